import { addDays, londonDayOf } from '@debt-payoff/contract/days';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { tierOf } from '../../entitlements/entitlements.ts';
import { listSubscriptionsOf } from '../../entitlements/subscriptions.store.ts';
import { lockUser } from '../../people/people.store.ts';
import { untilOneWaits } from '../../testing/lock-waits.ts';
import {
  aCustomer,
  aPayingPerson,
  getCurrent,
  refundedTo,
  subscribe,
  useCard,
} from '../../testing/subscribers.ts';
import { createTestBilling } from '../../testing/test-billing.ts';
import { billingNotices } from '../billing.tables.ts';
import { findRefundOffer } from '../refund-offer.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { refundByStaff } from './refund-by-staff.ts';
import { cancelByStaff, extendByStaff, reactivateByStaff } from './staff-acts.ts';

const billing = await createTestBilling();
const { db, pool, clock, deps, stripe, setTime, setStripeAway } = billing;
const dayMs = 86_400_000;
const inDays = (count: number) => new Date(clock.now().getTime() + count * dayMs);
const daysAfter = (instant: Date, count: number) => new Date(instant.getTime() + count * dayMs);
const tierNow = (userId: number) => tierOf(db, { userId, now: clock.now() });
/** The newest of a person, by its row. */
async function chosen(userId: number) {
  const row = (await listSubscriptionsOf(db, userId)).at(-1);
  if (row === undefined) throw new Error('There is no subscription');
  return { userId, rowId: row.id, tier: row.tier, subscription: row };
}
const extend = async (userId: number, days: number) =>
  extendByStaff(deps, { ...(await chosen(userId)), days, staffId: null });
const cancel = async (userId: number) => cancelByStaff(deps, await chosen(userId));
const reactivate = async (userId: number) => reactivateByStaff(deps, await chosen(userId));
const paidBy = async (customer: string) =>
  (await stripe.charges.list({ customer })).data.filter(({ paid }) => paid).length;

async function toldOf({ id }: { readonly id: number }): Promise<string[]> {
  const ofIt = eq(billingNotices.subscriptionId, id);
  const rows = await db.select().from(billingNotices).where(ofIt).orderBy(billingNotices.createdAt);
  return rows.map(({ kind }) => kind);
}

beforeEach(() => setStripeAway(false));

describe('cancelling and reactivating', () => {
  it('sets it to end with the period, and takes that back', async () => {
    const { id: userId } = await aPayingPerson(billing);
    const cancelled = await cancel(userId);
    expect(cancelled?.endsAt).toEqual(cancelled?.periodEnd);
    expect((await cancel(userId))?.endsAt).toEqual(cancelled?.endsAt);
    expect(await tierNow(userId)).toBe('basic');
    expect((await reactivate(userId)).endsAt).toBeNull();
    expect((await reactivate(userId)).endsAt).toBeNull();
  });

  it('an ended one stays ended', async () => {
    const { id: userId, subscriptionId } = await aPayingPerson(billing);
    await stripe.subscriptions.cancel(subscriptionId);
    const code = 'subscription_ended';
    const { subscribeAgain, hasEnded } = adminTexts.subscriptions;
    await expect(reactivate(userId)).rejects.toMatchObject({ code, message: subscribeAgain });
    await expect(cancel(userId)).rejects.toMatchObject({ code, message: hasEnded });
  });

  it('an older one is left as it is, and so is the one that the person has now', async () => {
    const person = await aPayingPerson(billing);
    const { id: userId, customerId } = person;
    const older = await chosen(userId);
    await stripe.subscriptions.cancel(person.subscriptionId);
    await setTime(inDays(1));
    const { id } = await subscribe(billing, { id: customerId });
    const acts = [
      () => cancelByStaff(deps, older),
      () => reactivateByStaff(deps, older),
      () => extendByStaff(deps, { ...older, days: 5, staffId: null }),
    ];
    for (const act of acts) {
      await expect(act()).rejects.toMatchObject({
        ...{ code: 'conflict', message: adminTexts.subscriptions.anotherIsCurrent },
      });
    }
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      ...{ status: 'active', cancel_at_period_end: false, trial_end: null },
    });
  });

  it('what was never paid ends at once, as its owner could end it', async () => {
    const customer = await aCustomer(billing);
    await useCard(billing, { customerId: customer.id, card: 'pm_card_chargeCustomerFail' });
    const { id, status } = await subscribe(billing, customer);
    expect(status).toBe('incomplete');
    await syncSubscription(deps, customer.id);
    expect(await cancel(customer.user.id)).toBeNull();
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired');
  });

  it('changes nothing while Stripe is away', async () => {
    const person = await aPayingPerson(billing);
    const { id: userId } = person;
    setStripeAway(true);
    await expect(cancel(userId)).rejects.toMatchObject({
      code: 'payments_unavailable',
    });
    await expect(extend(userId, 5)).rejects.toMatchObject({ code: 'payments_unavailable' });
    expect((await getCurrent(billing, person)).endsAt).toBeNull();
  });
});

describe('extending', () => {
  it('the next payment comes exactly so much later, also when it is extended twice', async () => {
    const person = await aPayingPerson(billing, { tier: 'premium' });
    const { id: userId, customerId } = person;
    const { periodEnd } = await getCurrent(billing, person);
    await setTime(inDays(20));
    const until = daysAfter(periodEnd, 10);
    expect(await extend(userId, 10)).toEqual({ until, isGrant: false });
    expect(await extend(userId, 5)).toEqual({ until: daysAfter(periodEnd, 15), isGrant: false });
    const extended = await getCurrent(billing, person);
    expect(extended).toMatchObject({
      amountPence: 999,
      periodEnd: daysAfter(periodEnd, 15),
      extendedUntil: daysAfter(periodEnd, 15),
      ...{ trialStart: null, trialEnd: null },
    });
    expect(await tierNow(userId)).toBe('premium');

    await setTime(daysAfter(periodEnd, 14.9));
    expect(await paidBy(customerId)).toBe(1);
    await setTime(daysAfter(periodEnd, 15.1));
    expect(await paidBy(customerId)).toBe(2);
    await syncSubscription(deps, customerId);
    const renewed = await getCurrent(billing, person);
    expect(renewed).toMatchObject({ status: 'active', trialStart: null, trialEnd: null });
    // The extension is no trial: no second window opens with the payment after it.
    expect(await findRefundOffer(deps, renewed)).toBeNull();
    expect(await toldOf(renewed)).toEqual(['started']);
  });

  it('a trial gets longer, and turns paid at its new end with 14 days to leave; only then an extension is none', async () => {
    const person = await aPayingPerson(billing, { trialDays: 14 });
    const { id: userId, customerId } = person;
    const start = clock.now();
    await extend(userId, 7);
    await extend(userId, 3);
    const trialEnd = daysAfter(start, 24);
    const longer = await getCurrent(billing, person);
    expect(longer).toMatchObject({
      ...{ status: 'trialing', trialStart: start, trialEnd, periodEnd: trialEnd },
      extendedUntil: null,
    });
    await setTime(daysAfter(start, 14.2));
    expect(await paidBy(customerId)).toBe(0);
    await setTime(daysAfter(trialEnd, 0.2));
    expect(await paidBy(customerId)).toBe(1);
    await syncSubscription(deps, customerId);
    const paid = await getCurrent(billing, person);
    const until = addDays(londonDayOf(trialEnd), 14);
    expect(await findRefundOffer(deps, paid)).toMatchObject({
      amountPence: 499,
      window: { until },
    });
    const told = ['started', 'trial_turned_paid'];
    expect(await toldOf(paid)).toEqual(told);

    await extend(userId, 30);
    const extended = await getCurrent(billing, person);
    expect(extended).toMatchObject({
      ...{ status: 'trialing', trialStart: start, trialEnd },
      extendedUntil: daysAfter(paid.periodEnd, 30),
    });
    expect(await findRefundOffer(deps, extended)).toMatchObject({ window: { until } });
    await setTime(daysAfter(paid.periodEnd, 30.2));
    await syncSubscription(deps, customerId);
    const renewed = await getCurrent(billing, person);
    expect(renewed).toMatchObject({ status: 'active', trialEnd });
    expect(await findRefundOffer(deps, renewed)).toBeNull();
    expect(await toldOf(renewed)).toEqual(told);
  });

  it('one that is set to end ends so much later', async () => {
    const person = await aPayingPerson(billing);
    const { id: userId } = person;
    const cancelled = await cancel(userId);
    await extend(userId, 30);
    const endsAt = daysAfter(cancelled?.endsAt ?? clock.now(), 30);
    expect((await getCurrent(billing, person)).endsAt).toEqual(endsAt);
  });

  it('an ended one is not brought back: its plan is granted for those days', async () => {
    const { id: userId, subscriptionId } = await aPayingPerson(billing, { tier: 'premium' });
    await stripe.subscriptions.cancel(subscriptionId);
    expect(await extend(userId, 10)).toEqual({ until: inDays(10), isGrant: true });
    expect(await extend(userId, 10)).toEqual({ until: inDays(20), isGrant: true });
    expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled');
    expect(await tierNow(userId)).toBe('premium');
    clock.advance(20 * dayMs);
    expect(await tierNow(userId)).toBe('free');
    await setTime(clock.now());
  });

  it('waits for the one who gives before it holds the person, as every act of staff does', async () => {
    const [{ id: userId, subscriptionId }, { id: staffId }] = [
      await aPayingPerson(billing),
      await aPayingPerson(billing),
    ];
    await stripe.subscriptions.cancel(subscriptionId);
    const act = { ...(await chosen(userId)), days: 10, staffId };
    const extended = await db.transaction(async (tx) => {
      await lockUser(tx, staffId);
      const waiting = extendByStaff(deps, act);
      await untilOneWaits(pool);
      await tx.execute(sql`SELECT FROM users WHERE id = ${userId} FOR UPDATE NOWAIT`);
      return { waiting };
    });
    expect(await extended.waiting).toMatchObject({ isGrant: true });
  });

  it('is refused beyond its bounds', async () => {
    const { id: userId } = await aPayingPerson(billing);
    const { invalidDays, tooManyDays } = adminTexts.subscriptions;
    for (const [days, text] of [
      ...[0, -1, 1.5, Number.NaN].map((wrong) => [wrong, invalidDays] as const),
      [366, tooManyDays(365)] as const,
    ]) {
      await expect(extend(userId, days)).rejects.toMatchObject({
        ...{ code: 'invalid_input', message: text },
      });
    }
    await extend(userId, 365);
    await expect(extend(userId, 365)).rejects.toMatchObject({ code: 'invalid_input' });
    await extend(userId, 330);
  });
});

describe('giving money back', () => {
  async function aPaidInvoice() {
    const person = await aPayingPerson(billing);
    const { data } = await stripe.invoices.list({ customer: person.customerId });
    const invoiceId = data[0]?.id ?? '';
    const act = { ...(await chosen(person.id)), invoiceId, seenRefundedPence: null };
    return { ...person, act };
  }

  it('as much as is left of an invoice of that subscription', async () => {
    const { act, customerId, subscriptionId } = await aPaidInvoice();
    const stranger = await aPaidInvoice();
    expect(await refundByStaff(deps, { ...act, amountPence: 200 })).toEqual({
      ...{ beforePence: 0, afterPence: 200 },
    });
    await stripe.subscriptions.cancel(subscriptionId);
    await Promise.allSettled([
      refundByStaff(deps, { ...act, amountPence: 299 }),
      refundByStaff(deps, { ...act, amountPence: 299 }),
    ]);
    expect(await refundedTo(billing, customerId)).toEqual([499]);
    for (const amountPence of [1, 0, -5, 0.5]) {
      await expect(refundByStaff(deps, { ...act, amountPence })).rejects.toMatchObject({
        code: 'invalid_input',
      });
    }
    const { invoiceId } = stranger.act;
    await expect(refundByStaff(deps, { ...act, invoiceId, amountPence: 1 })).rejects.toMatchObject({
      ...{ code: 'not_found', message: adminTexts.subscriptions.invoiceNotFound },
    });
  });

  it('nothing where more has gone back than staff saw', async () => {
    const { act, customerId } = await aPaidInvoice();
    const seen = { ...act, amountPence: 200, seenRefundedPence: 0 };
    const results = await Promise.allSettled([
      refundByStaff(deps, seen),
      refundByStaff(deps, seen),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(refundByStaff(deps, seen)).rejects.toMatchObject({
      ...{ code: 'conflict', message: adminTexts.subscriptions.refundedSince },
    });
    expect(await refundedTo(billing, customerId)).toEqual([200]);
  });

  it('the same again where staff saw the first', async () => {
    const { act, customerId } = await aPaidInvoice();
    await refundByStaff(deps, { ...act, amountPence: 200 });
    await refundByStaff(deps, { ...act, amountPence: 200, seenRefundedPence: 200 });
    expect(await refundedTo(billing, customerId)).toEqual([400]);
  });
});
