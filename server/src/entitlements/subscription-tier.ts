/** What a subscription gives, by its state and the time. */
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import type { TierName } from '@debt-payoff/contract/plans';
import type { subscriptions } from './subscriptions.tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

type TierFacts = Pick<SubscriptionRow, 'status' | 'tier' | 'endsAt' | 'endedAt' | 'pastDueSince'>;

/** Best first. */
const statusesInOrder: readonly string[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
];
const endStatuses: readonly string[] = ['canceled', 'incomplete_expired'];
/** Those that can give a tier at all: begun, and neither given up nor ended. */
export const entitlingStatuses = ['active', 'trialing', 'past_due'] as const;

const dayMs = 86_400_000;

export function isEntitling(status: string): boolean {
  return entitlingStatuses.some((one) => one === status);
}

/** Also where it gives nothing, as while its first payment is open. */
export function isLive(status: string): boolean {
  return !endStatuses.includes(status);
}

const unpaidStatuses: readonly string[] = ['past_due', 'unpaid', 'incomplete', 'paused'];

/** The subscription itself, or a change of it, waits for a payment. */
export function isPaymentOpen({
  status,
  pendingTier,
}: Pick<SubscriptionRow, 'status' | 'pendingTier'>): boolean {
  return pendingTier !== null || unpaidStatuses.includes(status);
}

export function tierGivenBy(facts: TierFacts, now: Date): TierName {
  return isInForce(facts, now) ? facts.tier : 'free';
}

function isInForce({ status, endsAt, endedAt, pastDueSince }: TierFacts, now: Date): boolean {
  if (hasPassed(endsAt, now) || hasPassed(endedAt, now)) return false;
  if (status === 'active' || status === 'trialing') return true;
  const until = status === 'past_due' ? pastDueUntil(pastDueSince) : null;
  return until !== null && !hasPassed(until, now);
}

/** How long a payment that failed leaves the plan as it is. */
export function pastDueUntil(pastDueSince: Date | null): Date | null {
  if (pastDueSince === null) return null;
  return new Date(pastDueSince.getTime() + billingLimits.pastDueDays * dayMs);
}

function hasPassed(instant: Date | null, now: Date): boolean {
  return instant !== null && instant <= now;
}

/** The one that counts where a person has several: the best state, then the earlier. Null where none lives. */
export function currentOf<Row extends Pick<SubscriptionRow, 'status' | 'startedAt'>>(
  rows: readonly Row[],
): Row | null {
  const living = rows.filter(({ status }) => isLive(status));
  const [current] = living.toSorted(
    (one, other) =>
      rankOf(one.status) - rankOf(other.status) ||
      one.startedAt.getTime() - other.startedAt.getTime(),
  );
  return current ?? null;
}

/** A state that the provider has added since comes last. */
function rankOf(status: string): number {
  const rank = statusesInOrder.indexOf(status);
  return rank === -1 ? statusesInOrder.length : rank;
}
