/** Subscriptions with a written past, as the sync would have stored them. */
import { randomUUID } from 'node:crypto';
import type { PaidTier } from '@debt-payoff/contract/plans';
import type { SubscriptionRow } from '../../entitlements/subscription-tier.ts';
import { subscriptionStates, subscriptions } from '../../entitlements/subscriptions.tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { testNow } from '../../testing/settable-clock.ts';

export type PastState = {
  readonly since: Date;
  readonly status: string;
  readonly tier: PaidTier;
  readonly amountPence: number;
  readonly endsAt: Date | null;
};

/** What is stored of the subscription itself, besides its last state. */
export type SubscriptionFacts = Pick<
  SubscriptionRow,
  'stripeAccountId' | 'userId' | 'trialEnd' | 'extendedUntil' | 'endedAt' | 'pastDueSince'
>;

/** The states are told oldest first; the row says the same as the last of them. */
export async function storePast(
  db: Database,
  facts: SubscriptionFacts,
  states: readonly [PastState, ...PastState[]],
): Promise<number> {
  const { since: _, ...last } = states.at(-1) ?? states[0];
  const [row] = await db
    .insert(subscriptions)
    .values({
      ...{ ...facts, ...last },
      subscriptionId: facts.userId === null ? null : `sub_${randomUUID()}`,
      priceId: 'price',
      currency: 'gbp',
      interval: 'month',
      startedAt: states[0].since,
      periodStart: testNow,
      periodEnd: testNow,
      syncedAt: testNow,
    })
    .returning();
  if (row === undefined) throw new Error('A subscription was not stored');
  await db.insert(subscriptionStates).values(
    states.map((state, index) => ({
      ...state,
      subscriptionId: row.id,
      recordedAt: testNow,
      position: index + 1,
    })),
  );
  return row.id;
}
