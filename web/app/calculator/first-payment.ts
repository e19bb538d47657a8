/** What the first payment of a debt does, in words. */
import { formatPence } from '@debt-payoff/contract/money';

/** In pence; `owedPence` is the balance with the month's interest. */
type FirstPayment = {
  readonly interestPence: number;
  readonly paymentPence: number;
  readonly owedPence: number;
};

export function firstPaymentSentence({
  interestPence,
  paymentPence,
  owedPence,
}: FirstPayment): string {
  if (paymentPence >= owedPence) return 'The first payment clears it.';
  if (paymentPence < interestPence) {
    return `By its own payment of ${formatPence(paymentPence)} a month this debt would not go down; its interest is ${formatPence(interestPence)} a month.`;
  }
  const rest = formatPence(paymentPence - interestPence);
  if (interestPence === 0) return `No interest: ${rest} a month brings the balance down.`;
  if (paymentPence === interestPence) {
    return `All of the payment, ${formatPence(interestPence)}, is interest; the balance stays as it is.`;
  }
  return `About ${formatPence(interestPence)} of the first payment is interest. The rest, ${rest}, brings the balance down.`;
}
