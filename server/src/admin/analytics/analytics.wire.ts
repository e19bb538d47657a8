/** Figures as the wire has them: its names, and pounds. */
import type {
  AnalyticsDeletedUsers,
  AnalyticsEngagement,
  AnalyticsStretch,
  AnalyticsUsers,
} from '@debt-payoff/contract/admin-analytics';
import { poundsFromPence } from '@debt-payoff/contract/money';
import type { AnalyticsRange } from './analytics-range.ts';
import type { DeletedUserFigures } from './deleted-users.store.ts';
import type { EngagementFigures } from './engagement.store.ts';
import { divideHalfUp } from './half-up.ts';
import type { UserFigures } from './users.store.ts';

type DayCount = { readonly day: string; readonly count: number };

const dayMs = 86_400_000;

export function writeRange({ startDate, endDate, now }: AnalyticsRange) {
  return {
    date_range: { start_date: startDate, end_date: endDate },
    generated_at: now.toISOString(),
  };
}

/** How many on the days of each stretch. */
function writeStretches(
  { stretches }: AnalyticsRange,
  counts: readonly DayCount[],
): AnalyticsStretch[] {
  return stretches.map(({ startDate, endDate }) => ({
    start_date: startDate,
    end_date: endDate,
    count: sumOf(
      counts.filter(({ day }) => startDate <= day && day <= endDate),
      ({ count }) => count,
    ),
  }));
}

export function writeUsers(range: AnalyticsRange, figures: UserFigures): AnalyticsUsers {
  const { total, suspended, onBasic, onPremium, newByDay } = figures;
  return {
    ...writeRange(range),
    total_users: total,
    active_users: total - suspended,
    suspended_users: suspended,
    new_users: sumOf(newByDay, ({ count }) => count),
    signed_in_users: figures.signedIn,
    role_distribution: figures.byRole,
    // Everyone has exactly one.
    tier_distribution: { free: total - onBasic - onPremium, basic: onBasic, premium: onPremium },
    users_with_portfolios: figures.withPortfolios,
    users_with_payments: figures.withPayments,
    new_users_over_time: writeStretches(range, newByDay),
  };
}

export function writeDeletedUsers(
  range: AnalyticsRange,
  { kinds, deletedByDay, recent }: DeletedUserFigures,
): AnalyticsDeletedUsers {
  const total = sumOf(kinds, ({ count }) => count);
  const lifetimeMs = kinds.reduce((sum, one) => sum + one.lifetimeMs, 0n);
  const countOf = (isMeant: (kind: (typeof kinds)[number]) => boolean) =>
    sumOf(kinds.filter(isMeant), ({ count }) => count);
  return {
    ...writeRange(range),
    total_deleted: total,
    recently_deleted: sumOf(deletedByDay, ({ count }) => count),
    avg_lifetime_days:
      total === 0 ? 0 : divideHalfUp(lifetimeMs * 10n, BigInt(total) * BigInt(dayMs)) / 10,
    role_distribution: {
      user: countOf(({ role }) => role === 'user'),
      admin: countOf(({ role }) => role === 'admin'),
      super_admin: countOf(({ role }) => role === 'super_admin'),
    },
    tier_distribution: {
      free: countOf(({ tier }) => tier === 'free'),
      basic: countOf(({ tier }) => tier === 'basic'),
      premium: countOf(({ tier }) => tier === 'premium'),
    },
    recently_deleted_users: recent.map((one) => ({
      id: one.userId,
      username: one.username,
      email: one.email,
      subscription_tier: one.tier,
      days_as_user: Math.floor(one.lifetimeMs / dayMs),
      deleted_at: one.deletedAt.toISOString(),
    })),
    deleted_over_time: writeStretches(range, deletedByDay),
  };
}

export function writeEngagement(
  range: AnalyticsRange,
  { paymentsByDay, ...figures }: EngagementFigures,
): AnalyticsEngagement {
  const paymentsCount = sumOf(paymentsByDay, ({ count }) => count);
  const paidPence = sumOf(paymentsByDay, ({ amountPence }) => amountPence);
  const averagePence =
    paymentsCount === 0 ? 0 : divideHalfUp(BigInt(paidPence), BigInt(paymentsCount));
  return {
    ...writeRange(range),
    portfolios: { total: figures.portfoliosCount, active: figures.activePortfoliosCount },
    debts: {
      total: figures.debtsCount,
      paid_off: figures.paidOffDebtsCount,
      total_amount: poundsFromPence(figures.balancePence),
    },
    payments: {
      total: paymentsCount,
      total_amount: poundsFromPence(paidPence),
      avg_amount: poundsFromPence(averagePence),
    },
    user_metrics: {
      most_active_users: figures.mostPortfolios.map(({ count, ...who }) => ({
        ...who,
        portfolio_count: count,
      })),
      users_with_most_debts: figures.mostDebts.map(({ count, ...who }) => ({
        ...who,
        debt_count: count,
      })),
    },
    payments_over_time: writeStretches(range, paymentsByDay),
  };
}

function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}
