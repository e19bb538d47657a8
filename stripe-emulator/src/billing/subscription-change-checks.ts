/** Changes of a subscription that cannot be made. */

import type { Subscription } from '../objects/subscription.ts';
import type { SubscriptionItem } from '../objects/subscription-item.ts';
import { invalidRequest } from '../stripe-error.ts';
import { cycleOf } from './periods.ts';
import { currentPeriodOf } from './save-subscription.ts';

export function requireInPeriod(subscription: Subscription, prorationDate: number): void {
  const { start, end } = currentPeriodOf(subscription);
  if (prorationDate >= start && prorationDate < end) return;
  throw invalidRequest('The date of proration must be inside the current period.', {
    param: 'proration_date',
  });
}

export function requireNoTrial({ status }: Subscription): void {
  if (status !== 'trialing') return;
  throw invalidRequest('The billing cycle begins when the trial ends: set trial_end instead.', {
    param: 'billing_cycle_anchor',
  });
}

export function requireSameCycle(
  before: readonly SubscriptionItem[],
  after: readonly SubscriptionItem[],
): void {
  const one = cycleOf(before);
  const other = cycleOf(after);
  if (one.interval === other.interval && one.interval_count === other.interval_count) return;
  throw invalidRequest(
    'The emulator changes between intervals only with billing_cycle_anchor[type]=now.',
    { param: 'items' },
  );
}
