import { firstDayOf, londonDayOf } from '@debt-payoff/contract/days';
import { monthOf } from '@debt-payoff/contract/months';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { DebtSchedules } from '../debts/debts.store.ts';
import { debts } from '../ledger/ledger.tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { type AtPortfolio, isOfPerson, isOwned } from '../portfolios/portfolio-ownership.ts';
import { amountOn } from './due-amounts.ts';
import type { Term } from './due-dates.ts';
import { type Followed, withFollowed } from './followed-debts.store.ts';
import { scheduledPayments, scheduleTerms, settledDates } from './schedules.tables.ts';
import { beginAnew, type SettledRow } from './settled-dates.store.ts';

type Work = { readonly tx: Transaction; readonly clock: Clock };
export type AtSchedule = AtPortfolio & { readonly scheduleId: number };
export type ScheduleRow = typeof scheduledPayments.$inferSelect;

export type FullSchedule = ScheduleRow &
  Followed & {
    readonly creditor: string;
    readonly isDebtPaidOff: boolean;
    readonly terms: readonly Term[];
    /** Its due dates that are done with. */
    readonly settled: readonly SettledRow[];
    /** The months of these. */
    readonly settledMonths: ReadonlySet<string>;
  };

export async function listSchedules(db: Reader, at: AtPortfolio): Promise<FullSchedule[]> {
  return complete(db, isOwned(debts.portfolioId, at));
}

/** Of all portfolios of a person. */
export async function listSchedulesOfPerson(db: Reader, userId: number): Promise<FullSchedule[]> {
  return complete(db, isOfPerson(debts.portfolioId, userId));
}

export async function findSchedule(
  db: Reader,
  { scheduleId, ...at }: AtSchedule,
): Promise<FullSchedule | null> {
  const [found] = await complete(
    db,
    and(eq(scheduledPayments.id, scheduleId), isOwned(debts.portfolioId, at)),
  );
  return found ?? null;
}

/** What is told with a debt of its schedules. */
export const debtSchedules = {
  list: async (db, debtIds) => {
    const schedules = await withFollowed(db, await listSchedulesOf(db, debtIds));
    return schedules.map((schedule) => ({
      ...schedule,
      amountOn: (day) => amountOn(schedule, day),
    }));
  },
  // Named in full: inside the question the bare names would mean the schedule's own columns.
  activeCount: sql`(
    SELECT count(*) FROM ${scheduledPayments} AS schedule
    WHERE schedule.debt_id = debts.id AND schedule.is_active
  )`,
} as const satisfies DebtSchedules;

export function listSchedulesOf(db: Reader, debtIds: readonly number[]): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(scheduledPayments)
    .where(inArray(scheduledPayments.debtId, [...debtIds]))
    .orderBy(asc(scheduledPayments.id));
}

async function complete(db: Reader, where: SQL | undefined): Promise<FullSchedule[]> {
  const rows = await db
    .select({ schedule: scheduledPayments, creditor: debts.creditor, paidOffOn: debts.paidOffOn })
    .from(scheduledPayments)
    .innerJoin(debts, eq(debts.id, scheduledPayments.debtId))
    .where(where)
    .orderBy(asc(scheduledPayments.id));
  const ids = rows.map(({ schedule }) => schedule.id);
  if (ids.length === 0) return [];
  const terms = await db
    .select()
    .from(scheduleTerms)
    .where(inArray(scheduleTerms.scheduleId, ids))
    .orderBy(asc(scheduleTerms.id));
  const settled = await db
    .select()
    .from(settledDates)
    .where(inArray(settledDates.scheduleId, ids))
    .orderBy(asc(settledDates.month));
  const termsOf = Map.groupBy(terms, ({ scheduleId }) => scheduleId);
  const settledOf = Map.groupBy(settled, ({ scheduleId }) => scheduleId);
  const full = rows.map(({ schedule, creditor, paidOffOn }) => ({
    ...schedule,
    creditor,
    isDebtPaidOff: paidOffOn !== null,
    terms: termsOf.get(schedule.id) ?? [],
    settled: settledOf.get(schedule.id) ?? [],
    settledMonths: new Set((settledOf.get(schedule.id) ?? []).map(({ month }) => month)),
  }));
  return withFollowed(db, full);
}

type NewSchedule = Omit<
  typeof scheduledPayments.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt'
>;

export async function insertSchedule({ tx, clock }: Work, facts: NewSchedule): Promise<number> {
  const now = clock.now();
  const [row] = await tx
    .insert(scheduledPayments)
    .values({ ...facts, createdAt: now, updatedAt: now })
    .returning({ id: scheduledPayments.id });
  if (row === undefined) throw new Error('A schedule was not stored');
  await beginTerm({ tx, clock }, { scheduleId: row.id, paymentDay: facts.paymentDay });
  return row.id;
}

/** With a new day or debt, or switched on or off, one term ends and another begins. Nothing new makes no new version. */
export async function changeSchedule(
  work: Work,
  schedule: ScheduleRow,
  changes: Partial<NewSchedule>,
): Promise<void> {
  if (isAsBefore(schedule, changes)) return;
  const { tx, clock } = work;
  const { paymentDay = schedule.paymentDay, isActive = schedule.isActive } = changes;
  await tx
    .update(scheduledPayments)
    .set({ ...changes, endedByPayoffAt: null, ...renewed(clock) })
    .where(eq(scheduledPayments.id, schedule.id));
  const isMoved = changes.debtId !== undefined && changes.debtId !== schedule.debtId;
  if (isMoved) {
    // Neither its payments nor its missed dates are those of another debt.
    await beginAnew(tx, { scheduleId: schedule.id, month: firstDayOf(monthOf(clock.today())) });
    await tx.delete(scheduleTerms).where(eq(scheduleTerms.scheduleId, schedule.id));
  }
  const hasNewDay = paymentDay !== schedule.paymentDay;
  const isSwitched = isActive !== schedule.isActive;
  if (!hasNewDay && !isSwitched && !isMoved) return;
  if (schedule.isActive) await endTerms(work, [schedule.id]);
  if (isActive) await beginTerm(work, { scheduleId: schedule.id, paymentDay });
}

export async function endSchedulesOf(work: Work, debtId: number): Promise<void> {
  const ended = await work.tx
    .update(scheduledPayments)
    .set({
      isActive: false,
      endedByPayoffAt: work.clock.now(),
      ...renewed(work.clock),
    })
    .where(and(eq(scheduledPayments.debtId, debtId), eq(scheduledPayments.isActive, true)))
    .returning({ id: scheduledPayments.id });
  await endTerms(
    work,
    ended.map(({ id }) => id),
  );
}

function isAsBefore(schedule: ScheduleRow, changes: Partial<NewSchedule>): boolean {
  // The keys of the record itself.
  const named = Object.keys(changes) as (keyof NewSchedule)[];
  return named.every((name) => changes[name] === schedule[name]);
}

/** Anyone who still has the state before it is told so. */
function renewed(clock: Clock) {
  return { updatedAt: clock.now(), version: sql`${scheduledPayments.version} + 1` };
}

/** Whether there was one. */
export async function deleteSchedule(
  tx: Transaction,
  { scheduleId, ...at }: AtSchedule,
): Promise<boolean> {
  const own = tx.select({ id: debts.id }).from(debts).where(isOwned(debts.portfolioId, at));
  const gone = await tx
    .delete(scheduledPayments)
    .where(and(eq(scheduledPayments.id, scheduleId), inArray(scheduledPayments.debtId, own)))
    .returning({ id: scheduledPayments.id });
  return gone.length > 0;
}

async function beginTerm(
  { tx, clock }: Work,
  { scheduleId, paymentDay }: { scheduleId: number; paymentDay: number },
): Promise<void> {
  await tx.insert(scheduleTerms).values({ scheduleId, paymentDay, fromOn: clock.today() });
}

async function endTerms({ tx, clock }: Work, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(scheduleTerms)
    .set({ untilOn: sql`greatest(${scheduleTerms.fromOn}, ${clock.today()}::date)` })
    .where(and(inArray(scheduleTerms.scheduleId, [...ids]), isNull(scheduleTerms.untilOn)));
}

/** Those that paying the debt off had ended, on that day where one is given, go on as if it had not been. */
export async function resumeSchedulesOf(
  { tx, clock }: Work,
  { debtId, endedOn }: { readonly debtId: number; readonly endedOn?: string },
): Promise<void> {
  const ended = await tx
    .select({ id: scheduledPayments.id, endedAt: scheduledPayments.endedByPayoffAt })
    .from(scheduledPayments)
    .where(and(eq(scheduledPayments.debtId, debtId), isNotNull(scheduledPayments.endedByPayoffAt)));
  for (const { id, endedAt } of ended) {
    if (endedAt === null || (endedOn !== undefined && londonDayOf(endedAt) !== endedOn)) continue;
    const [last] = await tx
      .select({ id: scheduleTerms.id })
      .from(scheduleTerms)
      .where(eq(scheduleTerms.scheduleId, id))
      .orderBy(desc(scheduleTerms.id))
      .limit(1);
    if (last === undefined) continue;
    await tx.update(scheduleTerms).set({ untilOn: null }).where(eq(scheduleTerms.id, last.id));
    await tx
      .update(scheduledPayments)
      .set({ isActive: true, endedByPayoffAt: null, ...renewed(clock) })
      .where(eq(scheduledPayments.id, id));
  }
}
