/** What the daily job asks about everybody. Each question starts from an index. */
import { firstDayOf } from '@debt-payoff/contract/days';
import { monthOf } from '@debt-payoff/contract/months';
import type { AmountKind } from '@debt-payoff/contract/payment-kinds';
import type { MinimumRule } from '@debt-payoff/engine';
import { and, asc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { debts } from '../ledger/ledger.tables.ts';
import { users } from '../people/people.tables.ts';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import { deleteInParts } from '../platform/database/delete-in-parts.ts';
import { inParts } from '../platform/database/in-parts.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';
import { amountsDue } from '../schedules/due-amounts.ts';
import { withFollowed } from '../schedules/followed-debts.store.ts';
import {
  scheduledPayments,
  scheduleReminders,
  scheduleTerms,
  settledDates,
} from '../schedules/schedules.tables.ts';
import { paymentDaysOn, type ReminderDay } from './reminder-days.ts';

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
 * Those in which a month has fallen due that is not settled. It may name one too many, where the day of a schedule was
 * changed within the month, or where a lender who could ask for something did not; anyone who records looks again.
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
        SELECT FROM ${settledDates} AS settled
        WHERE settled.schedule_id = ${scheduleTerms.scheduleId}
          AND settled.month = first_day::date
      )
  )`;
  return db
    .selectDistinct({ userId: portfolios.userId, portfolioId: portfolios.id })
    .from(portfolios)
    .innerJoin(debts, and(eq(debts.portfolioId, portfolios.id), isNull(debts.paidOffOn)))
    .innerJoin(scheduledPayments, eq(scheduledPayments.debtId, debts.id))
    .innerJoin(scheduleTerms, eq(scheduleTerms.scheduleId, scheduledPayments.id))
    .where(and(inArray(portfolios.userId, [...userIds]), sql`NOT ${asksNothing}`, isDue))
    .orderBy(asc(portfolios.userId), asc(portfolios.id));
}

const ruleOfNothing = JSON.stringify({
  floorPence: 0,
  percentBasisPoints: 0,
  plusInterest: false,
} satisfies MinimumRule);

/**
 * Of a schedule that follows its lender, whether that was nothing in each of its months, whatever is owed: the rule says
 * so or, without one, the payment that was set before any of them. Such a month is never settled.
 */
const asksNothing = sql`(${scheduledPayments.amountKind} = 'required' AND coalesce(
  ${debts.minimumRule} = ${ruleOfNothing}::jsonb,
  ${debts.monthlyPaymentPence} = 0 AND ${debts.rateChanges} = '[]'
    AND ${debts.paymentSetOn} <= ${scheduleTerms.fromOn}
))`;

/** A due date that is not settled, of a schedule that runs. */
export type OpenDate = {
  readonly userId: number;
  readonly scheduleId: number;
  readonly dueOn: string;
  readonly creditor: string;
  /** Of its month, where it follows what the lender asks. */
  readonly amountPence: number;
  readonly portfolioId: number;
};

/** Reminders on, the address confirmed, not suspended. Of the plan, entitlements know. */
export const canBeReminded = sql`(users.wants_reminders
  AND users.email_confirmed_at IS NOT NULL AND users.suspended_at IS NULL)`;

type Search = {
  readonly days: readonly ReminderDay[];
  /** Those of whom it was told in this way already are left out. */
  readonly notYet?: ReminderKind;
  /** Whether those count whose payments are recorded without them. */
  readonly withAutomatic: boolean;
};

const schedulesAtOnce = 1_000;

/**
 * Only terms that run: anyone who paused a schedule or changed its day since then has had it before their
 * eyes. There is an index with all that is asked of them.
 */
const runningTerms = sql`(
  SELECT schedule_id, payment_day, from_on FROM schedule_terms WHERE until_on IS NULL
)`;

/**
 * Who has such a date and can be reached. Each page is asked for when the one before is done with; anyone who has
 * several such dates may be on several pages.
 */
export async function* findUsersWithOpenDates(
  db: Database,
  { atOnce = schedulesAtOnce, ...search }: Search & { readonly atOnce?: number },
): AsyncGenerator<readonly number[]> {
  let page = await readPage(db, { ...search, atOnce, after: 0 });
  while (page.lastId !== null) {
    if (page.userIds.length > 0) yield page.userIds;
    page = await readPage(db, { ...search, atOnce, after: page.lastId });
  }
}

/**
 * The terms of a page are read first and by themselves, going on in their index where the page before
 * ended: left to itself, the planner reads all schedules beside them to keep the order.
 */
async function readPage(
  db: Database,
  search: Search & { readonly atOnce: number; readonly after: number },
): Promise<{ lastId: number | null; userIds: readonly number[] }> {
  const paymentDays = search.days.flatMap(({ dueOn }) => paymentDaysOn(dueOn));
  const { rows } = await db.execute<{ last_id: string | null; user_ids: string[] }>(sql`
    WITH page AS MATERIALIZED (
      SELECT * FROM ${runningTerms} AS term
      WHERE schedule_id > ${search.after}
        AND payment_day = ANY (${sql.param(paymentDays)}::int[])
      ORDER BY schedule_id LIMIT ${search.atOnce}
    )
    SELECT (SELECT max(schedule_id) FROM page) AS last_id,
      ARRAY(SELECT DISTINCT portfolios.user_id ${fromOpenDates(search, sql`page`)} ORDER BY 1)
        AS user_ids`);
  const [{ last_id: lastId, user_ids: userIds } = { last_id: null, user_ids: [] }] = rows;
  return { lastId: lastId === null ? null : Number(lastId), userIds: userIds.map(Number) };
}

/** Without those on which the lender asks for nothing. */
export async function listOpenDates(
  db: Reader,
  { userIds, ...search }: Search & { userIds: readonly number[] },
): Promise<OpenDate[]> {
  const { rows } = await db.execute<{
    user_id: string;
    schedule_id: string;
    due_on: string;
    creditor: string;
    amount_kind: AmountKind;
    amount_pence: string;
    debt_id: string;
    portfolio_id: string;
  }>(sql`
    SELECT portfolios.user_id, schedule.id AS schedule_id, day.due_on::text AS due_on,
      debts.creditor, schedule.amount_kind, schedule.amount_pence, debts.id AS debt_id,
      portfolios.id AS portfolio_id
    ${fromOpenDates(search, runningTerms)}
      AND portfolios.user_id = ANY (${sql.param(userIds)}::bigint[])
    ORDER BY 1, 3, 2`);
  const dates = rows.map((row) => ({
    userId: Number(row.user_id),
    scheduleId: Number(row.schedule_id),
    dueOn: row.due_on,
    creditor: row.creditor,
    amountKind: row.amount_kind,
    amountPence: Number(row.amount_pence),
    debtId: Number(row.debt_id),
    portfolioId: Number(row.portfolio_id),
  }));
  return withAmounts(db, dates);
}

type StoredDate = OpenDate & {
  readonly amountKind: AmountKind;
  readonly debtId: number;
};

/** Of a fixed amount, nothing more is asked. */
async function withAmounts(db: Reader, dates: readonly StoredDate[]): Promise<OpenDate[]> {
  const open: OpenDate[] = [];
  await inParts(dates, async (part) => {
    for (const { amountKind: _, debtId: __, follows, ...date } of await withFollowed(db, part)) {
      open.push(...amountsDue({ amountPence: date.amountPence, follows }, [date]));
    }
  });
  return open;
}

function fromOpenDates({ days, notYet, withAutomatic }: Search, terms: SQL): SQL {
  const listed = days.flatMap(({ dueOn, beganBy }) =>
    paymentDaysOn(dueOn).map(
      (paymentDay) =>
        sql`(${dueOn}::date, ${beganBy}::date, ${firstDayOf(monthOf(dueOn))}::date, ${paymentDay}::int)`,
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
    JOIN ${terms} AS term ON term.payment_day = day.payment_day AND term.from_on <= day.began_by
    JOIN scheduled_payments AS schedule ON schedule.id = term.schedule_id
    JOIN debts ON debts.id = schedule.debt_id AND debts.paid_off_on IS NULL
    JOIN portfolios ON portfolios.id = debts.portfolio_id
    JOIN users ON users.id = portfolios.user_id AND ${canBeReminded}
      AND (${withAutomatic}::boolean OR NOT users.records_automatically)
    WHERE NOT EXISTS (
      SELECT FROM settled_dates AS settled
      WHERE settled.schedule_id = schedule.id AND settled.month = day.month
    ) AND NOT ${isTold}`;
}

/**
 * Gives those that nobody had claimed and whose schedules are still there. Rows are claimed in one order, so
 * that two who do so at once do not block each other.
 */
export async function claimReminders(
  tx: Transaction,
  { dates, kind, now }: { dates: readonly OpenDate[]; kind: ReminderKind; now: Date },
): Promise<OpenDate[]> {
  const { rows } = await tx.execute<{ schedule_id: string; due_on: string }>(sql`
    INSERT INTO schedule_reminders (schedule_id, due_on, kind, sent_at)
    SELECT schedule.id, open.due_on, ${kind}, ${now.toISOString()}::timestamptz
    FROM unnest(
      ${sql.param(dates.map(({ scheduleId }) => scheduleId))}::bigint[],
      ${sql.param(dates.map(({ dueOn }) => dueOn))}::date[]
    ) AS open (schedule_id, due_on)
    JOIN scheduled_payments AS schedule ON schedule.id = open.schedule_id
    ORDER BY open.due_on, schedule.id
    ON CONFLICT DO NOTHING
    RETURNING schedule_id, due_on::text`);
  return dates.filter(({ scheduleId, dueOn }) =>
    rows.some((row) => Number(row.schedule_id) === scheduleId && row.due_on === dueOn),
  );
}

export function deleteRemindersBefore(db: Database, instant: Date): Promise<void> {
  return deleteInParts(db, scheduleReminders, lt(scheduleReminders.sentAt, instant));
}
