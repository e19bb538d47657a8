import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import { eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { tierOf } from '../../entitlements/entitlements.ts';
import { subscriptionStates, subscriptions } from '../../entitlements/subscriptions.tables.ts';
import { call } from '../../testing/people.ts';
import {
  aCustomer,
  aPayingPerson,
  getCurrent,
  type PayingPerson,
  refundedTo,
  subscribe,
} from '../../testing/subscribers.ts';
import { createTestBilling } from '../../testing/test-billing.ts';
import {
  billingNotices,
  checkouts,
  stripeCustomers,
  stripeEvents,
  stripeTasks,
} from '../billing.tables.ts';
import { getPrice } from '../plan-prices.ts';
import { cancelWithRefund } from './cancel-with-refund.ts';
import { activateBilling, suspendBilling } from './leave-billing.ts';
import { cancelByStaff } from './staff-acts.ts';
import { workTasks } from './stripe-tasks.ts';

const billing = await createTestBilling({ variables: { RATE_LIMIT_FACTOR: '1000' } });
const { app, db, pool, clock, deps, stripe, provider, setTime, setStripeAway } = billing;
const { deleteAccount, register } = accountAddresses;

const inMinutes = (count: number) => new Date(clock.now().getTime() + count * 60_000);
const leave = (as: PayingPerson) =>
  call(app, deleteAccount, { as, body: { password: as.password } });

beforeEach(() => setStripeAway(false));

/** Every text and number that any table holds, but those of the emulator and of the queue. */
async function everythingStored(): Promise<string> {
  const { rows } = await pool.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_name NOT IN ('stripe_tasks', 'deleted_accounts')`,
  );
  const tables = await Promise.all(rows.map(({ name }) => pool.query(`SELECT * FROM ${name}`)));
  return JSON.stringify(tables.map((table) => table.rows));
}

describe('deleting an account', () => {
  it('is done at once while Stripe is away, and at Stripe when it is back', async () => {
    const person = await aPayingPerson(billing, { tier: 'premium' });
    const { id, username, email, customerId, subscriptionId } = person;
    const { id: rowId } = await getCurrent(billing, person);
    setStripeAway(true);
    expect((await leave(person)).status).toBe(200);
    await workTasks(deps);
    const again = await call(app, register, { body: { username, email, password: 'another one' } });
    expect(again.status).toBe(201);

    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, rowId));
    expect(row).toMatchObject({
      status: 'canceled',
      endedAt: clock.now(),
      amountPence: 999,
      ...{ userId: null, customerId: null, subscriptionId: null, openInvoiceUrl: null },
    });
    const states = await db
      .select()
      .from(subscriptionStates)
      .where(eq(subscriptionStates.subscriptionId, rowId))
      .orderBy(subscriptionStates.position);
    expect(states.map(({ status }) => status)).toEqual(['active', 'canceled']);
    expect(await db.$count(stripeCustomers, eq(stripeCustomers.userId, id))).toBe(0);

    await setTime(inMinutes(2));
    await workTasks(deps);
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('active');
    setStripeAway(false);
    await setTime(inMinutes(5));
    await workTasks(deps);
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled');
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true });
    const tasks = await db.select().from(stripeTasks).where(eq(stripeTasks.customerId, customerId));
    expect(tasks).toMatchObject([{ kind: 'delete_customer', facts: {}, doneAt: clock.now() }]);
  });

  it('leaves nothing that names the person here or at Stripe', async () => {
    const person = await aPayingPerson(billing, { trialDays: 14 });
    const { id: userId, email, customerId, subscriptionId } = person;
    const { id: rowId, stripeAccountId } = await getCurrent(billing, person);
    const now = clock.now();
    await db.insert(billingNotices).values({
      subscriptionId: rowId,
      kind: 'refund_made',
      about: `re_of_${customerId}`,
      createdAt: now,
    });
    await db.insert(stripeEvents).values({
      eventId: `evt_of_${customerId}`,
      type: 'customer.updated',
      ...{ stripeAccountId, customerId, createdAt: now, receivedAt: now, nextAttemptAt: now },
    });
    const [customer] = await db
      .select()
      .from(stripeCustomers)
      .where(eq(stripeCustomers.userId, userId));
    await db.insert(checkouts).values({
      customerRowId: customer?.id ?? 0,
      sessionId: `cs_of_${customerId}`,
      ...({ tier: 'basic', pricePence: 499, trialDays: 14 } as const),
      ...{ startNowAt: now, startNowWording: 'Start at once', createdAt: now, expiresAt: now },
    });
    const before = await everythingStored();
    for (const trace of [email, customerId, subscriptionId]) expect(before).toContain(trace);
    await leave(person);
    const left = await everythingStored();
    for (const trace of [customerId, subscriptionId]) expect(left).not.toContain(trace);
    await workTasks(deps);
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled');
  });
});

it('a refund that waited for Stripe is made although its owner has left since', async () => {
  const person = await aPayingPerson(billing);
  const { id, customerId } = person;
  const connected = await deps.payments.connect();
  const cut = { ...connected.provider, cancelNow: () => Promise.reject(new Error('not now')) };
  const connect = async () => ({ ...connected, provider: cut });
  await cancelWithRefund({ ...deps, payments: { ...deps.payments, connect } }, id);
  await leave(person);
  await workTasks(deps);
  expect(await stripe.customers.retrieve(customerId)).not.toMatchObject({ deleted: true });
  await setTime(inMinutes(2));
  await workTasks(deps);
  await workTasks(deps);
  expect(await refundedTo(billing, customerId)).toEqual([499]);
  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true });
});

describe('suspending', () => {
  const whose = ({ id: userId }: PayingPerson) => ({ userId, now: clock.now() });
  const suspend = (person: PayingPerson) =>
    db.transaction((tx) => suspendBilling(tx, whose(person)));
  const activate = (person: PayingPerson) =>
    db.transaction((tx) => activateBilling(tx, whose(person)));
  const endOf = async (person: PayingPerson) => {
    const { cancel_at: endsAt, metadata } = await stripe.subscriptions.retrieve(
      person.subscriptionId,
    );
    return { isEnding: endsAt !== null, mark: metadata.ended_by_suspension };
  };

  it('sets it to end with the period, and activating takes that back', async () => {
    const person = await aPayingPerson(billing);
    await suspend(person);
    await workTasks(deps);
    expect(await endOf(person)).toEqual({ isEnding: true, mark: 'true' });
    expect((await getCurrent(billing, person)).endsAt).not.toBeNull();
    expect(await tierOf(db, { userId: person.id, now: clock.now() })).toBe('basic');
    await activate(person);
    await workTasks(deps);
    expect(await endOf(person)).toEqual({ isEnding: false, mark: undefined });
    expect((await getCurrent(billing, person)).endsAt).toBeNull();
  });

  it('leaves no checkout open, and ends what was never paid', async () => {
    const { user, id: customerId } = await aCustomer(billing, 'pm_card_authenticationRequired');
    const { url } = await provider.openCheckout({
      ...{ customerId, price: await getPrice(await deps.payments.connect(), 'basic_monthly') },
      ...{ trialDays: 14, startNowAt: null, expiresAt: inMinutes(60), key: customerId },
      ...{ successUrl: 'https://x.example', cancelUrl: 'https://x.example' },
      ...{ submitNote: 'x', invoiceFooter: 'x' },
    });
    const { id: unpaid, status } = await subscribe(billing, { id: customerId });
    expect(status).toBe('incomplete');
    await db.transaction((tx) => suspendBilling(tx, { userId: user.id, now: clock.now() }));
    await workTasks(deps);
    await billing.completeCheckout(url);
    const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all' });
    expect(data.map(({ id }) => id)).toEqual([unpaid]);
    expect(['canceled', 'incomplete_expired']).toContain(data[0]?.status);
    expect(await db.$count(stripeTasks, isNull(stripeTasks.doneAt))).toBe(0);
  });

  it('leaves alone what its owner has cancelled', async () => {
    const person = await aPayingPerson(billing);
    const { subscriptionId } = person;
    await provider.cancelAtPeriodEnd({
      subscriptionId,
      isBySuspension: false,
      key: `own-${person.id}`,
    });
    await suspend(person);
    await activate(person);
    await workTasks(deps);
    expect(await endOf(person)).toEqual({ isEnding: true, mark: undefined });
  });

  it('leaves alone what staff have cancelled while it lasted', async () => {
    const person = await aPayingPerson(billing);
    await suspend(person);
    await workTasks(deps);
    const { id: rowId } = await getCurrent(billing, person);
    await cancelByStaff(deps, { userId: person.id, rowId });
    await activate(person);
    await workTasks(deps);
    expect(await endOf(person)).toEqual({ isEnding: true, mark: undefined });
  });

  it('in quick turns, while Stripe is away and by two workers, ends as was last asked', async () => {
    const person = await aPayingPerson(billing);
    setStripeAway(true);
    for (const act of [suspend, activate, suspend]) {
      await act(person);
      await workTasks(deps);
    }
    setStripeAway(false);
    await setTime(inMinutes(61));
    for (let turn = 0; turn < 3; turn += 1) await Promise.all([workTasks(deps), workTasks(deps)]);
    expect(await endOf(person)).toEqual({ isEnding: true, mark: 'true' });
    await activate(person);
    await Promise.all([workTasks(deps), workTasks(deps)]);
    expect(await endOf(person)).toEqual({ isEnding: false, mark: undefined });
  });
});
