/** Scheduled payments: what falls due each month, what of it was missed, and recording it once. */
import { addDays } from '@debt-payoff/contract/days';
import { penceFromPounds } from '@debt-payoff/contract/money';
import { paymentLimits } from '@debt-payoff/contract/payment-limits';
import type { ScheduleChange, ScheduleFacts } from '@debt-payoff/contract/schedules';
import { fieldNames, fieldTexts } from '@debt-payoff/contract/texts/fields';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type KeptReply, runOnce } from '../idempotency/idempotency.ts';
import { requireNamedDebt } from '../ledger/debt-ownership.ts';
import type { DebtRow } from '../ledger/debt-rows.store.ts';
import { readHistories } from '../ledger/ledger.store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import { DomainError, invalidField } from '../platform/errors.ts';
import { requireSameVersion } from '../platform/versions.ts';
import {
  type AtPortfolio,
  requireLockedPortfolio,
  requirePortfolio,
} from '../portfolios/portfolio-ownership.ts';
import { amountsPaidOrDue, askedOn, type DueAmount } from './due-amounts.ts';
import { dueDates } from './due-dates.ts';
import { readFollowed } from './followed-debts.store.ts';
import {
  type AtSchedule,
  changeSchedule,
  deleteSchedule,
  type FullSchedule,
  findSchedule,
  insertSchedule,
  listSchedules,
  listSchedulesOf,
  type ScheduleRow,
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
      await requireScheduleWithinLimit(tx, debt.id);
      const amount = await amountOfNew({ tx, clock }, facts);
      const scheduleId = await insertSchedule({ tx, clock }, { ...columnsOf(facts), ...amount });
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
      if (debtId !== schedule.debtId) await requireScheduleWithinLimit(tx, debtId);
      const begins = change.is_active === true && !schedule.isActive;
      const isMoved = debtId !== schedule.debtId && (change.is_active ?? schedule.isActive);
      if (begins || isMoved) requireOpen(debt);
      const amount = await changeOfAmount({ tx, clock }, { schedule, change });
      await changeSchedule({ tx, clock }, schedule, { ...changesOf(change), ...amount });
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

export type UpcomingDate = DueAmount & { readonly schedule: FullSchedule };

export async function listUpcoming(
  { db, clock }: ScheduleDeps,
  { days = paymentLimits.upcomingDays, ...at }: AtPortfolio & { days?: number | undefined },
): Promise<UpcomingDate[]> {
  const schedules = await listPortfolioSchedules({ db }, at);
  const today = clock.today();
  const period = { from: today, to: addDays(today, days) };
  return schedules
    .filter(({ isActive, isDebtPaidOff }) => isActive && !isDebtPaidOff)
    .flatMap((schedule) =>
      amountsPaidOrDue(schedule, dueDates(schedule.terms, period)).map((date) => ({
        ...date,
        schedule,
      })),
    )
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}

export type RequiredOfDebt = { readonly debtId: number; readonly requiredPence: number };

/** What the lenders of debts that are not paid off ask for this month. */
export async function listRequired(
  { db, clock }: ScheduleDeps,
  at: AtPortfolio,
): Promise<RequiredOfDebt[]> {
  await requirePortfolio(db, at);
  const today = clock.today();
  return (await readHistories(db, at))
    .filter(({ debt }) => debt.paidOffOn === null)
    .map((history) => ({ debtId: history.debt.id, requiredPence: askedOn(history, today) }));
}

/** Each is worked out wherever the schedules of a portfolio are listed. */
async function requireScheduleWithinLimit(tx: Transaction, debtId: number): Promise<void> {
  const { length } = await listSchedulesOf(tx, [debtId]);
  if (length < paymentLimits.schedulesOfDebtMax) return;
  throw invalidField('debt_id', paymentTexts.scheduled.tooMany);
}

function columnsOf(facts: ScheduleFacts) {
  return {
    debtId: facts.debt_id,
    paymentDay: facts.payment_day,
    paymentType: facts.payment_type,
    notes: facts.notes,
  };
}

/** Only what is given changes. */
function changesOf(change: ScheduleChange) {
  return {
    ...(change.debt_id !== undefined && { debtId: change.debt_id }),
    ...(change.payment_day !== undefined && { paymentDay: change.payment_day }),
    ...(change.payment_type !== undefined && { paymentType: change.payment_type }),
    ...(change.notes !== undefined && { notes: change.notes ?? '' }),
    ...(change.is_active !== undefined && { isActive: change.is_active }),
  };
}

type AmountWork = { readonly tx: Transaction; readonly clock: Clock };
type StoredAmount = Pick<ScheduleRow, 'amountKind' | 'amountPence'>;

async function amountOfNew(work: AmountWork, facts: ScheduleFacts): Promise<StoredAmount> {
  if (facts.amount_kind === 'required') return amountAsked(work, facts.debt_id);
  return { amountKind: 'fixed', amountPence: givenPence(facts.payment_amount) };
}

/** One that has followed its lender has no amount of its own to go back to. */
async function changeOfAmount(
  work: AmountWork,
  { schedule, change }: { readonly schedule: ScheduleRow; readonly change: ScheduleChange },
): Promise<Partial<StoredAmount>> {
  const { amountKind: before } = schedule;
  const { debt_id: debtId = schedule.debtId, payment_amount: pounds } = change;
  const amountKind = change.amount_kind ?? before;
  if (amountKind === 'required') {
    const isAsBefore = before === amountKind && debtId === schedule.debtId;
    return isAsBefore ? {} : amountAsked(work, debtId);
  }
  const isGiven = pounds !== undefined && pounds !== null;
  if (before === amountKind && !isGiven) return {};
  return { amountKind, amountPence: givenPence(pounds) };
}

function givenPence(pounds: number | null | undefined): number {
  if (pounds !== undefined && pounds !== null) return penceFromPounds(pounds);
  throw invalidField('payment_amount', fieldTexts.required(fieldNames.amount));
}

async function amountAsked({ tx, clock }: AmountWork, debtId: number): Promise<StoredAmount> {
  const debt = (await readFollowed(tx, [debtId])).get(debtId);
  if (debt === undefined) throw new Error(`Debt ${debtId} is locked, and was not found`);
  return { amountKind: 'required', amountPence: askedOn(debt, clock.today()) };
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
