/** Keeps a changed subscription, and tells of the change. */
import type { Subscription } from '../objects/subscription.ts';
import type { SubscriptionInternal } from '../store/billing-internals.ts';
import type { Transaction } from '../store/transaction.ts';

/** What is given of the internal data takes the place of what was there; the rest stays. */
export async function saveSubscription(
  tx: Transaction,
  before: Subscription,
  {
    after,
    internal = {},
    eventType = 'customer.subscription.updated',
  }: {
    readonly after: Subscription;
    readonly internal?: Partial<SubscriptionInternal>;
    readonly eventType?: string;
  },
): Promise<Subscription> {
  const kept = await tx.internal('subscription', before.id);
  const saved = await tx.update('subscription', after, { ...kept, ...internal });
  const isChanged = JSON.stringify(before) !== JSON.stringify(after);
  const now = await tx.now(after.test_clock);
  if (eventType !== 'customer.subscription.updated') {
    await tx.emit({ type: eventType, object: saved, now });
  } else if (isChanged) {
    await tx.emit({ type: eventType, object: saved, previous: before, now });
  }
  return saved;
}

/** Every item of the subscription is in the same period. */
export function currentPeriodOf(subscription: Subscription): {
  readonly start: number;
  readonly end: number;
} {
  const { data } = subscription.items;
  return {
    start: Math.max(...data.map((item) => item.current_period_start)),
    end: Math.min(...data.map((item) => item.current_period_end)),
  };
}

export const endedStatuses: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);
