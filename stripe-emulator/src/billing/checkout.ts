/** Completes a checkout session: customer, card, subscription and payment, all of it or nothing. */

import { emptyAddress } from '../objects/address.ts';
import type { CheckoutSession, CustomerDetails } from '../objects/checkout-session.ts';
import { type Customer, newCustomer } from '../objects/customer.ts';
import type { PaymentMethod } from '../objects/payment-method.ts';
import type { CheckoutTerms, Payer } from '../store/checkout-terms.ts';
import type { Transaction } from '../store/transaction.ts';
import { StripeError } from '../stripe-error.ts';
import { amountDueToday, trialEndAt } from './checkout-amounts.ts';
import { createSubscription } from './create-subscription.ts';
import { createCardPaymentMethod } from './payment-methods.ts';
import { AuthenticationNeeded, setUpCard } from './set-up-card.ts';

export async function checkoutTermsOf(tx: Transaction, id: string): Promise<CheckoutTerms> {
  const {
    items,
    subscription,
    customerUpdate,
    waitingPayer = null,
  } = await tx.internal('checkout.session', id);
  if (items === undefined || subscription === undefined || customerUpdate === undefined) {
    throw new Error(`${id} has no terms`);
  }
  return { items, subscription, customerUpdate, waitingPayer };
}

/** Throws a card error, or AuthenticationNeeded; what was done in the transaction must then be undone. */
export async function completeCheckout(
  tx: Transaction,
  session: CheckoutSession,
  { payer, isAuthenticated }: { readonly payer: Payer; readonly isAuthenticated: boolean },
): Promise<CheckoutSession> {
  const terms = await checkoutTermsOf(tx, session.id);
  const customer = await ensureCustomer(tx, session, { terms, payer });
  const now = await tx.now(customer.test_clock);
  const amountDue = amountDueToday(terms, customer);
  const paymentMethod = await storeCard(tx, customer, payer);
  if (paymentMethod !== null && amountDue === 0) {
    await setUpCard(tx, { customer, paymentMethod, isAuthenticated });
  }
  const { subscription, invoice } = await subscribe(tx, {
    customer,
    terms,
    paymentMethod,
    isAuthenticated,
    now,
  });
  const completed = await tx.update(
    'checkout.session',
    {
      ...session,
      consent: payer.hasAcceptedTerms ? { promotions: null, terms_of_service: 'accepted' } : null,
      customer: customer.id,
      customer_details: customerDetailsOf(customer, payer),
      invoice,
      payment_status: amountDue > 0 ? 'paid' : 'no_payment_required',
      status: 'complete',
      subscription,
      url: null,
    },
    { ...terms, waitingPayer: null },
  );
  await tx.emit({ type: 'checkout.session.completed', object: completed, now });
  return completed;
}

type Completion = { readonly terms: CheckoutTerms; readonly payer: Payer };

async function ensureCustomer(
  tx: Transaction,
  session: CheckoutSession,
  { terms, payer }: Completion,
): Promise<Customer> {
  const name = payer.card?.name ?? null;
  const address = addressOf(payer);
  if (session.customer === null) {
    const now = await tx.now();
    const customer = newCustomer({ now, email: payer.email, name, address });
    await tx.insert('customer', customer);
    await tx.emit({ type: 'customer.created', object: customer, now });
    return customer;
  }
  const customer = await tx.get('customer', session.customer, 'customer');
  const changed = {
    ...customer,
    email: customer.email ?? payer.email,
    name: terms.customerUpdate.isName ? (name ?? customer.name) : customer.name,
    address: terms.customerUpdate.isAddress ? (address ?? customer.address) : customer.address,
  };
  if (JSON.stringify(changed) === JSON.stringify(customer)) return customer;
  const now = await tx.now(customer.test_clock);
  await tx.update('customer', changed);
  await tx.emit({ type: 'customer.updated', object: changed, previous: customer, now });
  return changed;
}

async function storeCard(
  tx: Transaction,
  customer: Customer,
  payer: Payer,
): Promise<PaymentMethod | null> {
  if (payer.card === null) return null;
  const paymentMethod = await createCardPaymentMethod(tx, {
    ...payer.card,
    email: payer.email,
    customerId: customer.id,
  });
  const address = addressOf(payer);
  if (address === null) return paymentMethod;
  const billing_details = { ...paymentMethod.billing_details, address };
  return tx.update('payment_method', { ...paymentMethod, billing_details });
}

async function subscribe(
  tx: Transaction,
  input: {
    readonly customer: Customer;
    readonly terms: CheckoutTerms;
    readonly paymentMethod: PaymentMethod | null;
    readonly isAuthenticated: boolean;
    readonly now: number;
  },
): Promise<{ readonly subscription: string; readonly invoice: string | null }> {
  const { customer, terms, paymentMethod, isAuthenticated, now } = input;
  try {
    const { subscription, invoice, outcome } = await createSubscription(tx, {
      customer,
      items: terms.items.map(({ price, quantity }) => ({ price, quantity })),
      trialEnd: trialEndAt(terms, now),
      metadata: terms.subscription.metadata,
      description: terms.subscription.description,
      defaultPaymentMethod: paymentMethod?.id ?? null,
      paymentBehavior: 'error_if_incomplete',
      isOnSession: true,
      isAuthenticated,
      cancelAt: null,
      invoiceSettings: {
        description: terms.subscription.invoiceDescription,
        footer: terms.subscription.invoiceFooter,
      },
      missingPaymentMethod: terms.subscription.missingPaymentMethod,
    });
    if (outcome?.kind === 'declined') throw outcome.error;
    if (outcome?.kind === 'requires_action') throw new AuthenticationNeeded();
    return { subscription: subscription.id, invoice: invoice?.id ?? null };
  } catch (error) {
    throw needsAuthentication(error) ? new AuthenticationNeeded() : error;
  }
}

function needsAuthentication(error: unknown): boolean {
  return (
    error instanceof StripeError &&
    error.details.code === 'subscription_payment_intent_requires_action'
  );
}

function addressOf({ country, postcode }: Payer): Customer['address'] {
  if (country === null && postcode === null) return null;
  return { ...emptyAddress, country, postal_code: postcode };
}

function customerDetailsOf(customer: Customer, payer: Payer): CustomerDetails {
  return {
    address: addressOf(payer) ?? emptyAddress,
    business_name: null,
    email: payer.email,
    individual_name: null,
    name: payer.card?.name ?? customer.name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
