/** The figures about the product, for staff. docs/analytics.md says what each of them counts. */
import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminLimits } from './admin-limits.ts';
import { defineCall } from './call.ts';
import { tiers } from './plans.ts';
import { roles } from './roles.ts';

/** Empty, as the choice of none is sent by many a form, it is the usual one. */
const query = z.object({
  days: z
    .union([
      z.literal('').transform(() => adminLimits.analyticsWindowDefaultDays),
      z.coerce.number().int().min(1).max(adminLimits.analyticsWindowMaxDays),
    ])
    .default(adminLimits.analyticsWindowDefaultDays),
});

const count = z.int().min(0);
/** In pounds. */
const pounds = z.number();
const day = z.iso.date();

/** On every reply: the days in London that 'in the range' means, both included, and when it was computed. */
const range = {
  date_range: z.object({ start_date: day, end_date: day }),
  generated_at: z.iso.datetime(),
};

const byRole = z.record(z.enum(roles), count);
const byTier = z.record(z.enum(tiers), count);

/** Adjoining stretches of days, oldest first, which together are the range. */
const stretch = z.object({ start_date: day, end_date: day, count });
export type AnalyticsStretch = z.infer<typeof stretch>;

const analyticsUsers = z.object({
  ...range,
  total_users: count,
  active_users: count,
  suspended_users: count,
  new_users: count,
  /** Accounts that signed in, or used a session, in the range. */
  signed_in_users: count,
  role_distribution: byRole,
  /** By the plan in effect, granted or bought. */
  tier_distribution: byTier,
  users_with_portfolios: count,
  users_with_payments: count,
  /** Accounts made in the range that are still there. */
  new_users_over_time: z.array(stretch),
});
export type AnalyticsUsers = z.infer<typeof analyticsUsers>;

const analyticsDeletedUsers = z.object({
  ...range,
  total_deleted: count,
  recently_deleted: count,
  avg_lifetime_days: z.number(),
  role_distribution: byRole,
  tier_distribution: byTier,
  recently_deleted_users: z.array(
    z.object({
      /** Null for those who left before it was kept. */
      id: z.int().nullable(),
      /** Both are kept for 30 days, and null after. */
      username: z.string().nullable(),
      email: z.string().nullable(),
      subscription_tier: z.enum(tiers),
      days_as_user: count,
      deleted_at: z.iso.datetime(),
    }),
  ),
  deleted_over_time: z.array(stretch),
});
export type AnalyticsDeletedUsers = z.infer<typeof analyticsDeletedUsers>;

const analyticsRevenue = z.object({
  ...range,
  total_subscriptions: count,
  active_subscriptions: count,
  /** Of the active ones, those that are paid for: the rest are trials. */
  paying_subscriptions: count,
  mrr: pounds,
  arr: pounds,
  /** 0 where nobody pays. */
  arpu: pounds,
  /** 0 where nobody pays, or nobody left. */
  clv: pounds,
  /** Percent of those who paid when the range began; 0 where nobody did. */
  churn_rate: z.number(),
  /** Who paid when the range began, and how many of them no longer do: what the rate is made of. */
  paying_at_start: count,
  churned: count,
  new_subscriptions: count,
  plan_distribution: z.record(z.enum(tiers).exclude(['free']), count),
  /** Whether VAT has been taken off. */
  is_without_vat: z.boolean(),
  /** At the end of each of these days, oldest first. */
  mrr_over_time: z.array(z.object({ date: day, mrr: pounds })),
});
export type AnalyticsRevenue = z.infer<typeof analyticsRevenue>;

const analyticsEngagement = z.object({
  ...range,
  portfolios: z.object({ total: count, active: count }),
  debts: z.object({ total: count, paid_off: count, total_amount: pounds }),
  payments: z.object({ total: count, total_amount: pounds, avg_amount: pounds }),
  user_metrics: z.object({
    most_active_users: z.array(
      z.object({ id: z.int(), username: z.string(), portfolio_count: count }),
    ),
    users_with_most_debts: z.array(
      z.object({ id: z.int(), username: z.string(), debt_count: count }),
    ),
  }),
  payments_over_time: z.array(stretch),
});
export type AnalyticsEngagement = z.infer<typeof analyticsEngagement>;

export const analyticsUsersCall = defineCall({
  ...adminAddresses.analyticsUsers,
  access: 'admin',
  summary: 'Figures about accounts',
  query,
  replies: { 200: analyticsUsers },
});

export const analyticsDeletedUsersCall = defineCall({
  ...adminAddresses.analyticsDeletedUsers,
  access: 'admin',
  summary: 'Figures about accounts that have been deleted',
  query,
  replies: { 200: analyticsDeletedUsers },
});

export const analyticsRevenueCall = defineCall({
  ...adminAddresses.analyticsRevenue,
  access: 'admin',
  summary: 'Figures about subscriptions and what they bring in',
  query,
  replies: { 200: analyticsRevenue },
});

export const analyticsEngagementCall = defineCall({
  ...adminAddresses.analyticsEngagement,
  access: 'admin',
  summary: 'Figures about what people keep here',
  query,
  replies: { 200: analyticsEngagement },
});
