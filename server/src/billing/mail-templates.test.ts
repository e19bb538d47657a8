import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { subscriptions } from '../entitlements/subscriptions.tables.ts';
import {
  createMailReader,
  inTrial,
  overdue,
  type SubscriptionFacts,
} from '../testing/mail-reader.ts';
import { testNow } from '../testing/settable-clock.ts';
import { aStripeAccount } from '../testing/stored-subscriptions.ts';

const { db, aSubscription, render, renderOf, begin } = await createMailReader();
beforeEach(begin);

const at = (instant: string) => new Date(instant);

describe('a mail that has become untrue is dropped', () => {
  const setToEnd = { endsAt: at('2026-12-15T09:00:00Z') };
  const ended = { status: 'canceled', endedAt: testNow };

  it.each<[string, string, SubscriptionFacts, object?]>([
    ['started, and ended again', 'subscription_started', ended],
    ['a trial that was cancelled', 'trial_ends', { ...inTrial, ...setToEnd }],
    ['a trial that is over', 'trial_ends', { ...inTrial, trialEnd: testNow }],
    ['a trial that turned paid', 'trial_ends', { trialEnd: at('2026-11-29T09:00:00Z') }],
    ['an extension', 'trial_ends', { ...inTrial, extendedUntil: inTrial.trialEnd }],
    [
      'a first payment that failed after all',
      'trial_turned_paid',
      { ...overdue, trialEnd: testNow },
    ],
    ['a reminder of what is set to end', 'subscription_reminder', setToEnd],
    ['a reminder of what is past due', 'subscription_reminder', overdue],
    ['a payment that was made', 'payment_failed', {}, { invoiceId: 'in_1' }],
    ['a payment that is another now', 'payment_failed', overdue, { invoiceId: 'in_0' }],
    ['a payment that needs nobody any more', 'payment_needs_you', overdue, { invoiceId: 'in_1' }],
    [
      'a change that has lapsed',
      'payment_needs_you',
      { openInvoiceId: 'in_2', pendingTier: 'premium', pendingUntil: testNow },
      { invoiceId: 'in_2' },
    ],
    ['a plan that was changed back', 'plan_changed', {}, { formerTier: 'basic', tier: 'premium' }],
    ['one that was kept', 'subscription_cancelled', {}],
    ['one that has ended since', 'subscription_cancelled', { ...setToEnd, ...ended }],
    ['one that was cancelled again', 'subscription_kept', setToEnd],
    ['one that lives', 'subscription_ended', {}, { reason: 'cancelled' }],
  ])('%s', async (_, name, facts, payload) => {
    expect(await render(name, facts, payload)).toBeNull();
  });

  it('and so is every mail to someone who has left', async () => {
    const { id: subscriptionId } = await aSubscription();
    await db
      .update(subscriptions)
      .set({ userId: null })
      .where(eq(subscriptions.id, subscriptionId));
    expect(await renderOf('subscription_started', { subscriptionId })).toBeNull();
  });

  it('or about a subscription of another account at Stripe', async () => {
    const other = await aStripeAccount(db, { isCurrent: false });
    expect(await render('subscription_started', { stripeAccountId: other })).toBeNull();
  });
});
