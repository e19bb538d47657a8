/** A subscription of Stripe in the words of the port. */
import type { TierName } from '@debt-payoff/contract/plans';
import type Stripe from 'stripe';
import type { OpenInvoice, ProviderSubscription } from '../payment-provider.ts';
import { findTier } from './stripe-prices.ts';
import { idOf, instantOf, instantOrNull, pageSize } from './stripe-values.ts';

/** Known at Stripe as well, so that a lost row of ours is never the only place. */
export const subscriptionMarks = {
  startNowAt: 'start_now_at',
  extendedUntil: 'extended_until',
  firstTrialStart: 'first_trial_start',
  firstTrialEnd: 'first_trial_end',
  endedBySuspension: 'ended_by_suspension',
} as const;

/** Read with `latest_invoice` expanded. Null for one whose price is not ours. */
export async function factsOfSubscription(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<ProviderSubscription | null> {
  const [item] = subscription.items.data;
  if (item === undefined) return null;
  const tier = await findTier(stripe, item.price);
  if (tier === null) return null;
  const [pendingUpdate, openInvoice, unpaidSince] = await Promise.all([
    findPendingUpdate(stripe, subscription),
    findOpenInvoice(stripe, subscription),
    findUnpaidSince(stripe, subscription),
  ]);
  const { metadata } = subscription;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    status: subscription.status,
    tier,
    itemId: item.id,
    priceId: item.price.id,
    amountPence: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: item.price.currency,
    interval: item.price.recurring?.interval ?? 'month',
    startedAt: instantOf(subscription.start_date),
    ...trialOf(subscription),
    periodStart: instantOf(item.current_period_start),
    periodEnd: instantOf(item.current_period_end),
    endsAt: endsAtOf(subscription, item),
    endedAt: instantOrNull(subscription.ended_at),
    pendingUpdate,
    unpaidSince,
    openInvoice,
    startNowAt: instantIn(metadata, subscriptionMarks.startNowAt),
    isEndedBySuspension: metadata[subscriptionMarks.endedBySuspension] === 'true',
  };
}

/** What was paid for and then extended is a trial to Stripe; what the real one was stands in the metadata then. */
function trialOf({ metadata, trial_start: start, trial_end: end }: Stripe.Subscription) {
  const extendedUntil = instantIn(metadata, subscriptionMarks.extendedUntil);
  return {
    trialStart:
      extendedUntil === null
        ? instantOrNull(start)
        : instantIn(metadata, subscriptionMarks.firstTrialStart),
    trialEnd:
      extendedUntil === null
        ? instantOrNull(end)
        : instantIn(metadata, subscriptionMarks.firstTrialEnd),
    extendedUntil,
  };
}

function endsAtOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Date | null {
  if (subscription.cancel_at !== null) return instantOf(subscription.cancel_at);
  return subscription.cancel_at_period_end ? instantOf(item.current_period_end) : null;
}

async function findPendingUpdate(
  stripe: Stripe,
  { pending_update: pending }: Stripe.Subscription,
): Promise<{ readonly tier: TierName; readonly expiresAt: Date } | null> {
  const price = pending?.subscription_items?.[0]?.price;
  if (pending === null || price === undefined) return null;
  const tier = await findTier(stripe, price);
  return tier === null ? null : { tier, expiresAt: instantOf(pending.expires_at) };
}

/** The oldest of the invoices that nobody has paid since the last that was: we may hear of it weeks later. */
async function findUnpaidSince(
  stripe: Stripe,
  { id, status }: Stripe.Subscription,
): Promise<Date | null> {
  if (status !== 'past_due') return null;
  const { data } = await stripe.invoices.list({ subscription: id, limit: pageSize });
  const issued = data.filter((invoice) => invoice.status !== 'draft' && invoice.status !== 'void');
  const lastPaid = issued.findIndex((invoice) => invoice.status === 'paid');
  const oldest = issued.slice(0, lastPaid === -1 ? undefined : lastPaid).at(-1);
  if (oldest === undefined) return null;
  return instantOf(oldest.status_transitions.finalized_at ?? oldest.created);
}

async function findOpenInvoice(
  stripe: Stripe,
  { latest_invoice: invoice }: Stripe.Subscription,
): Promise<OpenInvoice | null> {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return null;
  return {
    id: invoice.id,
    url: invoice.hosted_invoice_url ?? null,
    duePence: invoice.amount_remaining,
    needsAction: await needsAction(stripe, invoice.id),
  };
}

async function needsAction(stripe: Stripe, invoiceId: string): Promise<boolean> {
  const { data } = await stripe.invoicePayments.list({
    invoice: invoiceId,
    limit: pageSize,
    expand: ['data.payment.payment_intent'],
  });
  return data.some(({ payment: { payment_intent: intent } }) => {
    if (intent === undefined || typeof intent === 'string') return false;
    // Without the person there, a bank that wants to ask them leaves only this behind.
    const hasToBeAsked = intent.last_payment_error?.code === 'authentication_required';
    return intent.status === 'requires_action' || hasToBeAsked;
  });
}

function instantIn(metadata: Stripe.Metadata, mark: string): Date | null {
  const text = metadata[mark];
  if (text === undefined) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
