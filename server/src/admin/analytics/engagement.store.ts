/** Figures about what people keep here. */
import { adminLimits } from '@debt-payoff/contract/admin-limits';
import { between, count, inArray, sql, sum } from 'drizzle-orm';
import { debts, payments } from '../../ledger/ledger.tables.ts';
import { users } from '../../people/people.tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { portfolios } from '../../portfolios/portfolios.tables.ts';
import { type Moment, readBothOfAll } from './all-rows.store.ts';
import type { AnalyticsRange } from './analytics-range.ts';

export type EngagementFigures = Awaited<ReturnType<typeof readEngagementFigures>>;

/** Of one owner: how many there are of what is counted. */
type Rank = { readonly user_id: number; readonly count: number };

/** What is added up is read beside what is counted: one after the other, a year takes longer than a second. */
export async function readEngagementFigures(moment: Moment, range: AnalyticsRange) {
  const [counts, sums] = await readBothOfAll(moment, readCounts, async (tx) => ({
    balancePence: await sumBalances(tx),
    paymentsByDay: await sumPayments(tx, range),
  }));
  return { ...counts, ...sums };
}

async function readCounts(tx: Transaction) {
  const { mostPortfolios, mostDebts, ...counts } = await countKept(tx);
  return {
    ...counts,
    mostPortfolios: await withNames(tx, mostPortfolios),
    mostDebts: await withNames(tx, mostDebts),
  };
}

/** One look at the index of debts, kept by portfolio, gives all counts of them and who has most. */
async function countKept(tx: Transaction) {
  const limit = adminLimits.analyticsTopListLength;
  const { rows } = await tx.execute<{
    portfolios: string;
    active_portfolios: string;
    debts: string;
    paid_off_debts: string;
    most_portfolios: Rank[] | null;
    most_debts: Rank[] | null;
  }>(sql`
    WITH held AS MATERIALIZED (
      SELECT ${debts.portfolioId} AS portfolio_id, count(*)::integer AS held_count,
        count(${debts.paidOffOn})::integer AS paid_count
      FROM ${debts} GROUP BY ${debts.portfolioId}
    ),
    most_portfolios AS (
      SELECT ${portfolios.userId} AS user_id, count(*) AS count
      FROM ${portfolios} GROUP BY user_id ORDER BY count DESC, user_id LIMIT ${limit}
    ),
    most_debts AS (
      SELECT ${portfolios.userId} AS user_id, sum(held_count) AS count
      FROM held INNER JOIN ${portfolios} ON ${portfolios.id} = held.portfolio_id
      GROUP BY user_id ORDER BY count DESC, user_id LIMIT ${limit}
    )
    SELECT (SELECT count(*) FROM ${portfolios}) AS portfolios,
      count(*) FILTER (WHERE held_count > paid_count) AS active_portfolios,
      coalesce(sum(held_count), 0) AS debts, coalesce(sum(paid_count), 0) AS paid_off_debts,
      (SELECT json_agg(most_portfolios) FROM most_portfolios) AS most_portfolios,
      (SELECT json_agg(most_debts) FROM most_debts) AS most_debts
    FROM held`);
  const [row] = rows;
  if (row === undefined) throw new Error('Portfolios were not counted');
  return {
    portfoliosCount: Number(row.portfolios),
    activePortfoliosCount: Number(row.active_portfolios),
    debtsCount: Number(row.debts),
    paidOffDebtsCount: Number(row.paid_off_debts),
    mostPortfolios: row.most_portfolios ?? [],
    mostDebts: row.most_debts ?? [],
  };
}

async function sumBalances(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ pence: sum(debts.balancePence).mapWith(Number) }).from(debts);
  return row?.pence ?? 0;
}

/** By the day that each is dated; days without any are left out. */
function sumPayments(tx: Transaction, { startDate, endDate }: AnalyticsRange) {
  return tx
    .select({
      day: payments.paidOn,
      count: count(),
      amountPence: sum(payments.amountPence).mapWith(Number),
    })
    .from(payments)
    .where(between(payments.paidOn, startDate, endDate))
    .groupBy(payments.paidOn);
}

/** In the order of the ranks. */
async function withNames(tx: Transaction, ranks: readonly Rank[]) {
  const ids = ranks.map(({ user_id: id }) => id);
  const named = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, ids));
  const nameOf = new Map(named.map(({ id, username }) => [id, username]));
  return ranks.map(({ user_id: id, count: ranked }) => ({
    ...{ id, username: nameOf.get(id) ?? '', count: ranked },
  }));
}
