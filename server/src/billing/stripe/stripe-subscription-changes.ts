/** Changes of a subscription at Stripe: its plan, its price, its end and its extension. */
import type Stripe from 'stripe';
import { DomainError } from '../../platform/domain-error.ts';
import type { ChangePreview, PaymentProvider, ProviderSubscription } from '../payment-provider.ts';
import { orEnded, orNull } from './stripe-failures.ts';
import { subscriptionMarks } from './stripe-subscription-facts.ts';
import { secondsOf } from './stripe-values.ts';

type Changes = Pick<
  PaymentProvider,
  | 'previewChange'
  | 'changePlan'
  | 'movePrice'
  | 'cancelAtPeriodEnd'
  | 'reactivate'
  | 'cancelNow'
  | 'extend'
>;

export function stripeChangeCalls(stripe: Stripe): Changes {
  const { subscriptions } = stripe;
  return {
    previewChange: (change) => previewChange(stripe, change),
    changePlan: (change) => changePlan(stripe, change),
    movePrice: async ({ subscription, priceId, key }) => {
      const change: Stripe.SubscriptionUpdateParams = {
        items: [{ id: subscription.itemId, price: priceId }],
        proration_behavior: 'none',
      };
      await orEnded(subscriptions.update(subscription.id, change, { idempotencyKey: key }));
    },
    cancelAtPeriodEnd: async ({ subscriptionId, isBySuspension, key }) => {
      const change = {
        cancel_at_period_end: true,
        metadata: { [subscriptionMarks.endedBySuspension]: isBySuspension ? 'true' : '' },
      };
      await untilEnded(subscriptions.update(subscriptionId, change, { idempotencyKey: key }));
    },
    reactivate: (subscription) => reactivate(stripe, subscription),
    cancelNow: async ({ subscriptionId, key }) => {
      await orNull(subscriptions.cancel(subscriptionId, {}, { idempotencyKey: key }));
    },
    extend: (extension) => extend(stripe, extension),
  };
}

/** During a trial nothing was paid yet, so there is nothing to even out. */
async function previewChange(
  stripe: Stripe,
  { subscription, price, prorationDate }: Parameters<Changes['previewChange']>[0],
): Promise<ChangePreview> {
  const nextBillingAt = subscription.periodEnd;
  if (subscription.status === 'trialing') {
    return { prorationPence: 0, dueTodayPence: 0, nextBillingAt };
  }
  const { lines, amount_due: dueTodayPence } = await orEnded(
    stripe.invoices.createPreview({
      customer: subscription.customerId,
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: subscription.itemId, price: price.id }],
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(prorationDate),
      },
    }),
  );
  if (lines.has_more) throw new Error(`The preview for ${subscription.id} has too many lines.`);
  const prorations = lines.data.filter(
    ({ parent }) => parent?.subscription_item_details?.proration === true,
  );
  const prorationPence = prorations.reduce((total, { amount }) => total + amount, 0);
  return { prorationPence, dueTodayPence, nextBillingAt };
}

async function changePlan(
  stripe: Stripe,
  { subscription, price, prorationDate, key }: Parameters<Changes['changePlan']>[0],
): Promise<void> {
  const change: Stripe.SubscriptionUpdateParams = {
    items: [{ id: subscription.itemId, price: price.id }],
    payment_behavior: 'pending_if_incomplete',
    proration_behavior: 'always_invoice',
    proration_date: secondsOf(prorationDate),
  };
  await orEnded(stripe.subscriptions.update(subscription.id, change, { idempotencyKey: key }));
}

/** The portal sets a date, and we the end of the period: one is not taken back by the other's parameter. */
async function reactivate(
  stripe: Stripe,
  { id, key }: Parameters<Changes['reactivate']>[0],
): Promise<void> {
  const current = await orEnded(stripe.subscriptions.retrieve(id));
  if (current.ended_at !== null) throw new DomainError('subscription_ended');
  const isMarked = current.metadata[subscriptionMarks.endedBySuspension] !== undefined;
  if (!current.cancel_at_period_end && current.cancel_at === null && !isMarked) return;
  const change: Stripe.SubscriptionUpdateParams = {
    ...(current.cancel_at_period_end
      ? { cancel_at_period_end: false }
      : current.cancel_at !== null && { cancel_at: '' }),
    ...(isMarked && { metadata: { [subscriptionMarks.endedBySuspension]: '' } }),
  };
  await orEnded(stripe.subscriptions.update(id, change, { idempotencyKey: key }));
}

/** To Stripe it is a trial. An end at the period's end follows by itself, one by date does not. A real trial that is still running only gets longer, and what was paid for is marked. */
async function extend(
  stripe: Stripe,
  { subscription, until, key }: Parameters<Changes['extend']>[0],
): Promise<void> {
  const current = await orEnded(stripe.subscriptions.retrieve(subscription.id));
  const hasEndByDate = current.cancel_at !== null && !current.cancel_at_period_end;
  const change: Stripe.SubscriptionUpdateParams = {
    trial_end: secondsOf(until),
    proration_behavior: 'none',
    ...(hasEndByDate && { cancel_at: secondsOf(until) }),
    ...(!isInTrial(subscription) && {
      metadata: {
        [subscriptionMarks.extendedUntil]: until.toISOString(),
        [subscriptionMarks.firstTrialStart]: subscription.trialStart?.toISOString() ?? '',
        [subscriptionMarks.firstTrialEnd]: subscription.trialEnd?.toISOString() ?? '',
      },
    }),
  };
  await orEnded(stripe.subscriptions.update(subscription.id, change, { idempotencyKey: key }));
}

/** A real one, in which nothing has been paid yet. */
function isInTrial({ status, extendedUntil }: ProviderSubscription): boolean {
  return status === 'trialing' && extendedUntil === null;
}

/** What has ended already need not be set to end. */
async function untilEnded(work: Promise<unknown>): Promise<void> {
  try {
    await orEnded(work);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'subscription_ended') throw error;
  }
}
