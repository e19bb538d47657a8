/** What subscriptions bring in, as the wire has it. */
import type { AnalyticsRevenue } from '@debt-payoff/contract/admin-analytics';
import { poundsFromPence } from '@debt-payoff/contract/money';
import type { PaidTier } from '@debt-payoff/contract/plans';
import { writeRange } from './analytics.wire.ts';
import type { AnalyticsRange } from './analytics-range.ts';
import type { RevenueFigures } from './revenue.store.ts';
import { averagePence, churnPercent, lifetimePence, monthlyPence } from './revenue.ts';

export function writeRevenue(
  range: AnalyticsRange,
  figures: RevenueFigures,
  vat: { readonly isWithoutVat: boolean },
): AnalyticsRevenue {
  const { inForce, payingAtStart, churned } = figures;
  const payingCount = inForce.reduce((sum, plan) => sum + plan.payingCount, 0);
  const mrrPence = monthlyPence(
    inForce.reduce((sum, plan) => sum + plan.payingPence, 0),
    vat,
  );
  const countOn = (tier: PaidTier) => inForce.find((plan) => plan.tier === tier)?.count ?? 0;
  const { days } = range;
  return {
    ...writeRange(range),
    total_subscriptions: figures.total,
    active_subscriptions: inForce.reduce((sum, plan) => sum + plan.count, 0),
    paying_subscriptions: payingCount,
    mrr: poundsFromPence(mrrPence),
    arr: poundsFromPence(12 * mrrPence),
    arpu: poundsFromPence(averagePence(mrrPence, payingCount)),
    clv: poundsFromPence(lifetimePence({ mrrPence, payingCount, payingAtStart, churned, days })),
    churn_rate: churnPercent({ payingAtStart, churned }),
    paying_at_start: payingAtStart,
    churned,
    new_subscriptions: figures.begunInRange,
    plan_distribution: { basic: countOn('basic'), premium: countOn('premium') },
    is_without_vat: vat.isWithoutVat,
    mrr_over_time: range.stretches.map(({ endDate }, index) => {
      // The last day has not ended: it stands as it does now.
      const isLast = index === range.stretches.length - 1;
      const pence = isLast ? mrrPence : monthlyPence(figures.penceOverTime[index] ?? 0, vat);
      return { date: endDate, mrr: poundsFromPence(pence) };
    }),
  };
}
