import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tierOf } from '../../entitlements/entitlements.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { aCustomer, changeTo, subscribe, type TestCustomer } from '../../testing/subscribers.ts';
import { createTestBilling } from '../../testing/test-billing.ts';
import { stripeEvents } from '../billing.tables.ts';
import { withCustomerLease } from './customer-lease.ts';
import { createEventWorker } from './event-worker.ts';
import { claimDueEvents } from './events.store.ts';
import { retryDelayMs } from './handle-events.ts';

const { log, entries } = recordedLog();
const billing = await createTestBilling({ log });
const { deps, db, stripe, clock, calls, deliverEvents, setStripeAway, setTime } = billing;
const worker = createEventWorker(deps);

const tier = ({ user }: TestCustomer) => tierOf(db, { userId: user.id, now: clock.now() });
const eventsOf = ({ id }: TestCustomer) =>
  db.select().from(stripeEvents).where(eq(stripeEvents.customerId, id));

function countSyncs({ id }: TestCustomer): number {
  return calls.filter((call) => call === `GET /v1/customers/${id}`).length;
}

it('all events about a customer take one look at Stripe', async () => {
  const customer = await aCustomer(billing);
  await subscribe(billing, customer);
  const statuses = await deliverEvents();
  expect(statuses.length).toBeGreaterThan(2);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await tier(customer)).toBe('free');
  await worker.runNow();
  expect(await tier(customer)).toBe('basic');
  expect(countSyncs(customer)).toBe(1);
  const events = await eventsOf(customer);
  expect(events.every(({ handledAt }) => handledAt !== null)).toBe(true);
  await worker.runNow();
  expect(countSyncs(customer)).toBe(1);
});

it.each([
  ['ten times and at once', { copies: 10, isAtOnce: true }],
  ['the last first', { order: <Event>(events: readonly Event[]) => events.toReversed() }],
])('events that come %s leave what Stripe says', async (_, manner) => {
  const customer = await aCustomer(billing);
  const subscription = await subscribe(billing, customer);
  await changeTo(billing, subscription, 'premium');
  await stripe.subscriptions.cancel(subscription.id);
  await subscribe(billing, customer);
  await deliverEvents(manner);
  await Promise.all([worker.runNow(), createEventWorker(deps).runNow()]);
  expect(await tier(customer)).toBe('basic');
  expect((await eventsOf(customer)).every(({ handledAt }) => handledAt !== null)).toBe(true);
});

it('an event that comes while its customer is synced is worked off as well', async () => {
  const customer = await aCustomer(billing);
  const subscription = await subscribe(billing, customer);
  await deliverEvents();
  const running = worker.runNow();
  await changeTo(billing, subscription, 'premium');
  await deliverEvents();
  await Promise.all([running, worker.runNow()]);
  expect(await tier(customer)).toBe('premium');
});

it('while Stripe is away events wait, longer each time, and none is lost', async () => {
  const customer = await aCustomer(billing);
  await subscribe(billing, customer);
  await deliverEvents();
  setStripeAway(true);
  await worker.runNow();
  const [event] = await eventsOf(customer);
  expect(event).toMatchObject({
    handledAt: null,
    attempts: 1,
    nextAttemptAt: new Date(clock.now().getTime() + 60_000),
  });
  // That Stripe is away is told where it is called, and not for each customer.
  expect(entries).toEqual([]);
  setStripeAway(false);
  await worker.runNow();
  expect(await tier(customer)).toBe('free');
  await setTime(new Date(clock.now().getTime() + 60_000));
  await worker.runNow();
  expect(await tier(customer)).toBe('basic');
  expect([1, 2, 3, 7, 500].map(retryDelayMs)).toEqual([
    60_000, 120_000, 240_000, 3_600_000, 3_600_000,
  ]);
});

it('somebody whose lease is held does not keep the events of others waiting', async () => {
  const [busy, other] = [await aCustomer(billing), await aCustomer(billing)];
  const now = clock.now();
  const { stripeAccountId } = await deps.payments.connect();
  // More than are taken at once, and before those of the other.
  const waiting = Array.from({ length: 60 }, (_, index) => ({
    ...{ eventId: `evt_busy${index}`, type: 'invoice.paid', customerId: busy.id, stripeAccountId },
    ...{ createdAt: now, receivedAt: now, nextAttemptAt: new Date(0) },
  }));
  await db.insert(stripeEvents).values(waiting);
  await subscribe(billing, other);
  await deliverEvents();
  await withCustomerLease(deps, busy.rowId, () => worker.runNow());
  expect(await tier(other)).toBe('basic');
  expect((await eventsOf(busy)).every(({ attempts }) => attempts === 1)).toBe(true);
  await db.delete(stripeEvents).where(eq(stripeEvents.customerId, busy.id));
});

it('the events of a process that died are taken over', async () => {
  const customer = await aCustomer(billing);
  await subscribe(billing, customer);
  await deliverEvents();
  const now = clock.now();
  const leasedUntil = new Date(now.getTime() + 300_000);
  await claimDueEvents(db, { now, leasedUntil, countMax: 50 });
  await worker.runNow();
  expect(await tier(customer)).toBe('free');
  await setTime(leasedUntil);
  await worker.runNow();
  expect(await tier(customer)).toBe('basic');
});

it('once it is stopped it begins nothing more', async () => {
  const customer = await aCustomer(billing);
  await subscribe(billing, customer);
  await deliverEvents();
  const stopped = createEventWorker(deps);
  await stopped.stop();
  await stopped.runNow();
  expect(await tier(customer)).toBe('free');
});
