/** Payments that were typed when the session ended. */
import type { Payment } from '@debt-payoff/contract/payments';
import { findUnsentForm, unsentNameOf } from '../forms/unsent-form.ts';
import { unsentNames } from '../session/unsent-forms.ts';
import type { PaymentForm } from './payment-form.ts';
import { findPayment } from './queries.ts';

export function unsentPayment(portfolioId: number, id: number | null): string {
  return unsentNameOf('payment', { id, within: portfolioId });
}

/** Whether a new payment waits for anyone who had to sign in again. */
export function hasUnsentPayment(portfolioId: number, start: PaymentForm): boolean {
  return findUnsentForm(unsentPayment(portfolioId, null), start) !== null;
}

/** The saved payment that was being changed; null where none was, or where it has been deleted since. */
export async function findUnsentChange(portfolioId: number): Promise<Payment | null> {
  const names = unsentNames();
  const isChange = (name: string): boolean => /^payment \d+ in/.test(name);
  if (!names.some(isChange)) return null;
  return findPayment(portfolioId, ({ id }) => names.includes(unsentPayment(portfolioId, id)));
}
