/** Records what has fallen due as payments: each due date once, however many clicks, tabs or processes race. */
import { recordedPaymentType } from '@debt-payoff/contract/payment-kinds';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type KeptReply, runOnce } from '../idempotency/idempotency.ts';
import { type LedgerWork, tellChanged } from '../ledger/debt-hooks.ts';
import { lockDebt } from '../ledger/debt-rows.store.ts';
import { insertPayments } from '../ledger/entries.store.ts';
import { readLedger } from '../ledger/ledger.store.ts';
import { applyLedgerChange, type LedgerDeps } from '../ledger/ledger.ts';
import { invalidField } from '../platform/errors.ts';
import { type AtPortfolio, requireLockedPortfolio } from '../portfolios/portfolio-ownership.ts';
import { type DuePayment, pricedInTurn } from './due-amounts.ts';
import { type FullSchedule, listSchedules } from './schedules.store.ts';
import { claimDates, setPaymentsOfDates } from './settled-dates.store.ts';
import { findDate, unsettledDates } from './unsettled-dates.ts';

type Work = AtPortfolio & LedgerWork;

/** A due date by its name: its schedule and its day. */
export type DateName = { readonly scheduleId: number; readonly dueOn: string };
export type RecordedDate = DateName & { readonly paymentId: number; readonly amountPence: number };

export type ProcessedDates = {
  readonly recorded: readonly RecordedDate[];
  /** What had been recorded before, or linked to a payment. */
  readonly skippedCount: number;
  readonly targetDate: string;
};

type ProcessOrder = {
  readonly targetDate: string;
  /** Of what is due until then, only these. */
  readonly dates?: readonly DateName[] | undefined;
};

export function processSchedules<Reply>(
  { db, clock, debtHooks }: LedgerDeps,
  {
    targetDate,
    dates,
    idempotencyKey,
    toReply,
    ...at
  }: AtPortfolio & ProcessOrder & KeptReply<ProcessedDates, Reply>,
): Promise<Reply> {
  if (targetDate > clock.today()) {
    throw invalidField('target_date', paymentTexts.scheduled.targetInFuture);
  }
  return db.transaction((tx) =>
    runOnce(tx, idempotencyKey, async () =>
      toReply(await recordDue({ tx, clock, debtHooks, ...at }, { targetDate, dates })),
    ),
  );
}

/** For a job, which has no request to repeat. */
export function recordAllDue(
  { db, clock, debtHooks }: LedgerDeps,
  at: AtPortfolio,
): Promise<ProcessedDates> {
  const targetDate = clock.today();
  return db.transaction((tx) => recordDue({ tx, clock, debtHooks, ...at }, { targetDate }));
}

async function recordDue(work: Work, order: ProcessOrder): Promise<ProcessedDates> {
  const { tx } = work;
  const { targetDate } = order;
  await requireLockedPortfolio(tx, work);
  const schedules = await listSchedules(tx, work);
  const isSelected = selectionOf(schedules, order);
  const waiting = schedules.flatMap((schedule) =>
    unsettledDates(schedule, { to: targetDate })
      .filter(({ month }) => isSelected({ scheduleId: schedule.id, month }))
      .map((date) => ({ ...date, schedule })),
  );
  // By what was settled: paying the debt off, or a new day, may have ended the term since.
  const skippedCount = schedules
    .flatMap(({ settled }) => settled)
    .filter(
      (row) => row.settledAs !== 'not_paid' && row.dueOn <= targetDate && isSelected(row),
    ).length;
  const recorded: RecordedDate[] = [];
  const byDebt = Map.groupBy(waiting, ({ schedule }) => schedule.debtId);
  for (const [debtId, dates] of [...byDebt].sort(([a], [b]) => a - b)) {
    recorded.push(...(await recordDebt(work, { debtId, dates })));
  }
  recorded.sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
  if (recorded.length > 0) await tellChanged(work, work.portfolioId);
  return { recorded, skippedCount, targetDate };
}

type MonthKey = { readonly scheduleId: number; readonly month: string };

/** Where dates are named, each must be one that has fallen due; without them, all are selected. */
function selectionOf(
  schedules: readonly FullSchedule[],
  { targetDate, dates }: ProcessOrder,
): (name: MonthKey) => boolean {
  if (dates === undefined) return () => true;
  const byId = new Map(schedules.map((schedule) => [schedule.id, schedule]));
  const texts = paymentTexts.settling;
  const months = dates.map(({ scheduleId, dueOn }) => {
    const schedule = byId.get(scheduleId);
    const found = schedule === undefined ? null : findDate(schedule, dueOn);
    if (found === null) throw invalidField('dates', texts.unknownDate);
    if (dueOn > targetDate) throw invalidField('dates', texts.notYetDue);
    return keyOf({ scheduleId, month: found.date.month });
  });
  const selected = new Set(months);
  return (name) => selected.has(keyOf(name));
}

function keyOf({ scheduleId, month }: MonthKey): string {
  return `${scheduleId} ${month}`;
}

/** In the order of their dates, until the debt is paid off. */
async function recordDebt(
  work: Work,
  { debtId, dates }: { debtId: number; dates: readonly DuePayment<FullSchedule>[] },
): Promise<RecordedDate[]> {
  const { tx, clock } = work;
  const debt = await lockDebt(tx, { ...work, debtId });
  if (debt === null) return [];
  const taken = pricedInTurn(await readLedger(tx, debtId), dates);
  const now = clock.now();
  const claimed = await claimDates(
    tx,
    taken.map(({ schedule, month, dueOn }) => ({
      scheduleId: schedule.id,
      month,
      dueOn,
      settledAs: 'recorded' as const,
      settledAt: now,
    })),
  );
  const isClaimed = new Set(claimed.map(keyOf));
  const due = taken.filter(({ schedule, month }) =>
    isClaimed.has(keyOf({ scheduleId: schedule.id, month })),
  );
  if (due.length === 0) return [];
  const paymentIds = await insertPayments(
    tx,
    due.map(({ schedule, dueOn, amountPence }) => ({
      debtId,
      portfolioId: work.portfolioId,
      amountPence,
      paidOn: dueOn,
      paymentType: recordedPaymentType(schedule.paymentType),
      notes: schedule.notes ?? '',
      createdAt: now,
      updatedAt: now,
    })),
  );
  const recorded = due.map(({ schedule, month, dueOn, amountPence }, at) => {
    const paymentId = paymentIds[at];
    if (paymentId === undefined) throw new Error('A payment was not stored');
    return { scheduleId: schedule.id, month, dueOn, paymentId, amountPence };
  });
  await setPaymentsOfDates(tx, recorded);
  await applyLedgerChange(work, debtId);
  return recorded.map(({ month: _, ...date }) => date);
}
