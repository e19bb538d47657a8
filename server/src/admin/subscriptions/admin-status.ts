/** What staff call a subscription by: three words for all that Stripe and the clock can say. */
import type { AdminSubscriptionStatus } from '@debt-payoff/contract/content-vocabulary';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';

type StatusFacts = Pick<SubscriptionRow, 'status' | 'endsAt' | 'endedAt'>;

/** A first payment that was never made: for staff there is no subscription. */
export const incompleteStatuses = ['incomplete', 'incomplete_expired'] as const;

/**
 * Null for one that has not begun. One that is set to end is over when that moment comes, whether or not Stripe
 * has told us; what Stripe has given up collecting, or paused, still lives there and can be cancelled.
 */
export function adminStatusOf(
  { status, endsAt, endedAt }: StatusFacts,
  now: Date,
): AdminSubscriptionStatus | null {
  if (incompleteStatuses.some((one) => one === status)) return null;
  if (status === 'canceled' || hasCome(endsAt, now) || hasCome(endedAt, now)) return 'expired';
  return endsAt === null ? 'active' : 'cancelled';
}

function hasCome(instant: Date | null, now: Date): boolean {
  return instant !== null && instant <= now;
}
