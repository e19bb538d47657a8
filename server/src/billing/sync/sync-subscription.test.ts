import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tierOf } from '../../entitlements/entitlements.ts';
import { listSubscriptionsOf } from '../../entitlements/subscriptions.store.ts';
import { subscriptionStates, subscriptions } from '../../entitlements/subscriptions.tables.ts';
import { users } from '../../people/people.tables.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import {
  aCustomer,
  changeTo,
  subscribe,
  type TestCustomer,
  useCard,
} from '../../testing/subscribers.ts';
import { createTestBilling } from '../../testing/test-billing.ts';
import { stripeCustomers, stripeTasks, trialUses } from '../billing.tables.ts';
import type { BillingDeps } from '../deps.ts';
import { acquireLease } from './customer-lease.ts';
import { findCustomerRowById } from './customers.store.ts';
import { syncSubscription } from './sync-subscription.ts';

const { log, entries } = recordedLog();
const billing = await createTestBilling({ log });
const { deps, db, stripe, clock, payments, setTime, setStripeAway } = billing;

const sync = ({ id }: TestCustomer) => syncSubscription(deps, id);
const tier = ({ user }: TestCustomer) => tierOf(db, { userId: user.id, now: clock.now() });
const rowsOf = ({ user }: TestCustomer) => listSubscriptionsOf(db, user.id);

function statesOf({ user }: TestCustomer) {
  const { status, tier, amountPence, since, endsAt, position } = subscriptionStates;
  return db
    .select({ status, tier, amountPence, since, endsAt, position })
    .from(subscriptionStates)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionStates.subscriptionId))
    .where(eq(subscriptions.userId, user.id))
    .orderBy(asc(subscriptionStates.subscriptionId), asc(position));
}

/** Where something happens between the question to Stripe and the writing. */
function interrupted(interruption: () => Promise<unknown>): BillingDeps {
  let isFirst = true;
  const connect: BillingDeps['payments']['connect'] = async () => {
    const { provider, stripeAccountId } = await payments.connect();
    const findCustomer: typeof provider.findCustomer = async (customerId) => {
      const customer = await provider.findCustomer(customerId);
      if (isFirst) {
        isFirst = false;
        await interruption();
      }
      return customer;
    };
    return { provider: { ...provider, findCustomer }, stripeAccountId };
  };
  return { ...deps, payments: { ...payments, connect } };
}

it('stores a new subscription with its trial, and writes nothing the second time', async () => {
  const customer = await aCustomer(billing);
  const { id } = await subscribe(billing, customer, { trialDays: 14 });
  expect(await tier(customer)).toBe('free');
  const first = await sync(customer);
  expect(first?.current).toMatchObject({
    userId: customer.user.id,
    subscriptionId: id,
    status: 'trialing',
    tier: 'basic',
    amountPence: 499,
    currency: 'gbp',
    trialEnd: new Date('2026-11-29T09:00:00Z'),
    endsAt: null,
  });
  expect(await tier(customer)).toBe('basic');
  const uses = await db.select().from(trialUses).where(eq(trialUses.userId, customer.user.id));
  expect(uses).toHaveLength(1);
  const states = await statesOf(customer);
  expect(states).toMatchObject([
    { status: 'trialing', since: new Date('2026-11-15T09:00:00Z'), position: 1 },
  ]);
  clock.advance(60_000);
  const second = await sync(customer);
  expect(await statesOf(customer)).toEqual(states);
  expect(second?.current).toEqual({ ...first?.current, syncedAt: clock.now() });
});

it('adds a state for each change of status, plan and end, from when it was seen', async () => {
  await setTime('2026-11-16T10:00:00Z');
  const customer = await aCustomer(billing);
  const subscription = await subscribe(billing, customer);
  await sync(customer);
  await setTime('2026-11-17T10:00:00Z');
  await changeTo(billing, subscription, 'premium');
  await sync(customer);
  await setTime('2026-11-18T10:00:00Z');
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await sync(customer);
  expect(await tier(customer)).toBe('premium');
  await setTime('2026-11-19T10:00:00Z');
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  await sync(customer);
  await setTime('2026-11-20T10:00:00Z');
  await stripe.subscriptions.cancel(subscription.id);
  await setTime('2026-11-21T10:00:00Z');
  const { current } = (await sync(customer)) ?? {};
  expect(current).toBeNull();
  expect(await tier(customer)).toBe('free');
  const endsAt = new Date('2026-12-16T10:00:00Z');
  expect(await statesOf(customer)).toMatchObject([
    { status: 'active', tier: 'basic', amountPence: 499, since: new Date('2026-11-16T10:00:00Z') },
    { tier: 'premium', amountPence: 999, since: new Date('2026-11-17T10:00:00Z'), endsAt: null },
    { since: new Date('2026-11-18T10:00:00Z'), endsAt },
    { since: new Date('2026-11-19T10:00:00Z'), endsAt: null },
    { status: 'canceled', since: new Date('2026-11-20T10:00:00Z'), position: 5 },
  ]);
});

it('a change that waits for its payment changes no plan', async () => {
  const customer = await aCustomer(billing);
  const subscription = await subscribe(billing, customer);
  await useCard(billing, { customerId: customer.id, card: 'pm_card_chargeCustomerFail' });
  clock.advance(60_000);
  await setTime(clock.now());
  await changeTo(billing, subscription, 'premium');
  const { current } = (await sync(customer)) ?? {};
  expect(current).toMatchObject({ tier: 'basic', pendingTier: 'premium', status: 'active' });
  expect(current?.pendingUntil).toBeInstanceOf(Date);
  expect(current?.openInvoiceUrl).toContain('http');
  expect(await tier(customer)).toBe('basic');
});

it('counts a late payment from when it was due until it is made', async () => {
  await setTime('2026-11-25T10:00:00Z');
  const customer = await aCustomer(billing);
  await subscribe(billing, customer);
  await useCard(billing, { customerId: customer.id, card: 'pm_card_chargeCustomerFail' });
  await setTime('2026-12-25T12:00:00Z');
  await sync(customer);
  await setTime('2026-12-26T12:00:00Z');
  const { current } = (await sync(customer)) ?? {};
  const pastDueSince = new Date('2026-12-25T11:00:00Z');
  expect(current).toMatchObject({ status: 'past_due', pastDueSince });
  expect(await tier(customer)).toBe('basic');
  await useCard(billing, { customerId: customer.id, card: 'pm_card_visa' });
  await stripe.invoices.pay(current?.openInvoiceId ?? '');
  const paid = await sync(customer);
  expect(paid?.current).toMatchObject({ status: 'active', pastDueSince: null });
});

it('of several that live the best counts, and one task ends each of the others', async () => {
  const customer = await aCustomer(billing);
  const trial = await subscribe(billing, customer, { trialDays: 14 });
  const paid = await subscribe(billing, customer, { tier: 'premium' });
  await sync(customer);
  const synced = await sync(customer);
  expect(synced?.current?.subscriptionId).toBe(paid.id);
  const tasks = await db.select().from(stripeTasks).where(eq(stripeTasks.customerId, customer.id));
  expect(tasks).toMatchObject([{ kind: 'end_duplicate', subscriptionId: trial.id, doneAt: null }]);
  expect((await stripe.subscriptions.retrieve(trial.id)).status).toBe('trialing');
});

it('with a customer that is deleted at Stripe all ends, and the next is another', async () => {
  const customer = await aCustomer(billing);
  await subscribe(billing, customer);
  await sync(customer);
  const before = await findCustomerRowById(db, customer.rowId);
  await stripe.customers.del(customer.id);
  clock.advance(60_000);
  expect(await sync(customer)).toEqual({ customer: null, current: null });
  expect(await rowsOf(customer)).toMatchObject([{ status: 'canceled', endedAt: clock.now() }]);
  expect(await statesOf(customer)).toMatchObject([{ status: 'active' }, { status: 'canceled' }]);
  const after = await findCustomerRowById(db, customer.rowId);
  expect(after?.customerId).toBeNull();
  expect(after?.creationKey).not.toBe(before?.creationKey);
  expect(await sync(customer)).toBeNull();
});

it('writes nothing for a person who was deleted while Stripe was asked', async () => {
  const customer = await aCustomer(billing);
  const { id } = await subscribe(billing, customer);
  const leaving = interrupted(() => db.delete(users).where(eq(users.id, customer.user.id)));
  expect(await syncSubscription(leaving, customer.id)).toMatchObject({ current: null });
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.subscriptionId, id));
  expect(rows).toEqual([]);
});

it('asks again where another has taken over while Stripe was slow', async () => {
  const customer = await aCustomer(billing);
  const subscription = await subscribe(billing, customer);
  const overtaken = interrupted(async () => {
    await changeTo(billing, subscription, 'premium');
    await db
      .update(stripeCustomers)
      .set({ leasedUntil: new Date(0) })
      .where(eq(stripeCustomers.id, customer.rowId));
    await sync(customer);
  });
  await syncSubscription(overtaken, customer.id);
  expect(await statesOf(customer)).toMatchObject([{ tier: 'premium', position: 1 }]);
});

it('a price that is none of ours gives nothing, and staff are told once', async () => {
  const customer = await aCustomer(billing);
  const { id, items } = await subscribe(billing, customer);
  await sync(customer);
  const product = await stripe.products.create({ name: 'Something else' });
  const recurring = { interval: 'month' } as const;
  const price = { product: product.id, currency: 'gbp', unit_amount: 100, recurring };
  const foreign = await stripe.prices.create(price);
  const item = { id: items.data[0]?.id ?? '', price: foreign.id };
  await stripe.subscriptions.update(id, { items: [item] });
  await sync(customer);
  await sync(customer);
  expect(await tier(customer)).toBe('free');
  expect(await statesOf(customer)).toMatchObject([{ status: 'active' }, { status: 'unlisted' }]);
  expect(entries.filter(({ subscription }) => subscription === id)).toHaveLength(1);
});

it('nothing changes while Stripe is away, and the lease is free again', async () => {
  const customer = await aCustomer(billing);
  await subscribe(billing, customer);
  await sync(customer);
  const before = await rowsOf(customer);
  setStripeAway(true);
  await expect(sync(customer)).rejects.toMatchObject({ code: 'payments_unavailable' });
  setStripeAway(false);
  expect(await rowsOf(customer)).toEqual(before);
  expect(await acquireLease(deps, customer.rowId, 0)).not.toBeNull();
});
