import { addDays, londonDayOf } from '@debt-payoff/contract/days';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { tierOf } from '../../entitlements/entitlements.ts';
import { aPerson } from '../../testing/people.ts';
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
const { app, db, clock, deps, stripe, setTime, setStripeAway } = billing;
const dayMs = 86_400_000;
const inDays = (count: number) => new Date(clock.now().getTime() + count * dayMs);
const daysAfter = (instant: Date, count: number) => new Date(instant.getTime() + count * dayMs);
const tierNow = (userId: number) => tierOf(db, { userId, now: clock.now() });
const extend = (userId: number, days: number) =>
  extendByStaff(deps, { userId, days, staffId: null });
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
    const cancelled = await cancelByStaff(deps, { userId });
    expect(cancelled?.endsAt).toEqual(cancelled?.periodEnd);
    expect((await cancelByStaff(deps, { userId }))?.endsAt).toEqual(cancelled?.endsAt);
    expect(await tierNow(userId)).toBe('basic');
    expect((await reactivateByStaff(deps, { userId })).endsAt).toBeNull();
    expect((await reactivateByStaff(deps, { userId })).endsAt).toBeNull();
  });

  it('an ended one stays ended, and for one who never subscribed there is nothing to do', async () => {
    const { id: userId, subscriptionId, customerId } = await aPayingPerson(billing);
    await stripe.subscriptions.cancel(subscriptionId);
    await expect(reactivateByStaff(deps, { userId })).rejects.toMatchObject({
      code: 'subscription_ended',
    });
    await syncSubscription(deps, customerId);
    const { id } = await aPerson(app);
    for (const act of [cancelByStaff, reactivateByStaff]) {
      await expect(act(deps, { userId: id })).rejects.toMatchObject({ code: 'no_subscription' });
    }
  });

  it('what was never paid ends at once, as its owner could end it', async () => {
    const customer = await aCustomer(billing);
    await useCard(billing, { customerId: customer.id, card: 'pm_card_chargeCustomerFail' });
    const { id, status } = await subscribe(billing, customer);
    expect(status).toBe('incomplete');
    expect(await cancelByStaff(deps, { userId: customer.user.id })).toBeNull();
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired');
  });

  it('changes nothing while Stripe is away', async () => {
    const person = await aPayingPerson(billing);
    const { id: userId } = person;
    setStripeAway(true);
    await expect(cancelByStaff(deps, { userId })).rejects.toMatchObject({
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
    const cancelled = await cancelByStaff(deps, { userId });
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

  it('is refused beyond its bounds, and for one who never subscribed', async () => {
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
    const { id } = await aPerson(app);
    await expect(extend(id, 5)).rejects.toMatchObject({ code: 'no_subscription' });
  });
});

describe('giving money back', () => {
  it('as much as is left of an invoice of that person', async () => {
    const { id: userId, customerId, subscriptionId } = await aPayingPerson(billing);
    const stranger = await aPayingPerson(billing);
    const { data } = await stripe.invoices.list({ customer: customerId });
    const invoiceId = data[0]?.id ?? '';
    await refundByStaff(deps, { userId, invoiceId, amountPence: 200 });
    await stripe.subscriptions.cancel(subscriptionId);
    const refund = { userId, invoiceId };
    await Promise.allSettled([
      refundByStaff(deps, { ...refund, amountPence: 299 }),
      refundByStaff(deps, { ...refund, amountPence: 299 }),
    ]);
    expect(await refundedTo(billing, customerId)).toEqual([499]);
    for (const amountPence of [1, 0, -5, 0.5]) {
      await expect(refundByStaff(deps, { ...refund, amountPence })).rejects.toMatchObject({
        code: 'invalid_input',
      });
    }
    await expect(
      refundByStaff(deps, { userId: stranger.id, invoiceId, amountPence: 1 }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
