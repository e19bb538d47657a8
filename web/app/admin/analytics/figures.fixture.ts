import type {
  AnalyticsDeletedUsers,
  AnalyticsEngagement,
  AnalyticsRevenue,
  AnalyticsUsers,
} from '@debt-payoff/contract/admin-analytics';

const made = {
  date_range: { start_date: '2026-10-16', end_date: '2026-11-14' },
  generated_at: '2026-11-14T12:00:00.000Z',
};

const noStretch = { start_date: '2026-10-16', end_date: '2026-11-14', count: 0 };

function stretchesOf(...counts: readonly number[]) {
  const days = 30 / counts.length;
  const day = (at: number): string =>
    new Date(Date.UTC(2026, 9, 16 + at)).toISOString().slice(0, 10);
  return counts.map((count, at) => ({
    start_date: day(at * days),
    end_date: day((at + 1) * days - 1),
    count,
  }));
}

export function someUsers(facts: Partial<AnalyticsUsers> = {}): AnalyticsUsers {
  return {
    ...made,
    total_users: 1234,
    active_users: 1230,
    suspended_users: 4,
    new_users: 60,
    signed_in_users: 800,
    role_distribution: { user: 1230, admin: 3, super_admin: 1 },
    tier_distribution: { free: 1000, basic: 200, premium: 34 },
    users_with_portfolios: 900,
    users_with_payments: 700,
    new_users_over_time: stretchesOf(10, 5, 15, 5, 20, 5),
    ...facts,
  };
}

export function someDeletedUsers(
  facts: Partial<AnalyticsDeletedUsers> = {},
): AnalyticsDeletedUsers {
  return {
    ...made,
    total_deleted: 12,
    recently_deleted: 2,
    avg_lifetime_days: 45.25,
    role_distribution: { user: 12, admin: 0, super_admin: 0 },
    tier_distribution: { free: 6, basic: 6, premium: 0 },
    recently_deleted_users: [
      {
        id: 7,
        username: 'sam',
        email: 'sam@example.com',
        subscription_tier: 'basic',
        days_as_user: 1,
        deleted_at: '2026-11-12T09:30:00.000Z',
      },
      {
        id: null,
        username: null,
        email: null,
        subscription_tier: 'free',
        days_as_user: 400,
        deleted_at: '2026-10-16T09:30:00.000Z',
      },
    ],
    deleted_over_time: stretchesOf(1, 0, 0, 0, 0, 1),
    ...facts,
  };
}

export function someRevenue(facts: Partial<AnalyticsRevenue> = {}): AnalyticsRevenue {
  return {
    ...made,
    total_subscriptions: 300,
    active_subscriptions: 250,
    paying_subscriptions: 240,
    mrr: 1397.6,
    arr: 16_771.2,
    arpu: 5.82,
    clv: 139.76,
    churn_rate: 4.2,
    paying_at_start: 240,
    churned: 10,
    new_subscriptions: 21,
    plan_distribution: { basic: 200, premium: 50 },
    is_without_vat: false,
    mrr_over_time: [
      { date: '2026-10-16', mrr: 1300 },
      { date: '2026-10-30', mrr: 1350.5 },
      { date: '2026-11-14', mrr: 1397.6 },
    ],
    ...facts,
  };
}

export function someEngagement(facts: Partial<AnalyticsEngagement> = {}): AnalyticsEngagement {
  return {
    ...made,
    portfolios: { total: 1100, active: 950 },
    debts: { total: 4000, paid_off: 600, total_amount: 9_876_543.21 },
    payments: { total: 2500, total_amount: 312_500, avg_amount: 125 },
    user_metrics: {
      most_active_users: [{ id: 7, username: 'sam', portfolio_count: 20 }],
      users_with_most_debts: [{ id: 8, username: 'alex', debt_count: 1500 }],
    },
    payments_over_time: stretchesOf(400, 500, 400, 400, 400, 400),
    ...facts,
  };
}

/** Of a product that nobody has found yet. */
export const emptyProduct = {
  users: someUsers({
    ...{ total_users: 0, active_users: 0, suspended_users: 0, new_users: 0, signed_in_users: 0 },
    role_distribution: { user: 0, admin: 0, super_admin: 0 },
    tier_distribution: { free: 0, basic: 0, premium: 0 },
    ...{ users_with_portfolios: 0, users_with_payments: 0 },
    new_users_over_time: [noStretch],
  }),
  deletedUsers: someDeletedUsers({
    ...{ total_deleted: 0, recently_deleted: 0, avg_lifetime_days: 0 },
    role_distribution: { user: 0, admin: 0, super_admin: 0 },
    tier_distribution: { free: 0, basic: 0, premium: 0 },
    recently_deleted_users: [],
    deleted_over_time: [noStretch],
  }),
  revenue: someRevenue({
    ...{ total_subscriptions: 0, active_subscriptions: 0, paying_subscriptions: 0 },
    ...{ mrr: 0, arr: 0, arpu: 0, clv: 0, churn_rate: 0, paying_at_start: 0, churned: 0 },
    new_subscriptions: 0,
    plan_distribution: { basic: 0, premium: 0 },
    mrr_over_time: [{ date: '2026-11-14', mrr: 0 }],
  }),
  engagement: someEngagement({
    portfolios: { total: 0, active: 0 },
    debts: { total: 0, paid_off: 0, total_amount: 0 },
    payments: { total: 0, total_amount: 0, avg_amount: 0 },
    user_metrics: { most_active_users: [], users_with_most_debts: [] },
    payments_over_time: [noStretch],
  }),
};
