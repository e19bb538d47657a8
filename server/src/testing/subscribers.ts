/** People who subscribe at the emulator itself, past the product's own rules, as the sync knows them. */

import { randomUUID } from 'node:crypto';
import type { PaidTier } from '@debt-payoff/contract/plans';
import type Stripe from 'stripe';
import { customerMarksOf } from '../billing/stripe/stripe-customers.ts';
import { subscriptionMarks } from '../billing/stripe/stripe-subscription-facts.ts';
import { ensureCustomerRow, setCustomerId } from '../billing/sync/customers.store.ts';
import { syncSubscription } from '../billing/sync/sync-subscription.ts';
import type { SubscriptionRow } from '../entitlements/subscription-tier.ts';
import { findCurrentSubscription } from '../entitlements/subscriptions.store.ts';
import { getUser, insertUser, type User } from '../people/people.store.ts';
import { aPerson, type Person } from './people.ts';
import type { TestBilling } from './test-billing.ts';

/** `id` is Stripe's; nobody can sign in as one. */
export type TestCustomer = { readonly user: User; readonly rowId: number; readonly id: string };

/** Somebody who can sign in, and has been synced. */
export type PayingPerson = Person & {
  readonly customerId: string;
  readonly subscriptionId: string;
};

type Order = {
  readonly tier?: PaidTier;
  /** 0: paid at once. */
  readonly trialDays?: number;
  readonly startNowAt?: Date;
} & Partial<Stripe.SubscriptionCreateParams>;

/** Known here and at Stripe, with a card there, and subscribed to nothing. */
export async function aCustomer(
  billing: TestBilling,
  card = 'pm_card_visa',
): Promise<TestCustomer> {
  const name = randomUUID();
  const person = { username: name, email: `${name}@example.com`, passwordHash: 'none' };
  const user = await insertUser(billing.db, { ...person, now: billing.clock.now() });
  return becomeCustomer(billing, user, card);
}

/** With a card that is charged without asking. */
export async function aPayingPerson(
  billing: TestBilling,
  order: Order = {},
): Promise<PayingPerson> {
  const person = await aPerson(billing.app);
  const customer = await becomeCustomer(billing, await getUser(billing.db, person.id));
  const { id: subscriptionId } = await subscribe(billing, customer, order);
  await syncSubscription(billing.deps, customer.id);
  return { ...person, customerId: customer.id, subscriptionId };
}

async function becomeCustomer(
  { db, clock, payments, stripe }: TestBilling,
  user: User,
  card = 'pm_card_visa',
): Promise<TestCustomer> {
  const { stripeAccountId } = await payments.connect();
  const { id: userId, createdAt: registeredAt, email } = user;
  const row = await ensureCustomerRow(db, { userId, stripeAccountId, now: clock.now() });
  if (row === null) throw new Error('The row of a customer was not stored');
  const { id } = await stripe.customers.create({
    email,
    metadata: customerMarksOf({ userId, registeredAt }),
    payment_method: card,
    invoice_settings: { default_payment_method: card },
  });
  await db.transaction((tx) => setCustomerId(tx, { id: row.id, customerId: id }));
  return { user, rowId: row.id, id };
}

/** The card that pays from now on, by its token: also for what is subscribed to already. */
export async function useCard(
  { stripe }: Pick<TestBilling, 'stripe'>,
  { customerId, card }: { readonly customerId: string; readonly card: string },
): Promise<void> {
  const { id: method } = await stripe.paymentMethods.attach(card, { customer: customerId });
  const settings = { default_payment_method: method };
  await stripe.customers.update(customerId, { invoice_settings: settings });
  const { data } = await stripe.subscriptions.list({ customer: customerId });
  for (const { id, default_payment_method: own } of data) {
    if (own === null) continue;
    await stripe.subscriptions.update(id, settings);
  }
}

/** Also a second time, which the product would refuse. */
export async function subscribe(
  billing: TestBilling,
  { id: customer }: Pick<TestCustomer, 'id'>,
  { tier = 'basic', trialDays = 0, startNowAt, ...params }: Order = {},
): Promise<Stripe.Subscription> {
  return billing.stripe.subscriptions.create({
    customer,
    items: [{ price: billing.priceIds[tier] }],
    ...(trialDays > 0 && { trial_period_days: trialDays }),
    ...(startNowAt !== undefined && {
      metadata: { [subscriptionMarks.startNowAt]: startNowAt.toISOString() },
    }),
    ...params,
  });
}

/** Moves its item to the price of another plan, at once and paid first. */
export async function changeTo(
  billing: TestBilling,
  subscription: Stripe.Subscription,
  tier: PaidTier,
): Promise<Stripe.Subscription> {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('The subscription has no item');
  return billing.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item.id, price: billing.priceIds[tier] }],
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
  });
}

/** As our own table has it. */
export async function getCurrent(
  { db }: TestBilling,
  { id }: Pick<Person, 'id'>,
): Promise<SubscriptionRow> {
  const row = await findCurrentSubscription(db, id);
  if (row === null) throw new Error('There is no subscription that lives');
  return row;
}

/** What went back to the customer's card, in pence. */
export async function refundedTo({ stripe }: TestBilling, customerId: string): Promise<number[]> {
  const charges = await stripe.charges.list({ customer: customerId, limit: 100 });
  return charges.data.map(({ amount_refunded: refunded }) => refunded).filter((one) => one > 0);
}
