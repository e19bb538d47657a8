/** What the daily job asks about the deals of everybody that end soon. Each question starts from an index. */
import { londonStartOf } from '@debt-payoff/contract/days';
import { asc, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { debts } from '../ledger/ledger.tables.ts';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import { deleteInParts } from '../platform/database/delete-in-parts.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import { dealMailDays } from './deal-days.ts';
import { dealReminders } from './deal-reminders.tables.ts';
import { canBeReminded } from './due-dates.store.ts';

/** A deal with a last day, of which its owner has not been told yet. */
export type DueDeal = AtPortfolio & {
  readonly debtId: number;
  readonly lastDay: string;
  readonly daysBefore: number;
};

const usersAtOnce = 100;

/** Who has one and can be reached, page by page, each asked for when the one before is done with. */
export async function* findUsersWithDueDeals(
  db: Database,
  today: string,
): AsyncGenerator<readonly number[]> {
  let after = 0;
  for (;;) {
    const { rows } = await db.execute<{ user_id: string }>(sql`
      SELECT DISTINCT portfolios.user_id ${fromDueDeals(today)} AND portfolios.user_id > ${after}
      ORDER BY 1 LIMIT ${usersAtOnce}`);
    const userIds = rows.map((row) => Number(row.user_id));
    const last = userIds.at(-1);
    if (last === undefined) return;
    yield userIds;
    after = last;
  }
}

/** Whatever their rates do then: that is for the forecast to say. */
export async function listDueDeals(
  db: Reader,
  { userIds, today }: { userIds: readonly number[]; today: string },
): Promise<DueDeal[]> {
  const { rows } = await db.execute<{
    user_id: string;
    portfolio_id: string;
    debt_id: string;
    last_day: string;
    days_before: number;
  }>(sql`
    SELECT portfolios.user_id, portfolios.id AS portfolio_id, debts.id AS debt_id,
      day.last_day::text AS last_day, day.days_before
    ${fromDueDeals(today)} AND portfolios.user_id = ANY (${sql.param(userIds)}::bigint[])
    ORDER BY 1, 2, 4, 3`);
  return rows.map((row) => ({
    userId: Number(row.user_id),
    portfolioId: Number(row.portfolio_id),
    debtId: Number(row.debt_id),
    lastDay: row.last_day,
    daysBefore: row.days_before,
  }));
}

/** Of a debt whose deal was told of today and has been moved since, nobody is told twice on the day. */
function fromDueDeals(today: string): SQL {
  const listed = dealMailDays(today).map(
    ({ lastMonth, lastDay, daysBefore }) =>
      sql`(${JSON.stringify([{ lastMonth }])}::jsonb, ${lastDay}::date, ${daysBefore}::int)`,
  );
  return sql`
    FROM (VALUES ${sql.join(listed, sql`, `)}) AS day (change, last_day, days_before)
    JOIN debts ON debts.rate_changes <> '[]' AND debts.rate_changes @> day.change
      AND debts.paid_off_on IS NULL
    JOIN portfolios ON portfolios.id = debts.portfolio_id
    JOIN users ON users.id = portfolios.user_id AND ${canBeReminded}
    WHERE NOT EXISTS (
      SELECT FROM deal_reminders AS reminder
      WHERE reminder.debt_id = debts.id AND (
        reminder.sent_at >= ${londonStartOf(today).toISOString()}::timestamptz
        OR (reminder.last_day = day.last_day AND reminder.days_before = day.days_before)
      )
    )`;
}

/** The portfolios of debts that are still there, of a person who can still be reached. */
export async function listPortfoliosOf(
  db: Reader,
  { userId, debtIds }: { userId: number; debtIds: readonly number[] },
): Promise<AtPortfolio[]> {
  const { rows } = await db.execute<{ portfolio_id: string }>(sql`
    SELECT DISTINCT portfolios.id AS portfolio_id
    FROM debts JOIN portfolios ON portfolios.id = debts.portfolio_id
    JOIN users ON users.id = portfolios.user_id AND ${canBeReminded}
    WHERE debts.id = ANY (${sql.param(debtIds)}::bigint[]) AND users.id = ${userId}
    ORDER BY 1`);
  return rows.map((row) => ({ userId, portfolioId: Number(row.portfolio_id) }));
}

/**
 * Gives those that nobody had claimed and whose debts are still there. Rows are claimed in one order, so that two who
 * do so at once do not block each other.
 */
export async function claimDealReminders(
  tx: Transaction,
  { deals, now }: { deals: readonly DueDeal[]; now: Date },
): Promise<DueDeal[]> {
  const { rows } = await tx.execute<{ debt_id: string; last_day: string }>(sql`
    INSERT INTO deal_reminders (debt_id, last_day, days_before, sent_at)
    SELECT debts.id, due.last_day, due.days_before, ${now.toISOString()}::timestamptz
    FROM unnest(
      ${sql.param(deals.map(({ debtId }) => debtId))}::bigint[],
      ${sql.param(deals.map(({ lastDay }) => lastDay))}::date[],
      ${sql.param(deals.map(({ daysBefore }) => daysBefore))}::int[]
    ) AS due (debt_id, last_day, days_before)
    JOIN debts ON debts.id = due.debt_id
    ORDER BY debts.id, due.last_day
    ON CONFLICT DO NOTHING
    RETURNING debt_id, last_day::text`);
  return deals.filter(({ debtId, lastDay }) =>
    rows.some((row) => Number(row.debt_id) === debtId && row.last_day === lastDay),
  );
}

/** Of a portfolio, for its owner to take along. */
export function listDealReminders(db: Reader, at: AtPortfolio) {
  const debtIds = db.select({ id: debts.id }).from(debts).where(isOwned(debts.portfolioId, at));
  return db
    .select()
    .from(dealReminders)
    .where(inArray(dealReminders.debtId, debtIds))
    .orderBy(asc(dealReminders.sentAt), asc(dealReminders.debtId));
}

export function deleteDealRemindersBefore(db: Database, instant: Date): Promise<void> {
  return deleteInParts(db, dealReminders, lt(dealReminders.sentAt, instant));
}
