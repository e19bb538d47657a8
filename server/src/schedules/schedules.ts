/** Scheduled payments: what falls due each month, what of it was missed, and recording it once. */
import { addDays } from '@debt-payoff/contract/days';
import { paymentLimits } from '@debt-payoff/contract/limits';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { ScheduleChange, ScheduleFacts } from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type KeptReply, runOnce } from '../idempotency/idempotency.ts';
import { requireNamedDebt } from '../ledger/debt-ownership.ts';
import type { DebtRow } from '../ledger/debt-rows.store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Reader } from '../platform/database/database.ts';
import { DomainError, invalidField } from '../platform/errors.ts';
import { requireSameVersion } from '../platform/versions.ts';
import {
  type AtPortfolio,
  requireLockedPortfolio,
  requirePortfolio,
} from '../portfolios/portfolio-ownership.ts';
import { type DueDate, dueDates, nextDueDate } from './due-dates.ts';
import {
  type AtSchedule,
  changeSchedule,
  deleteSchedule,
  type FullSchedule,
  findSchedule,
  insertSchedule,
  listSchedules,
} from './schedules.store.ts';

export type ScheduleDeps = { readonly db: Database; readonly clock: Clock };

export async function listPortfolioSchedules(
  { db }: Pick<ScheduleDeps, 'db'>,
  at: AtPortfolio,
): Promise<FullSchedule[]> {
  await requirePortfolio(db, at);
  return listSchedules(db, at);
}

export function addSchedule<Reply>(
  { db, clock }: ScheduleDeps,
  {
    facts,
    idempotencyKey,
    toReply,
    ...at
  }: AtPortfolio & { facts: ScheduleFacts } & KeptReply<FullSchedule, Reply>,
): Promise<Reply> {
  return db.transaction((tx) =>
    runOnce(tx, idempotencyKey, async () => {
      await requireLockedPortfolio(tx, at);
      const debt = await requireNamedDebt(tx, { ...at, debtId: facts.debt_id });
      requireOpen(debt);
      const scheduleId = await insertSchedule({ tx, clock }, columnsOf(facts));
      return toReply(await getSchedule(tx, { ...at, scheduleId }));
    }),
  );
}

export function updateSchedule<Reply>(
  { db, clock }: ScheduleDeps,
  {
    change,
    version,
    idempotencyKey,
    toReply,
    ...at
  }: AtSchedule & ChangeOrder & KeptReply<FullSchedule, Reply>,
): Promise<Reply> {
  return db.transaction((tx) =>
    runOnce(tx, idempotencyKey, async () => {
      await requireLockedPortfolio(tx, at);
      const schedule = await getSchedule(tx, at);
      requireSameVersion(schedule, version);
      const debtId = change.debt_id ?? schedule.debtId;
      const debt = await requireNamedDebt(tx, { ...at, debtId });
      const begins = change.is_active === true && !schedule.isActive;
      const isMoved = debtId !== schedule.debtId && (change.is_active ?? schedule.isActive);
      if (begins || isMoved) requireOpen(debt);
      await changeSchedule({ tx, clock }, schedule, changesOf(change));
      return toReply(await getSchedule(tx, at));
    }),
  );
}

type ChangeOrder = { readonly change: ScheduleChange; readonly version: number | undefined };

export function removeSchedule({ db }: Pick<ScheduleDeps, 'db'>, at: AtSchedule): Promise<void> {
  return db.transaction(async (tx) => {
    await requireLockedPortfolio(tx, at);
    if (!(await deleteSchedule(tx, at))) throw new DomainError('not_found');
  });
}

/** The next date to be paid; null while the schedule is inactive. */
export function findNextDue(
  { isActive, terms, settledMonths }: FullSchedule,
  today: string,
): string | null {
  return isActive ? nextDueDate(terms, { today, settledMonths }) : null;
}

export type UpcomingDate = DueDate & { readonly schedule: FullSchedule };

export async function listUpcoming(
  { db, clock }: ScheduleDeps,
  { days = paymentLimits.upcomingDays, ...at }: AtPortfolio & { days?: number | undefined },
): Promise<UpcomingDate[]> {
  const schedules = await listPortfolioSchedules({ db }, at);
  const today = clock.today();
  const period = { from: today, to: addDays(today, days) };
  return schedules
    .filter(({ isActive, isDebtPaidOff }) => isActive && !isDebtPaidOff)
    .flatMap((schedule) => dueDates(schedule.terms, period).map((date) => ({ ...date, schedule })))
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}

function columnsOf(facts: ScheduleFacts) {
  return {
    debtId: facts.debt_id,
    amountPence: penceFromPounds(facts.payment_amount),
    paymentDay: facts.payment_day,
    paymentType: facts.payment_type,
    notes: facts.notes,
  };
}

/** Only what is given changes. */
function changesOf(change: ScheduleChange) {
  return {
    ...(change.debt_id !== undefined && { debtId: change.debt_id }),
    ...(change.payment_amount !== undefined && {
      amountPence: penceFromPounds(change.payment_amount),
    }),
    ...(change.payment_day !== undefined && { paymentDay: change.payment_day }),
    ...(change.payment_type !== undefined && { paymentType: change.payment_type }),
    ...(change.notes !== undefined && { notes: change.notes ?? '' }),
    ...(change.is_active !== undefined && { isActive: change.is_active }),
  };
}

export async function getSchedule(db: Reader, at: AtSchedule): Promise<FullSchedule> {
  const schedule = await findSchedule(db, at);
  if (schedule === null) throw new DomainError('not_found');
  return schedule;
}

function requireOpen({ paidOffOn }: DebtRow): void {
  if (paidOffOn === null) return;
  const message = paymentTexts.scheduled.debtPaidOff;
  throw invalidField('debt_id', message);
}
