/** What the row of a subscription says, by what the provider says and what was stored before. Pure. */
import { isLive, type SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import type { NewSubscription, SubscriptionState } from '../../entitlements/subscriptions.store.ts';
import type { ProviderSubscription } from '../payment-provider.ts';

export function factsOf(
  said: ProviderSubscription,
  {
    before,
    now,
    ...owner
  }: {
    readonly before: SubscriptionRow | null;
    readonly now: Date;
    readonly stripeAccountId: number;
    readonly userId: number;
  },
): NewSubscription {
  return {
    ...owner,
    customerId: said.customerId,
    subscriptionId: said.id,
    status: said.status,
    tier: said.tier,
    priceId: said.priceId,
    amountPence: said.amountPence,
    currency: said.currency,
    interval: said.interval,
    startedAt: said.startedAt,
    trialStart: said.trialStart,
    trialEnd: said.trialEnd,
    extendedUntil: said.extendedUntil,
    periodStart: said.periodStart,
    periodEnd: said.periodEnd,
    endsAt: said.endsAt,
    endedAt: said.endedAt,
    pastDueSince: pastDueSinceOf(said, { before, now }),
    pendingTier: said.pendingUpdate?.tier ?? null,
    pendingUntil: said.pendingUpdate?.expiresAt ?? null,
    openInvoiceId: said.openInvoice?.id ?? null,
    openInvoiceUrl: said.openInvoice?.url ?? null,
    openInvoicePence: said.openInvoice?.duePence ?? null,
    openInvoiceNeedsAction: said.openInvoice?.needsAction ?? false,
    startNowAt: said.startNowAt,
    syncedAt: now,
  };
}

/** From when the payment was due; from when it was first seen so, where Stripe does not tell. */
function pastDueSinceOf(
  { status, unpaidSince }: ProviderSubscription,
  { before, now }: { readonly before: SubscriptionRow | null; readonly now: Date },
): Date | null {
  if (status !== 'past_due') return null;
  return unpaidSince ?? before?.pastDueSince ?? now;
}

/** For one that is gone at the provider together with its customer. */
export function endedFacts(row: SubscriptionRow, now: Date): Partial<SubscriptionRow> {
  return {
    ...noPayment,
    status: isLive(row.status) ? 'canceled' : row.status,
    endedAt: row.endedAt ?? now,
    syncedAt: now,
  };
}

/** For one that lives at the provider but is none of our plans any more, as after a change made by hand. */
export function unlistedFacts(now: Date): Partial<SubscriptionRow> {
  return { ...noPayment, status: 'unlisted', syncedAt: now };
}

/** Nothing waits for a payment any more. */
export const noPayment = {
  pastDueSince: null,
  pendingTier: null,
  pendingUntil: null,
  openInvoiceId: null,
  openInvoiceUrl: null,
  openInvoicePence: null,
  openInvoiceNeedsAction: false,
} as const;

/** The states to be added to the history, oldest first; none where the last one says the same. */
export function nextStatesOf(
  row: SubscriptionRow,
  { last, now }: { readonly last: SubscriptionState | null; readonly now: Date },
): NewState[] {
  if (last !== null) {
    if (isSameState(last, row)) return [];
    const since = latest(last.since, turnedAt(row, last) ?? now);
    return [stateOf(row, { since, now, position: last.position + 1 })];
  }
  const { startedAt } = row;
  if (firstStatuses.includes(row.status)) {
    return [stateOf(row, { since: startedAt, now, position: 1 })];
  }
  // First seen late: it had begun before it came to this.
  const begun = { ...row, status: firstStatusOf(row), endsAt: null };
  const since = latest(startedAt, turnedAt(row, null) ?? now);
  return [
    stateOf(begun, { since: startedAt, now, position: 1 }),
    stateOf(row, { since, now, position: 2 }),
  ];
}

type NewState = Omit<SubscriptionState, 'id'>;

/** Those in which a subscription begins. */
const firstStatuses: readonly string[] = ['trialing', 'active', 'incomplete'];

function firstStatusOf({ status, trialStart }: SubscriptionRow): string {
  if (status === 'incomplete_expired') return 'incomplete';
  return trialStart === null ? 'active' : 'trialing';
}

function stateOf(
  { id, status, tier, amountPence, endsAt }: SubscriptionRow,
  { since, now, position }: { readonly since: Date; readonly now: Date; readonly position: number },
): NewState {
  const facts = { subscriptionId: id, status, tier, amountPence, endsAt };
  return { ...facts, since, recordedAt: now, position };
}

function isSameState(last: SubscriptionState, row: SubscriptionRow): boolean {
  return (
    last.status === row.status &&
    last.tier === row.tier &&
    last.amountPence === row.amountPence &&
    last.endsAt?.getTime() === row.endsAt?.getTime()
  );
}

/** When it came to its status, as far as Stripe says; null where the status is as it was. */
function turnedAt(
  { status, trialEnd, extendedUntil, endedAt, pastDueSince }: SubscriptionRow,
  last: SubscriptionState | null,
): Date | null {
  if (!isLive(status)) return endedAt;
  if (status === last?.status) return null;
  if (status === 'past_due') return pastDueSince;
  return status === 'active' && last?.status === 'trialing' ? (extendedUntil ?? trialEnd) : null;
}

/** A state is never before the one that it follows: Stripe counts in whole seconds, and we do not. */
function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}

/** In anything but the time of the sync. */
export function hasChanged(before: SubscriptionRow | null, after: SubscriptionRow): boolean {
  if (before === null) return true;
  return (
    JSON.stringify({ ...before, syncedAt: null }) !== JSON.stringify({ ...after, syncedAt: null })
  );
}
