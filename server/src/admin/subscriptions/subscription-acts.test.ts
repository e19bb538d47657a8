import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { tierOf } from '../../entitlements/entitlements.ts';
import { adminSubscriptionCalls } from '../../testing/admin-subscriptions.ts';
import { aStaffMember, setRole, suspend } from '../../testing/people.ts';
import { getCurrent, refundedTo, subscribe } from '../../testing/subscribers.ts';
import { createTestBilling } from '../../testing/test-billing.ts';

const billing = await createTestBilling();
const { db, pool, clock, stripe, setTime, setStripeAway } = billing;
const { ask, aSubscriber, actsOn } = adminSubscriptionCalls(billing);
const texts = adminTexts.subscriptions;
const dayMs = 86_400_000;
const inDays = (count: number) => new Date(clock.now().getTime() + count * dayMs);
const daysAfter = (instant: Date, count: number) => new Date(instant.getTime() + count * dayMs);

beforeEach(() => setStripeAway(false));

describe('cancelling and reactivating', () => {
  it('ends it with its period, as often as it is sent, and takes that back', async () => {
    const person = await aSubscriber();
    const { rowId, id: userId } = person;
    const end_date = (await getCurrent(billing, person)).periodEnd.toISOString();
    const first = await ask('cancelSubscription', rowId, { body: { reason: ' Asked by phone ' } });
    expect([first.status, first.body.message]).toEqual([200, texts.cancelled]);
    expect(first.body.subscription).toMatchObject({ id: rowId, status: 'cancelled', end_date });
    const again = await ask('cancelSubscription', rowId, { body: { reason: '' } });
    expect([again.status, again.body.message]).toEqual([200, texts.cancelled]);
    expect(again.body.subscription.end_date).toBe(end_date);
    const back = await ask('reactivateSubscription', rowId);
    expect([back.status, back.body.message]).toEqual([200, texts.reactivated]);
    expect(back.body.subscription).toMatchObject({ status: 'active', end_date: null });

    const facts = { actorId: null, userId, outcome: 'done', failure: null } as const;
    expect(await actsOn(rowId)).toMatchObject([
      {
        ...{ ...facts, action: 'subscription_cancelled', reason: 'Asked by phone' },
        changes: [
          { field: 'status', before: 'active', after: 'cancelled' },
          { field: 'end_date', before: null, after: end_date },
          { field: 'next_billing_date', before: end_date, after: null },
        ],
      },
      { ...facts, action: 'subscription_cancelled', reason: null, changes: [] },
      {
        ...{ ...facts, action: 'subscription_reactivated', reason: null },
        changes: [
          { field: 'status', before: 'cancelled', after: 'active' },
          { field: 'end_date', before: end_date, after: null },
          { field: 'next_billing_date', before: null, after: end_date },
        ],
      },
    ]);
  });

  it('is too late for one that has ended', async () => {
    const { rowId, subscriptionId } = await aSubscriber();
    await stripe.subscriptions.cancel(subscriptionId);
    const back = await ask('reactivateSubscription', rowId);
    expect([back.status, back.body.error]).toEqual([409, 'Ask the user to subscribe again']);
    const cancelled = await ask('cancelSubscription', rowId);
    expect([cancelled.status, cancelled.body.error]).toEqual([409, texts.hasEnded]);
    expect(await actsOn(rowId)).toMatchObject([
      { outcome: 'failed', failure: texts.subscribeAgain, changes: [] },
      { outcome: 'failed', failure: texts.hasEnded, changes: [] },
    ]);
  });

  it('at an older one leaves the one that the person has now as it is', async () => {
    const person = await aSubscriber();
    await stripe.subscriptions.cancel(person.subscriptionId);
    await setTime(inDays(1));
    const { id } = await subscribe(billing, { id: person.customerId });
    for (const action of ['cancelSubscription', 'reactivateSubscription'] as const) {
      const { status, body } = await ask(action, person.rowId);
      expect([status, body.error]).toEqual([409, texts.anotherIsCurrent]);
    }
    const extended = await ask('extendSubscription', person.rowId, { body: { days: 5 } });
    expect([extended.status, extended.body.error]).toEqual([409, texts.anotherIsCurrent]);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      ...{ status: 'active', cancel_at_period_end: false, trial_end: null },
    });
  });

  it('of anyone who is suspended goes only one way', async () => {
    const { rowId, ...person } = await aSubscriber();
    await suspend(pool, person, clock.now());
    expect((await ask('cancelSubscription', rowId)).status).toBe(200);
    const { status, body } = await ask('reactivateSubscription', rowId);
    expect([status, body.error]).toEqual([409, texts.suspended]);
    expect(await actsOn(rowId)).toHaveLength(1);
  });

  it('at the same time leaves what Stripe has', async () => {
    const person = await aSubscriber();
    const { rowId, subscriptionId } = person;
    const replies = await Promise.all([
      ask('cancelSubscription', rowId),
      ask('reactivateSubscription', rowId),
      ask('cancelSubscription', rowId),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { cancel_at_period_end: isEnding } = await stripe.subscriptions.retrieve(subscriptionId);
    expect((await getCurrent(billing, person)).endsAt !== null).toBe(isEnding);
    expect((await actsOn(rowId)).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
  });
});

describe('extending', () => {
  it('moves the next payment, and says by how much', async () => {
    const person = await aSubscriber();
    const { rowId } = person;
    const { periodEnd } = await getCurrent(billing, person);
    const until = daysAfter(periodEnd, 7).toISOString();
    const { status, body } = await ask('extendSubscription', rowId, { body: { days: 7 } });
    expect([status, body.message]).toEqual([200, 'Subscription extended by 7 days']);
    expect(body.subscription).toMatchObject({
      ...{ status: 'active', next_billing_date: until, extended_until: until, trial_end: null },
    });
    expect(await actsOn(rowId)).toMatchObject([
      {
        ...{ action: 'subscription_extended', outcome: 'done' },
        changes: [
          { field: 'days', before: null, after: 7 },
          { field: 'next_billing_date', before: periodEnd.toISOString(), after: until },
        ],
      },
    ]);
  });

  it('sent again after a lost reply, the days are given once', async () => {
    const person = await aSubscriber();
    const { periodEnd } = await getCurrent(billing, person);
    const extend = (moves_from: string) =>
      ask('extendSubscription', person.rowId, { body: { days: 7, moves_from } });
    const { body: first } = await extend(periodEnd.toISOString());
    const again = await extend(periodEnd.toISOString());
    expect([again.status, again.body.error]).toEqual([409, texts.movedSince]);
    expect((await extend(first.subscription.next_billing_date)).status).toBe(200);
  });

  it('one that is over grants its plan for those days', async () => {
    const { rowId, id: userId, subscriptionId } = await aSubscriber({ tier: 'premium' });
    await stripe.subscriptions.cancel(subscriptionId);
    const { status, body } = await ask('extendSubscription', rowId, { body: { days: 10 } });
    expect([status, body.message]).toEqual([200, texts.extended(10)]);
    expect(body.subscription.status).toBe('expired');
    expect(await tierOf(db, { userId, now: inDays(9.9) })).toBe('premium');
    expect(await tierOf(db, { userId, now: inDays(10) })).toBe('free');
    expect(await actsOn(rowId)).toMatchObject([
      {
        outcome: 'done',
        changes: [
          { field: 'days', before: null, after: 10 },
          { field: 'granted_until', before: null, after: inDays(10).toISOString() },
        ],
      },
    ]);
  });

  it('takes whole days, not too many and not too far, and records nothing of what is none', async () => {
    const { rowId } = await aSubscriber();
    const extend = async (days?: unknown) => {
      const { status, body } = await ask('extendSubscription', rowId, { body: { days } });
      return [status, body.error, body.fields?.days];
    };
    const invalid = 'Please enter a valid number of days';
    for (const days of ['7', 'seven', 1.5, 0, -1, null, undefined, 1e20, [7], true]) {
      expect(await extend(days), String(days)).toEqual([400, invalid, invalid]);
    }
    const tooMany = texts.tooManyDays(365);
    expect(await extend(366)).toEqual([400, tooMany, tooMany]);
    expect(await actsOn(rowId)).toEqual([]);
    expect((await extend(365))[0]).toBe(200);
    const tooFar = texts.tooFarAhead(2);
    expect(await extend(365)).toEqual([400, tooFar, tooFar]);
    expect((await actsOn(rowId)).map(({ failure }) => failure)).toEqual([null, tooFar]);
  });
});

describe('who acts on whom', () => {
  it('an admin on users, a super admin on staff too, and nobody on themselves', async () => {
    const ofUser = await aSubscriber();
    const ofStaff = await aSubscriber();
    const admin = await aStaffMember(billing, 'admin', clock.now());
    const superAdmin = await aStaffMember(billing, 'super_admin', clock.now());
    await setRole(pool, ofStaff, 'admin');
    const { staffOnly, notYourself } = adminTexts.users;
    const acts = {
      cancelSubscription: {},
      reactivateSubscription: {},
      extendSubscription: { days: 3 },
      refundPayment: { invoice_id: ofStaff.invoiceId, amount: 1, reason: 'Goodwill' },
    };
    for (const [action, body] of Object.entries(acts)) {
      const send = (as: { readonly token: string }) =>
        // The keys of the table above are those of its type.
        ask(action as keyof typeof acts, ofStaff.rowId, { body, as });
      const [byAdmin, byOwner] = [await send(admin), await send(ofStaff)];
      expect([byAdmin.status, byAdmin.body.error], action).toEqual([403, staffOnly]);
      expect([byOwner.status, byOwner.body.error], action).toEqual([403, notYourself]);
    }
    expect(await actsOn(ofStaff.rowId)).toEqual([]);
    for (const [as, { rowId }] of [
      [admin, ofUser],
      [superAdmin, ofStaff],
    ] as const) {
      expect((await ask('cancelSubscription', rowId, { as })).status).toBe(200);
      expect(await actsOn(rowId)).toMatchObject([{ actorId: as.id, outcome: 'done' }]);
    }
    expect(await refundedTo(billing, ofStaff.customerId)).toEqual([]);
  });
});
