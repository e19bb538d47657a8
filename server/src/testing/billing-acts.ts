/** What people and time do at Stripe, for tests of what follows from it. */
import Stripe from 'stripe';
import { getOrCreateCustomer } from '../billing/customers.ts';
import { acquireLease, workInLease } from '../billing/sync/customer-lease.ts';
import { findCustomerRowById } from '../billing/sync/customers.store.ts';
import { DomainError } from '../platform/domain-error.ts';
import { changeTo, subscribe, type TestCustomer, useCard } from './subscribers.ts';
import type { TestBilling } from './test-billing.ts';

export const billingActs = [
  'subscribe',
  'try',
  'change',
  'decline',
  'set to end',
  'keep',
  'cancel',
  'pay',
  'wait',
  'delete customer',
] as const;
export type BillingAct = (typeof billingActs)[number];

const dayMs = 86_400_000;

type Actor = TestCustomer & {
  /** Told before the lease is waited for. */
  readonly onLease: () => void;
};

/** Whether it could happen. */
export async function act(
  billing: TestBilling,
  customer: Actor,
  what: BillingAct,
): Promise<boolean> {
  try {
    return await perform(billing, customer, what);
  } catch (error) {
    // A card that is declined has changed something; a request that makes no sense has not.
    if (error instanceof Stripe.errors.StripeCardError) return true;
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    // Somebody took the lease over.
    if (error instanceof DomainError) return false;
    throw error;
  }
}

async function perform(billing: TestBilling, customer: Actor, what: BillingAct): Promise<boolean> {
  const { stripe, clock, setTime } = billing;
  if (what === 'wait') {
    await setTime(new Date(clock.now().getTime() + 16 * dayMs));
    return true;
  }
  if (what === 'subscribe' || what === 'try') return begin(billing, customer, what);
  const customerId = await customerIdOf(billing, customer);
  if (customerId === null) return begin(billing, customer, 'subscribe');
  if (what === 'delete customer') {
    await stripe.customers.del(customerId);
    return true;
  }
  const [subscription] = (await stripe.subscriptions.list({ customer: customerId })).data;
  // Where nothing lives, there is only one thing to do.
  if (subscription === undefined) return begin(billing, customer, 'subscribe');
  return performOn(billing, { customerId, subscription, what });
}

async function performOn(
  billing: TestBilling,
  {
    customerId,
    subscription,
    what,
  }: {
    readonly customerId: string;
    readonly subscription: Stripe.Subscription;
    readonly what: Exclude<BillingAct, 'subscribe' | 'try' | 'wait' | 'delete customer'>;
  },
): Promise<boolean> {
  const { stripe } = billing;
  const { id, items } = subscription;
  const other = items.data[0]?.price.lookup_key === 'basic_monthly' ? 'premium' : 'basic';
  switch (what) {
    case 'change':
      await changeTo(billing, subscription, other);
      return true;
    case 'decline':
      await useCard(billing, { customerId, card: 'pm_card_chargeCustomerFail' });
      await changeTo(billing, subscription, other);
      return true;
    case 'set to end':
      await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      return true;
    case 'keep':
      await stripe.subscriptions.update(id, { cancel_at_period_end: false });
      return true;
    case 'cancel':
      await stripe.subscriptions.cancel(id);
      return true;
    case 'pay':
      return pay(billing, { customerId, subscription });
  }
}

/** As at our checkout: within the lease, and as a new customer where the former was deleted. */
async function begin(
  billing: TestBilling,
  customer: Actor,
  what: 'subscribe' | 'try',
): Promise<boolean> {
  const { deps, payments } = billing;
  customer.onLease();
  const lease = await acquireLease(deps, customer.rowId);
  if (lease === null) return false;
  const connected = await payments.connect();
  await workInLease(deps, lease, async () => {
    const { customerId: id } = await getOrCreateCustomer(deps, {
      ...{ lease, connected, user: customer.user },
    });
    await useCard(billing, { customerId: id, card: 'pm_card_visa' });
    const trial = what === 'try' ? { trialDays: 14 } : {};
    await subscribe(billing, { ...customer, id }, trial);
  });
  return true;
}

async function pay(
  billing: TestBilling,
  {
    customerId,
    subscription,
  }: { readonly customerId: string; readonly subscription: Stripe.Subscription },
): Promise<boolean> {
  await useCard(billing, { customerId, card: 'pm_card_visa' });
  const { latest_invoice: invoice } = subscription;
  if (typeof invoice !== 'string') return false;
  await billing.stripe.invoices.pay(invoice);
  return true;
}

async function customerIdOf({ db }: TestBilling, { rowId }: TestCustomer): Promise<string | null> {
  return (await findCustomerRowById(db, rowId))?.customerId ?? null;
}
