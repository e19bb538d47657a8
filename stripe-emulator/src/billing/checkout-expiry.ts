/** The end of a checkout session that nobody completed. */

import type { CheckoutSession } from '../objects/checkout-session.ts';
import type { Transaction } from '../store/transaction.ts';
import { invalidRequest } from '../stripe-error.ts';
import { checkoutTermsOf } from './checkout.ts';
import { customerNow } from './customer-now.ts';

export async function expireSession(
  tx: Transaction,
  session: CheckoutSession,
): Promise<CheckoutSession> {
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  const now = await customerNow(tx, session.customer);
  const terms = await checkoutTermsOf(tx, session.id);
  const expired = await tx.update(
    'checkout.session',
    { ...session, status: 'expired', url: null },
    { ...terms, waitingPayer: null },
  );
  await tx.emit({ type: 'checkout.session.expired', object: expired, now });
  return expired;
}

/** While it is open. */
export function checkoutDueTime({ status, expires_at }: CheckoutSession): number | null {
  return status === 'open' ? expires_at : null;
}

export async function advanceCheckout(tx: Transaction, id: string): Promise<void> {
  await expireSession(tx, await tx.get('checkout.session', id));
}
