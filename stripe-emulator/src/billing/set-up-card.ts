/** Keeps a card for later payments: its bank is asked first where it wants to be. */
import type { Customer } from '../objects/customer.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import type { WaitingCard } from '../store/checkout-terms.ts';
import type { Transaction } from '../store/transaction.ts';
import { createCardPaymentMethod, setDefaultPaymentMethod } from './payment-methods.ts';
import { endedStatuses, saveSubscription } from './save-subscription.ts';
import { createSucceededSetupIntent, needsAuthenticationToSetUp } from './setup-intents.ts';

/** Thrown where the bank wants to see the payer first; what was done must then be undone. */
export class AuthenticationNeeded extends Error {}

export async function setUpCard(
  tx: Transaction,
  {
    customer,
    paymentMethod,
    isAuthenticated,
  }: {
    readonly customer: Customer;
    readonly paymentMethod: PaymentMethod;
    readonly isAuthenticated: boolean;
  },
): Promise<void> {
  if (!isAuthenticated && (await needsAuthenticationToSetUp(tx, paymentMethod))) {
    throw new AuthenticationNeeded();
  }
  await createSucceededSetupIntent(tx, {
    customerId: customer.id,
    paymentMethodId: paymentMethod.id,
  });
}

/** The card that pays from now on: for the customer, and for each subscription that lives. */
export async function replaceCard(
  tx: Transaction,
  customer: Customer,
  { card, isAuthenticated }: { readonly card: WaitingCard; readonly isAuthenticated: boolean },
): Promise<void> {
  const paymentMethod = await createCardPaymentMethod(tx, {
    ...card,
    email: customer.email,
    customerId: customer.id,
  });
  await setUpCard(tx, { customer, paymentMethod, isAuthenticated });
  await setDefaultPaymentMethod(tx, customer, paymentMethod.id);
  for (const subscription of await tx.all('subscription', { customer: customer.id })) {
    if (endedStatuses.has(subscription.status)) continue;
    await saveSubscription(tx, subscription, {
      after: { ...subscription, default_payment_method: paymentMethod.id },
    });
  }
}
