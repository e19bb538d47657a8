/** The amounts of scheduled payments as people read them. */
import { formatPence, formatPounds, penceFromPounds } from '@debt-payoff/contract/money';
import type { MissedPayments } from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';

export type ShownAmount = { readonly payment_amount: number; readonly is_estimate: boolean };

/** '£43.59'; of a month ahead, where it follows what the lender asks, 'about £43.59'. */
export function amountWords({ payment_amount, is_estimate }: ShownAmount): string {
  const amount = formatPounds(payment_amount);
  return is_estimate ? paymentTexts.scheduled.about(amount) : amount;
}

/** The same of their sum. */
export function sumWords(amounts: readonly ShownAmount[]): string {
  const pence = amounts.reduce((sum, each) => sum + penceFromPounds(each.payment_amount), 0);
  const sum = formatPence(pence);
  const isEstimate = amounts.some(({ is_estimate }) => is_estimate);
  return isEstimate ? paymentTexts.scheduled.about(sum) : sum;
}

type MissedPayment = MissedPayments['missed_payments'][number];

export function sumOfMissed(payments: readonly MissedPayment[]): string {
  const amounts = payments.flatMap(({ missed_amounts }) => missed_amounts);
  return formatPence(amounts.reduce((sum, pounds) => sum + penceFromPounds(pounds), 0));
}

/** '£60.00', or '3 × £60.00 = £180.00'; where they differ, each date has its own: '3 payments, £181.20'. */
export function missedAmountWords(payment: MissedPayment): string {
  const { missed_count, payment_amount } = payment;
  const sum = sumOfMissed([payment]);
  if (missed_count === 1) return sum;
  return areAlike(payment)
    ? `${missed_count} × ${formatPounds(payment_amount)} = ${sum}`
    : `${missed_count} payments, ${sum}`;
}

export function areAlike({ missed_amounts: [first, ...others] }: MissedPayment): boolean {
  return others.every((pounds) => pounds === first);
}
