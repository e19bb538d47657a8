/** A payment that waits for its owner, as a refusal names it. */
import { CallError } from '@debt-payoff/contract/client';
import type { ErrorReply } from '@debt-payoff/contract/errors';
import { formatPounds } from '@debt-payoff/contract/money';
import { formatDayAndTime } from '../words/dates.ts';

export type PaymentToFinish = {
  /** Where it can be paid. */
  readonly url: string | null;
  /** Pounds. */
  readonly amount: number;
  readonly expiresAt: string | null;
};

/** What the server adds to a refusal where a payment waits. */
type PaymentReply = ErrorReply & {
  readonly invoice_url: string | null;
  readonly expires_at: string | null;
  readonly amount: number;
};

/** Null where the call failed for another reason. */
export function findPaymentToFinish(error: unknown): PaymentToFinish | null {
  if (!(error instanceof CallError) || !('invoice_url' in error.reply)) return null;
  // The field that tells it apart comes with the others.
  const { invoice_url: url, expires_at: expiresAt, amount } = error.reply as PaymentReply;
  return { url, expiresAt, amount };
}

/** Why it waits is known to the bank alone. */
export function paymentSentence({ amount, expiresAt }: PaymentToFinish): string {
  const what = amount > 0 ? `The payment of ${formatPounds(amount)}` : 'The payment';
  const until =
    expiresAt === null ? '' : ` You can finish it until ${formatDayAndTime(expiresAt)}.`;
  return `${what} waits for you: your bank declined it, or asks you to confirm it.${until}`;
}
