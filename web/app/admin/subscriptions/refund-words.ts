/** What giving money back means, and what is wrong with an amount. */
import type { AdminInvoice } from '@debt-payoff/contract/admin-subscriptions';
import { readFigure } from '@debt-payoff/contract/amounts';
import { formatPounds, hasAtMostDecimals } from '@debt-payoff/contract/money';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { invoiceName } from './invoice-words.ts';

const texts = adminTexts.subscriptions;

export function amountProblem(typed: string, { refundable }: AdminInvoice): string | null {
  const amount = readFigure(typed);
  const isAmount = amount !== null && amount > 0 && hasAtMostDecimals(amount, 2);
  if (!isAmount) return texts.invalidAmount;
  return amount > refundable ? texts.moreThanIsLeft : null;
}

/** Null where it is no amount that can be given back. */
export function readAmount(typed: string, invoice: AdminInvoice): number | null {
  return amountProblem(typed, invoice) === null ? readFigure(typed) : null;
}

/** Names the amount and the person, so that neither is mistaken. */
export function refundSentence(
  invoice: AdminInvoice,
  { amount, username }: { readonly amount: number | null; readonly username: string },
): string {
  const given = amount === null ? 'The amount' : formatPounds(amount);
  return `${given} of ${invoiceName(invoice)} goes back to the card of ${username}. It cannot be called back. ${billingTexts.cancellation.refundTakes}`;
}
