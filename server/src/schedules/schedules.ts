/** Scheduled payments: what falls due each month, what of it was missed, and recording it once. */
import { addDays } from '@debt-payoff/contract/days';
import { paymentLimits } from '@debt-payoff/contract/limits';
import { penceFromPounds, poundsFromPence } from '@debt-payoff/contract/money';
import type {
  MissedPayments,
  Schedule,
  ScheduleChange,
  ScheduleFacts,
  UpcomingPayment,
} from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { DebtWithSchedules } from '../debts/debts.store.ts';
import { once, type Repeatable } from '../idempotency/idempotency.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import {
  type AtPortfolio,
  requireLockedPortfolio,
  requireNamedDebt,
  requirePortfolio,
} from '../portfolios/owned.ts';
import { dueDates } from './due-dates.ts';
import {
  changeSchedule,
  deleteSchedule,
  type FullSchedule,
  findSchedule,
  insertSchedule,
  listSchedules,
} from './schedules.store.ts';
import { scheduleAnswer } from './schedules.wire.ts';

export type ScheduleDeps = { readonly db: Database; readonly clock: Clock };
type AtSchedule = AtPortfolio & { readonly scheduleId: number };

export async function listPortfolioSchedules(
  { db, clock }: ScheduleDeps,
  at: AtPortfolio,
): Promise<Schedule[]> {
  await requirePortfolio(db, at);
  const schedules = await listSchedules(db, at.portfolioId);
  return schedules.map((schedule) => scheduleAnswer(schedule, clock.today()));
}

export function addSchedule(
  { db, clock }: ScheduleDeps,
  { facts, repeatable, ...at }: AtPortfolio & { facts: ScheduleFacts; repeatable: Repeatable },
): Promise<Schedule> {
  return db.transaction((tx) =>
    once(tx, repeatable, async () => {
      await requireLockedPortfolio(tx, at);
      const debt = await requireNamedDebt(tx, { ...at, debtId: facts.debt_id });
      requireOpen(debt);
      const scheduleId = await insertSchedule({ tx, clock }, columnsOf(facts));
      return answer(tx, { ...at, scheduleId }, clock);
    }),
  );
}

export function updateSchedule(
  { db, clock }: ScheduleDeps,
  { change, version, repeatable, ...at }: AtSchedule & ChangeOrder,
): Promise<Schedule> {
  return db.transaction((tx) =>
    once(tx, repeatable, async () => {
      await requireLockedPortfolio(tx, at);
      const schedule = await findSchedule(tx, at);
      if (schedule === null) throw new DomainError('not_found');
      if (version !== undefined && version !== schedule.version) throw new DomainError('conflict');
      const debtId = change.debt_id ?? schedule.debtId;
      const debt = await requireNamedDebt(tx, { ...at, debtId });
      const begins = change.is_active === true && !schedule.isActive;
      const isMoved = debtId !== schedule.debtId && (change.is_active ?? schedule.isActive);
      if (begins || isMoved) requireOpen(debt);
      await changeSchedule({ tx, clock }, schedule, changesOf(change));
      return answer(tx, at, clock);
    }),
  );
}

type ChangeOrder = {
  readonly change: ScheduleChange;
  readonly version: number | undefined;
  readonly repeatable: Repeatable;
};

export function removeSchedule({ db }: ScheduleDeps, at: AtSchedule): Promise<void> {
  return db.transaction(async (tx) => {
    await requireLockedPortfolio(tx, at);
    if ((await findSchedule(tx, at)) === null) throw new DomainError('not_found');
    await deleteSchedule(tx, at.scheduleId);
  });
}

export async function checkMissed(
  { db, clock }: ScheduleDeps,
  at: AtPortfolio,
): Promise<MissedPayments> {
  await requirePortfolio(db, at);
  const schedules = await listSchedules(db, at.portfolioId);
  const missed = schedules
    .map((schedule) => ({ schedule, dates: missedDates(schedule, clock.today()) }))
    .filter(({ dates }) => dates.length > 0);
  return {
    has_missed_payments: missed.length > 0,
    total_missed_count: missed.reduce((sum, { dates }) => sum + dates.length, 0),
    missed_payments: missed.map(({ schedule, dates }) => ({
      debt_name: schedule.creditor,
      payment_amount: poundsFromPence(schedule.amountPence),
      missed_count: dates.length,
      scheduled_payment_id: schedule.id,
      missed_dates: dates,
    })),
  };
}

/** Before today, and not done with. A debt that is paid off misses nothing. */
export function missedDates(schedule: FullSchedule, today: string): string[] {
  if (schedule.isDebtPaidOff) return [];
  return dueDates(schedule.terms, { to: today })
    .filter(({ dueOn, month }) => dueOn < today && !schedule.doneMonths.has(month))
    .map(({ dueOn }) => dueOn);
}

export async function listUpcoming(
  { db, clock }: ScheduleDeps,
  { days = paymentLimits.upcomingDays, ...at }: AtPortfolio & { days?: number | undefined },
): Promise<UpcomingPayment[]> {
  await requirePortfolio(db, at);
  const schedules = await listSchedules(db, at.portfolioId);
  const today = clock.today();
  return upcomingOf(schedules, { from: today, to: addDays(today, days) });
}

export function upcomingOf(
  schedules: readonly FullSchedule[],
  period: { from: string; to: string },
): UpcomingPayment[] {
  return schedules
    .filter(({ isActive, isDebtPaidOff }) => isActive && !isDebtPaidOff)
    .flatMap((schedule) =>
      dueDates(schedule.terms, period).map(({ dueOn, month }) => ({
        scheduled_payment_id: schedule.id,
        debt_id: schedule.debtId,
        creditor: schedule.creditor,
        payment_amount: poundsFromPence(schedule.amountPence),
        due_date: dueOn,
        is_recorded: schedule.doneMonths.has(month),
      })),
    )
    .sort((a, b) => (a.due_date < b.due_date ? -1 : a.due_date > b.due_date ? 1 : 0));
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

async function answer(tx: Transaction, at: AtSchedule, clock: Clock): Promise<Schedule> {
  const schedule = await findSchedule(tx, at);
  if (schedule === null) throw new DomainError('not_found');
  return scheduleAnswer(schedule, clock.today());
}

function requireOpen({ paidOffOn }: DebtWithSchedules): void {
  if (paidOffOn === null) return;
  const message = paymentTexts.scheduled.debtPaidOff;
  throw new DomainError('invalid_input', { message, fields: { debt_id: message } });
}
