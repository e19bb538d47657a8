import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { tierOf } from '../../entitlements/entitlements.ts';
import { subscriptions } from '../../entitlements/subscriptions.tables.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { aPayingPerson, getCurrent, refundedTo, subscribe } from '../../testing/subscribers.ts';
import { createTestBilling } from '../../testing/test-billing.ts';
import { stripeTasks } from '../billing.tables.ts';
import { changePlan } from '../change-plan.ts';
import { findRefundOffer } from '../refund-offer.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { cancelWithRefund } from './cancel-with-refund.ts';
import { workTasks } from './stripe-tasks.ts';

const { log, entries } = recordedLog();
const billing = await createTestBilling({ log });
const { db, clock, deps, stripe, calls, setTime, setStripeAway } = billing;

const minuteMs = 60_000;
const inMinutes = (count: number) => new Date(clock.now().getTime() + count * minuteMs);
const inDays = (count: number) => inMinutes(count * 24 * 60);
const tierNow = (userId: number) => tierOf(db, { userId, now: clock.now() });

beforeEach(async () => {
  // Nobody travels back: each test begins a day after the last.
  await setTime(inDays(1));
  setStripeAway(false);
});

describe('in the first days', () => {
  it('all goes back where the person did not ask to start at once', async () => {
    const { id, customerId, subscriptionId } = await aPayingPerson(billing);
    await setTime(inDays(14));
    expect(await cancelWithRefund(deps, id)).toEqual({ amountPence: 499, isComplete: true });
    expect(await refundedTo(billing, customerId)).toEqual([499]);
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled');
    expect(await tierNow(id)).toBe('free');
    const notes = await stripe.creditNotes.list({ customer: customerId });
    expect(notes.data.map(({ amount }) => amount)).toEqual([499]);
  });

  it('the unused share goes back where they did, after a trial that has turned paid', async () => {
    await setTime('2027-03-01T09:00:00Z');
    const order = { tier: 'premium', trialDays: 14, startNowAt: clock.now() } as const;
    const { id, customerId } = await aPayingPerson(billing, order);
    expect(await findRefundOffer(deps, await getCurrent(billing, { id }))).toBeNull();
    await expect(cancelWithRefund(deps, id)).rejects.toMatchObject({ code: 'refund_not_offered' });
    await setTime('2027-03-15T10:10:00Z');
    await setTime('2027-03-18T09:00:00Z');
    // 28 of the 31 days until 15 April: 902.32 pence.
    expect(await cancelWithRefund(deps, id)).toEqual({ amountPence: 902, isComplete: true });
    expect(await refundedTo(billing, customerId)).toEqual([902]);
  });

  it('what was paid for an upgrade goes back as well', async () => {
    const { id, customerId, subscriptionId } = await aPayingPerson(billing);
    await setTime(inDays(3));
    const { items } = await stripe.subscriptions.retrieve(subscriptionId);
    await stripe.subscriptions.update(subscriptionId, {
      items: [{ id: items.data[0]?.id ?? '', price: billing.priceIds.premium }],
      proration_behavior: 'always_invoice',
    });
    const paid = await stripe.charges.list({ customer: customerId });
    const amounts = paid.data.map(({ amount }) => amount);
    const { amountPence } = await cancelWithRefund(deps, id);
    expect(amounts).toHaveLength(2);
    expect(amountPence).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
    expect(await refundedTo(billing, customerId)).toEqual(amounts);
  });

  it('what a downgrade has given to their credit is paid back, and no credit any more', async () => {
    const { id, customerId } = await aPayingPerson(billing);
    // Older credit, which has nothing to do with it.
    await stripe.customers.createBalanceTransaction(customerId, { amount: -70, currency: 'gbp' });
    await changePlan(deps, { userId: id, priceId: 'premium_monthly' });
    await changePlan(deps, { userId: id, priceId: 'basic_monthly' });
    expect(await cancelWithRefund(deps, id)).toMatchObject({ amountPence: 499 + 430 });
    expect(await refundedTo(billing, customerId)).toEqual([430, 499]);
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ balance: -70 });
  });

  it('two tabs at once get one refund', async () => {
    const { id, customerId } = await aPayingPerson(billing);
    const results = await Promise.allSettled([
      cancelWithRefund(deps, id),
      cancelWithRefund(deps, id),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refundedTo(billing, customerId)).toEqual([499]);
  });
});

describe('later', () => {
  it('nothing is offered, and Stripe is not even asked for invoices', async () => {
    const person = await aPayingPerson(billing);
    await setTime(inDays(15));
    calls.length = 0;
    expect(await findRefundOffer(deps, await getCurrent(billing, person))).toBeNull();
    expect(calls).toEqual([]);
    await expect(cancelWithRefund(deps, person.id)).rejects.toMatchObject({
      code: 'refund_not_offered',
    });
    expect(await refundedTo(billing, person.customerId)).toEqual([]);
    expect(await tierNow(person.id)).toBe('basic');
  });
});

describe('while Stripe does not answer', () => {
  it('nothing is planned where it is away from the beginning', async () => {
    const { id, customerId } = await aPayingPerson(billing);
    setStripeAway(true);
    await expect(cancelWithRefund(deps, id)).rejects.toMatchObject({
      code: 'payments_unavailable',
    });
    setStripeAway(false);
    const tasks = await db.$count(stripeTasks, eq(stripeTasks.customerId, customerId));
    expect(tasks).toBe(0);
    await workTasks(deps);
    expect(await refundedTo(billing, customerId)).toEqual([]);
    expect(await tierNow(id)).toBe('basic');
  });

  it.each([
    ['before it is cancelled', 'cancelNow'],
    ['after it is cancelled', 'refund'],
  ] as const)('what was planned is finished once by itself: away %s', async (_, method) => {
    const { id, customerId, subscriptionId } = await aPayingPerson(billing);
    const { provider, stripeAccountId } = await deps.payments.connect();
    const cut = {
      ...provider,
      [method]: async () => {
        setStripeAway(true);
        return provider.findPrice('basic');
      },
    };
    const payments = {
      ...deps.payments,
      connect: async () => ({ provider: cut, stripeAccountId }),
    };
    const reply = await cancelWithRefund({ ...deps, payments }, id);
    expect(reply).toEqual({ amountPence: 499, isComplete: false });
    await setTime(inMinutes(2));
    await workTasks(deps);
    expect(await refundedTo(billing, customerId)).toEqual([]);

    setStripeAway(false);
    await setTime(inMinutes(3));
    await Promise.all([workTasks(deps), workTasks(deps)]);
    await workTasks(deps);
    expect(await refundedTo(billing, customerId)).toEqual([499]);
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled');
    expect(await tierNow(id)).toBe('free');
    const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, id));
    expect(rows).toMatchObject([{ status: 'canceled' }]);
  });

  it.each([
    ['some', 300, [199, 300]],
    ['all', 499, [499]],
  ])(
    'what staff gave back at Stripe in the meantime, %s of it, is not given twice',
    async (_, givenPence, refunded) => {
      const { id, customerId } = await aPayingPerson(billing);
      const { provider, stripeAccountId } = await deps.payments.connect();
      const cut = { ...provider, refund: () => Promise.reject(new Error('not now')) };
      const payments = {
        ...deps.payments,
        connect: async () => ({ provider: cut, stripeAccountId }),
      };
      expect(await cancelWithRefund({ ...deps, payments }, id)).toMatchObject({
        isComplete: false,
      });
      const { data } = await stripe.charges.list({ customer: customerId });
      await stripe.refunds.create({ charge: data[0]?.id ?? '', amount: givenPence });
      await setTime(inMinutes(2));
      await workTasks(deps);
      const refunds = await stripe.refunds.list({ charge: data[0]?.id ?? '' });
      expect(refunds.data.map(({ amount }) => amount)).toEqual(refunded);
      const open = and(eq(stripeTasks.customerId, customerId), isNull(stripeTasks.doneAt));
      expect(await db.$count(stripeTasks, open)).toBe(0);
    },
  );

  it('asked for again it is the same refund, also of what was charged since', async () => {
    const { id, customerId } = await aPayingPerson(billing);
    const { provider, stripeAccountId } = await deps.payments.connect();
    const cut = { ...provider, cancelNow: () => Promise.reject(new Error('not now')) };
    const payments = {
      ...deps.payments,
      connect: async () => ({ provider: cut, stripeAccountId }),
    };
    expect(await cancelWithRefund({ ...deps, payments }, id)).toMatchObject({ isComplete: false });
    expect(await cancelWithRefund({ ...deps, payments }, id)).toEqual({
      amountPence: 499,
      isComplete: false,
    });
    await setTime(inDays(31));
    await setTime(inMinutes(70));
    await workTasks(deps);
    expect(await refundedTo(billing, customerId)).toEqual([499, 499]);
  });
});

describe('of two subscriptions', () => {
  const statusOf = async (id: string) => (await stripe.subscriptions.retrieve(id)).status;

  it('the earlier one stays, and all that was paid for the other goes back', async () => {
    entries.length = 0;
    const person = await aPayingPerson(billing, { tier: 'premium' });
    const { id: userId, customerId, subscriptionId: kept } = person;
    await setTime(inMinutes(10));
    const { id: other } = await subscribe(billing, { id: customerId });
    await syncSubscription(deps, customerId);
    await syncSubscription(deps, customerId);
    // The sync itself never cancels.
    expect(await statusOf(other)).toBe('active');
    await Promise.all([workTasks(deps), workTasks(deps)]);
    await workTasks(deps);
    expect([await statusOf(kept), await statusOf(other)]).toEqual(['active', 'canceled']);
    expect(await refundedTo(billing, customerId)).toEqual([499]);
    expect((await getCurrent(billing, person)).subscriptionId).toBe(kept);
    expect(await tierNow(userId)).toBe('premium');
    expect(entries).toMatchObject([{ kept, ended: other }]);
    const open = await db.select().from(stripeTasks).where(eq(stripeTasks.customerId, customerId));
    expect(open.filter(({ doneAt }) => doneAt === null)).toEqual([]);
  });

  it('the one in the better state stays, as it is when Stripe is back', async () => {
    const person = await aPayingPerson(billing, { trialDays: 14 });
    const { customerId, subscriptionId: inTrial } = person;
    await setTime(inMinutes(10));
    const { id: paid } = await subscribe(billing, { id: customerId }, { tier: 'premium' });
    await syncSubscription(deps, customerId);
    setStripeAway(true);
    await workTasks(deps);
    setStripeAway(false);
    await setTime(inMinutes(10));
    await workTasks(deps);
    await workTasks(deps);
    expect([await statusOf(inTrial), await statusOf(paid)]).toEqual(['canceled', 'active']);
    expect(await refundedTo(billing, customerId)).toEqual([]);
    expect((await getCurrent(billing, person)).subscriptionId).toBe(paid);
  });
});
