/** What a subscription shows of a change that waits for the payment of its invoice. */
import type { Metadata } from './metadata.ts';
import type { SubscriptionItem } from './subscription-item.ts';

export type PendingUpdate = {
  readonly billing_cycle_anchor: number | null;
  readonly cancel_at_period_end: boolean | null;
  readonly discount: null;
  readonly discounts: null;
  readonly expires_at: number;
  readonly metadata: Metadata | null;
  readonly subscription_items: readonly SubscriptionItem[] | null;
  readonly trial_end: number | null;
  readonly trial_from_plan: null;
};
