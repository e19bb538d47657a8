/** What people choose from in the forms of payments: a debt, with how it stands. */
import { formatPounds } from '@debt-payoff/contract/money';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';

export function debtOptionOf({ id, creditor, balance, is_paid_off }: Debt) {
  const standing = is_paid_off ? portfolioTexts.detail.paidOff : formatPounds(balance);
  return { value: String(id), label: `${nameInSentence(creditor)} (${standing})` };
}
