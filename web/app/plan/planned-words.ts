/** The one-offs and pauses that a portfolio keeps, in words. */
import { formatPounds } from '@debt-payoff/contract/money';
import { monthOf } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { oneOffLine, pauseLine } from '@debt-payoff/contract/one-off-and-pause-words';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { KeptOneOff, KeptPause } from './removed-options.ts';

export type PlannedOptions = {
  readonly plan: Pick<PortfolioPlan, 'one_offs' | 'pauses'>;
  readonly debts: readonly Pick<Debt, 'id' | 'creditor'>[];
};

export function oneOffWords(
  { month, amount, debt_id }: KeptOneOff,
  debts: PlannedOptions['debts'],
): string {
  const debt = debts.find(({ id }) => id === debt_id);
  return oneOffLine({
    month: monthOf(month),
    amount: formatPounds(amount),
    name: debt === undefined ? null : nameInSentence(debt.creditor),
  });
}

export function pauseWords({ from_month, to_month }: KeptPause): string {
  return pauseLine({ fromMonth: monthOf(from_month), toMonth: monthOf(to_month) });
}
