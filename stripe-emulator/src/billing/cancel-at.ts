/** A time at which a subscription is to end. */

import type { ProrationBehavior } from '../objects/billing-portal-features.ts';
import type { Price } from '../objects/price.ts';
import type { Subscription } from '../objects/subscription.ts';
import { invalidRequest } from '../stripe-error.ts';
import { cycleOf, nextBoundary } from './periods.ts';
import { currentPeriodOf } from './save-subscription.ts';

/** The end as a request gives it: one of the two, or neither. */
export type EndChange = {
  /** Null takes back an end that was set by date. */
  readonly cancelAt?: number | 'period_end' | null | undefined;
  readonly isCancelledAtPeriodEnd?: boolean | undefined;
};

/** An end that was set by one parameter is not taken back by the other: reactivating clears the one that is set. */
export function withEnd(
  subscription: Subscription,
  { cancelAt, isCancelledAtPeriodEnd }: EndChange,
  now: number,
): Subscription {
  if (cancelAt === undefined && isCancelledAtPeriodEnd === undefined) return subscription;
  const isOfOther = subscription.cancel_at_period_end
    ? cancelAt === null
    : isCancelledAtPeriodEnd === false;
  if (isOfOther) return subscription;
  return withCancellationAt(subscription, {
    cancelAt: cancelAt === 'period_end' ? currentPeriodOf(subscription).end : (cancelAt ?? null),
    isAtPeriodEnd: isCancelledAtPeriodEnd ?? false,
    now,
  });
}

/** `cancelAt` null and not at the period's end takes back whichever was set. */
export function withCancellationAt(
  subscription: Subscription,
  {
    cancelAt,
    isAtPeriodEnd,
    now,
  }: { readonly cancelAt: number | null; readonly isAtPeriodEnd: boolean; readonly now: number },
): Subscription {
  const at = isAtPeriodEnd ? currentPeriodOf(subscription).end : cancelAt;
  return {
    ...subscription,
    cancel_at: at,
    cancel_at_period_end: isAtPeriodEnd,
    canceled_at: at === null ? null : (subscription.canceled_at ?? now),
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: at === null ? null : 'cancellation_requested',
    },
  };
}

/** Periods that are cut short are credited at Stripe, but not here: such an end is refused. */
export function requireWholePeriods({
  cancelAt,
  anchor,
  items,
  prorationBehavior,
}: {
  readonly cancelAt: number;
  readonly anchor: number;
  readonly items: readonly { readonly price: Price }[];
  readonly prorationBehavior: ProrationBehavior | undefined;
}): void {
  // Before its anchor a subscription is in its trial, for which nothing was paid.
  if (prorationBehavior === 'none' || cancelAt <= anchor) return;
  if (nextBoundary(anchor, cycleOf(items), cancelAt - 1) === cancelAt) return;
  throw invalidRequest(
    'The emulator ends a subscription inside a period only with proration_behavior=none.',
    { param: 'cancel_at' },
  );
}

export function requireFutureEnd({ cancel_at }: Subscription, now: number): void {
  if (cancel_at === null || cancel_at > now) return;
  throw invalidRequest('The end of a subscription must be in the future.', {
    param: 'cancel_at',
  });
}
