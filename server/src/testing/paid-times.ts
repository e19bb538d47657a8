/** When a subscription was paid for, and how much a month: what revenue figures need, by the history alone. */
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import type { TierName } from '@debt-payoff/contract/plans';
import type { SubscriptionRow } from '../entitlements/subscription-tier.ts';
import { isEntitling } from '../entitlements/subscription-tier.ts';
import type { SubscriptionState } from '../entitlements/subscriptions.store.ts';

export type History = {
  readonly row: Pick<SubscriptionRow, 'trialEnd' | 'endedAt'>;
  /** Oldest first. */
  readonly states: readonly Omit<SubscriptionState, 'id'>[];
};

export type PaidTime = {
  readonly from: Date;
  readonly until: Date;
  readonly tier: TierName;
  readonly amountPence: number;
};

const dayMs = 86_400_000;
const never = new Date('9999-12-31T00:00:00Z');

/** Not in the trial, not beyond the bound of a late payment, and not after the end that was set. */
export function paidTimesOf({ row, states }: History): PaidTime[] {
  let lateSince: Date | null = null;
  const times: PaidTime[] = [];
  for (const [at, { status, since, endsAt, tier, amountPence }] of states.entries()) {
    lateSince = status === 'past_due' ? (lateSince ?? since) : null;
    const lateMs = billingLimits.pastDueDays * dayMs;
    const ends = [
      states[at + 1]?.since ?? never,
      endsAt ?? never,
      row.endedAt ?? never,
      lateSince === null ? never : new Date(lateSince.getTime() + lateMs),
    ];
    const from = new Date(Math.max(since.getTime(), row.trialEnd?.getTime() ?? 0));
    const until = new Date(Math.min(...ends.map((end) => end.getTime())));
    if (isEntitling(status) && from < until) {
      times.push({ from, until, tier, amountPence });
    }
  }
  return times;
}

export function monthlyPence(histories: readonly History[], at: Date): Map<TierName, number> {
  const paid = histories
    .flatMap(paidTimesOf)
    .filter(({ from, until }) => from <= at && at < until)
    .map(({ tier, amountPence }) => [tier, amountPence] as const);
  return paid.reduce(
    (sums, [tier, pence]) => sums.set(tier, (sums.get(tier) ?? 0) + pence),
    new Map<TierName, number>(),
  );
}

/** How many began to be paid for, and how many no longer were. */
export function countNewAndLost(
  histories: readonly History[],
  { from, until }: { readonly from: Date; readonly until: Date },
): { readonly new: number; readonly lost: number } {
  const isWithin = (instant: Date | undefined): boolean =>
    instant !== undefined && from <= instant && instant < until;
  const all = histories.map(paidTimesOf);
  return {
    new: all.filter((times) => isWithin(times.at(0)?.from)).length,
    lost: all.filter((times) => isWithin(times.at(-1)?.until)).length,
  };
}
