/** What the daily job asks about everybody. Each question starts from an index. */
import { and, asc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.tables.ts';
import { debts } from '../debts/debts.tables.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { AtPortfolio } from '../portfolios/owned.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';
import {
  scheduledPayments,
  scheduleRecordings,
  scheduleReminders,
  scheduleTerms,
} from '../schedules/schedules.tables.ts';
import { firstOfMonth, paymentDaysOn, type ReminderDay } from './reminder-days.ts';

type Reader = Database | Transaction;
export type ReminderKind = (typeof scheduleReminders.$inferSelect)['kind'];

export async function listRecordingUsers(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.recordsAutomatically, true), isNull(users.suspendedAt), gt(users.id, after)),
    )
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Those in which a month has fallen due that is not done with. It may name one too many, where the day of
 * a schedule was changed within the month; whoever records looks again.
 */
export async function listPortfoliosWithDue(
  db: Database,
  { userIds, today }: { userIds: readonly number[]; today: string },
): Promise<AtPortfolio[]> {
  const isDue = sql`EXISTS (
    SELECT FROM generate_series(
      date_trunc('month', ${scheduleTerms.fromOn}::timestamp), ${today}::timestamp, '1 month'
    ) AS first_day
    CROSS JOIN LATERAL (SELECT least(
      first_day::date + ${scheduleTerms.paymentDay} - 1,
      (first_day + interval '1 month')::date - 1
    ) AS due_on) AS due
    WHERE due_on BETWEEN ${scheduleTerms.fromOn} AND ${today}::date
      AND (${scheduleTerms.untilOn} IS NULL OR due_on < ${scheduleTerms.untilOn})
      AND NOT EXISTS (
        SELECT FROM ${scheduleRecordings} AS recording
        WHERE recording.schedule_id = ${scheduleTerms.scheduleId}
          AND recording.month = first_day::date
      )
  )`;
  return db
    .selectDistinct({ userId: portfolios.userId, portfolioId: portfolios.id })
    .from(portfolios)
    .innerJoin(debts, and(eq(debts.portfolioId, portfolios.id), isNull(debts.paidOffOn)))
    .innerJoin(scheduledPayments, eq(scheduledPayments.debtId, debts.id))
    .innerJoin(scheduleTerms, eq(scheduleTerms.scheduleId, scheduledPayments.id))
    .where(and(inArray(portfolios.userId, [...userIds]), isDue))
    .orderBy(asc(portfolios.userId), asc(portfolios.id));
}

/** A due date for which nothing is recorded, of a schedule that runs. */
export type OpenDate = {
  readonly scheduleId: number;
  readonly dueOn: string;
  readonly creditor: string;
  readonly amountPence: number;
  readonly portfolioId: number;
};

type Search = {
  readonly days: readonly ReminderDay[];
  /** Those of whom it was told in this way already are left out. */
  readonly notYet?: ReminderKind;
  /** Whether those count whose payments are recorded without them. */
  readonly withAutomatic: boolean;
};

const schedulesAtOnce = 500;

/** Who has such a date and can be reached: reminders on, the address confirmed, not suspended. */
export async function listUsersWithOpenDates(db: Database, search: Search): Promise<number[]> {
  const found = new Set<number>();
  for (const day of search.days) {
    for (const paymentDay of paymentDaysOn(day.dueOn)) {
      const on = { ...search, days: [day], paymentDay };
      for await (const userId of usersOn(db, on)) found.add(userId);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/**
 * In pages, each of which goes on in the index where the one before ended. Where it begins is said of both
 * tables: the planner passes equality on from one to the other, but no bounds.
 */
async function* usersOn(db: Database, search: Search & { paymentDay: number }) {
  let after = 0;
  for (;;) {
    const { rows } = await db.execute<{ user_id: string; schedule_id: string }>(sql`
      SELECT portfolios.user_id, term.schedule_id ${fromOpenDates(search)}
        AND term.payment_day = ${search.paymentDay}
        AND term.schedule_id > ${after} AND schedule.id > ${after}
      ORDER BY term.schedule_id LIMIT ${schedulesAtOnce}`);
    yield* rows.map(({ user_id }) => Number(user_id));
    const last = rows.at(-1);
    if (last === undefined || rows.length < schedulesAtOnce) return;
    after = Number(last.schedule_id);
  }
}

export async function listOpenDates(
  db: Reader,
  { userId, ...search }: Search & { userId: number },
): Promise<OpenDate[]> {
  const { rows } = await db.execute<{
    schedule_id: string;
    due_on: string;
    creditor: string;
    amount_pence: string;
    portfolio_id: string;
  }>(sql`
    SELECT schedule.id AS schedule_id, day.due_on::text AS due_on, debts.creditor,
      schedule.amount_pence, portfolios.id AS portfolio_id
    ${fromOpenDates(search)} AND portfolios.user_id = ${userId}
    ORDER BY 2, 1`);
  return rows.map((row) => ({
    scheduleId: Number(row.schedule_id),
    dueOn: row.due_on,
    creditor: row.creditor,
    amountPence: Number(row.amount_pence),
    portfolioId: Number(row.portfolio_id),
  }));
}

/**
 * Only terms that run: whoever paused a schedule or changed its day since then has had it before their
 * eyes. There is an index of those, by the day of the month.
 */
function fromOpenDates({ days, notYet, withAutomatic }: Search): SQL {
  const listed = days.flatMap(({ dueOn, beganBy }) =>
    paymentDaysOn(dueOn).map(
      (paymentDay) =>
        sql`(${dueOn}::date, ${beganBy}::date, ${firstOfMonth(dueOn)}::date, ${paymentDay}::int)`,
    ),
  );
  const isTold = sql`EXISTS (
    SELECT FROM schedule_reminders AS reminder
    WHERE reminder.schedule_id = schedule.id AND reminder.due_on = day.due_on
      AND reminder.kind = ${notYet ?? null}
  )`;
  return sql`
    FROM (VALUES ${sql.join(listed, sql`, `)})
      AS day (due_on, began_by, month, payment_day)
    JOIN schedule_terms AS term ON term.payment_day = day.payment_day
      AND term.until_on IS NULL AND term.from_on <= day.began_by
    JOIN scheduled_payments AS schedule ON schedule.id = term.schedule_id
    JOIN debts ON debts.id = schedule.debt_id AND debts.paid_off_on IS NULL
    JOIN portfolios ON portfolios.id = debts.portfolio_id
    JOIN users ON users.id = portfolios.user_id AND users.wants_reminders
      AND users.email_confirmed_at IS NOT NULL AND users.suspended_at IS NULL
      AND (${withAutomatic}::boolean OR NOT users.records_automatically)
    WHERE NOT EXISTS (
      SELECT FROM schedule_recordings AS recording
      WHERE recording.schedule_id = schedule.id AND recording.month = day.month
    ) AND NOT ${isTold}`;
}

/** Gives those that nobody had claimed. Rows are claimed in one order, so that two who do so at once do not block each other. */
export async function claimReminders(
  tx: Transaction,
  { dates, kind, now }: { dates: readonly OpenDate[]; kind: ReminderKind; now: Date },
): Promise<OpenDate[]> {
  if (dates.length === 0) return [];
  const claimed = await tx
    .insert(scheduleReminders)
    .values(dates.map(({ scheduleId, dueOn }) => ({ scheduleId, dueOn, kind, sentAt: now })))
    .onConflictDoNothing()
    .returning({ scheduleId: scheduleReminders.scheduleId, dueOn: scheduleReminders.dueOn });
  return dates.filter((date) =>
    claimed.some((row) => row.scheduleId === date.scheduleId && row.dueOn === date.dueOn),
  );
}

export async function deleteRemindersBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(scheduleReminders).where(lt(scheduleReminders.sentAt, instant));
}
