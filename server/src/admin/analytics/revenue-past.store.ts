/** Who paid, and how much, at moments of the past: by every state that each subscription has been in. */
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { and, type SQL, sql } from 'drizzle-orm';
import { isOfCurrentAccount } from '../../entitlements/subscriptions.store.ts';
import {
  stripeAccounts,
  subscriptionStates,
  subscriptions,
} from '../../entitlements/subscriptions.tables.ts';
import { isInForce } from '../../entitlements/tier-condition.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type AnalyticsRange, endOf } from './analytics-range.ts';
import { isPaidFor } from './paid-for.ts';

type PaidPast = {
  /** A month's worth at the end of each stretch, oldest first. */
  readonly penceOverTime: readonly number[];
  readonly payingAtStart: number;
  readonly churned: number;
};

/** Paid for at the ends of the stretches from the first to the last of these, counted from nought. */
type Span = { readonly first: number; readonly last: number; readonly pence: number };

/**
 * Each state was paid for from one moment to another. These are put between the ends of the stretches, so that
 * one look at each state gives all points of the curve, and who paid when the range began.
 */
export async function readPaidPast(tx: Transaction, range: AnalyticsRange): Promise<PaidPast> {
  const ends = range.stretches.map(({ endDate }) => endOf(endDate));
  const { rows } = await tx.execute<{
    spans: Span[] | null;
    paying_at_start: string;
    churned: string;
  }>(sql`
    WITH ${paidStates(ends)},
    spans AS (
      SELECT first, last, sum(amount_pence) AS pence FROM paid WHERE first <= last GROUP BY first, last
    ),
    payers_at_start AS (
      SELECT DISTINCT payer FROM paid
      WHERE paid_from < ${at(range.from)} AND (paid_until IS NULL OR paid_until >= ${at(range.from)})
    ),
    payers_now AS (
      SELECT ${payer} AS payer FROM ${subscriptions} JOIN ${stripeAccounts} ON ${isOfCurrentAccount}
      WHERE ${and(isInForce(range.now), isPaidFor)}
    )
    SELECT (SELECT json_agg(spans) FROM spans) AS spans,
      (SELECT count(*) FROM payers_at_start) AS paying_at_start,
      (SELECT count(*) FROM payers_at_start
        WHERE payer NOT IN (SELECT payer FROM payers_now)) AS churned`);
  const [row] = rows;
  if (row === undefined) throw new Error('The past of subscriptions was not read');
  const spans = row.spans ?? [];
  return {
    penceOverTime: ends.map((_, index) => penceAt(spans, index)),
    payingAtStart: Number(row.paying_at_start),
    churned: Number(row.churned),
  };
}

function penceAt(spans: readonly Span[], index: number): number {
  const covering = spans.filter(({ first, last }) => first <= index && index <= last);
  return covering.reduce((sum, { pence }) => sum + pence, 0);
}

/** The person; where they have left, the subscription, which nobody else has. */
const payer = sql`coalesce(${subscriptions.userId}, -${subscriptions.id})`;

/** In hours, since a day of the calendar may have 23 or 25. */
const lateHours = sql`${billingLimits.pastDueDays * 24} * interval '1 hour'`;

/** A payment stays late over several states, as when the plan is set to end: it counts from the first of them. */
const lateSince = sql`CASE
  WHEN next.since IS NULL AND subscription.status = 'past_due' THEN subscription.past_due_since
  ELSE (
    SELECT min(since) FROM ${subscriptionStates} AS late
    WHERE late.subscription_id = state.subscription_id AND late.position > (
      SELECT coalesce(max(before.position), 0) FROM ${subscriptionStates} AS before
      WHERE before.subscription_id = state.subscription_id AND before.position < state.position
        AND before.status <> 'past_due'
    )
  ) END`;

/**
 * From when until when each state was paid for, as `isInForce` and `isPaidFor` have it. What staff extended has had
 * its real trial before. Each state lasts until the next: found by its number, which is cheaper than in order.
 */
const paidStates = (ends: readonly Date[]): SQL => sql`paid AS MATERIALIZED (
  SELECT *, width_bucket(paid_from, ${atAll(ends)}) AS first,
    CASE WHEN paid_until IS NULL THEN ${ends.length}::integer
      ELSE width_bucket(paid_until, ${atAll(ends)}) END - 1 AS last
  FROM (
    SELECT coalesce(subscription.user_id, -subscription.id) AS payer, state.amount_pence,
      CASE WHEN state.status = 'trialing' THEN greatest(state.since, subscription.trial_end)
        ELSE state.since END AS paid_from,
      least(next.since, state.ends_at, subscription.ended_at,
        CASE WHEN state.status = 'past_due' THEN ${lateSince} + ${lateHours} END) AS paid_until
    FROM ${subscriptionStates} AS state
      JOIN ${subscriptions} AS subscription ON subscription.id = state.subscription_id
      JOIN ${stripeAccounts} AS account ON account.id = subscription.stripe_account_id AND account.is_current
      LEFT JOIN ${subscriptionStates} AS next
        ON next.subscription_id = state.subscription_id AND next.position = state.position + 1
    WHERE state.status IN ('active', 'past_due')
      OR (state.status = 'trialing' AND subscription.extended_until IS NOT NULL)
  ) AS stretches
)`;

const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;
const atAll = (instants: readonly Date[]): SQL =>
  sql`ARRAY[${sql.join(instants.map(at), sql`, `)}]`;
