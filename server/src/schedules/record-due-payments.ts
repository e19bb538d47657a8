/** Records what has fallen due as payments: each due date once, however many clicks, tabs or processes race. */
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type KeptReply, runOnce } from '../idempotency/idempotency.ts';
import { type LedgerWork, tellChanged } from '../ledger/debt-hooks.ts';
import { lockDebt } from '../ledger/debt-rows.store.ts';
import { insertPayments } from '../ledger/entries.store.ts';
import { applyLedgerChange, type LedgerDeps } from '../ledger/ledger.ts';
import { DomainError } from '../platform/errors.ts';
import { type AtPortfolio, requireLockedPortfolio } from '../portfolios/portfolio-ownership.ts';
import { type DueDate, dueDates } from './due-dates.ts';
import {
  claimDueDate,
  type FullSchedule,
  linkRecording,
  listSchedules,
} from './schedules.store.ts';

type Work = AtPortfolio & LedgerWork;
type DuePayment = DueDate & { readonly schedule: FullSchedule };

export type ProcessedCounts = {
  readonly processed: number;
  /** What had been recorded before. */
  readonly skipped: number;
  readonly targetDate: string;
};

export function processSchedules<Reply>(
  { db, clock, debtHooks }: LedgerDeps,
  {
    targetDate,
    idempotencyKey,
    toReply,
    ...at
  }: AtPortfolio & { targetDate: string } & KeptReply<ProcessedCounts, Reply>,
): Promise<Reply> {
  if (targetDate > clock.today()) {
    const message = paymentTexts.scheduled.targetInFuture;
    throw new DomainError('invalid_input', { message, fields: { target_date: message } });
  }
  return db.transaction((tx) =>
    runOnce(tx, idempotencyKey, async () =>
      toReply(await recordDue({ tx, clock, debtHooks, ...at }, targetDate)),
    ),
  );
}

/** For a job, which has no request to repeat. */
export function recordAllDue(
  { db, clock, debtHooks }: LedgerDeps,
  at: AtPortfolio,
): Promise<ProcessedCounts> {
  return db.transaction((tx) => recordDue({ tx, clock, debtHooks, ...at }, clock.today()));
}

async function recordDue(work: Work, targetDate: string): Promise<ProcessedCounts> {
  const { tx } = work;
  await requireLockedPortfolio(tx, work);
  const schedules = await listSchedules(tx, work);
  const waiting = schedules
    .filter(({ isDebtPaidOff }) => !isDebtPaidOff)
    .flatMap((schedule): DuePayment[] =>
      dueDates(schedule.terms, { to: targetDate })
        .filter(({ month }) => !schedule.doneMonths.has(month))
        .map((date) => ({ ...date, schedule })),
    );
  // By what was recorded: paying the debt off, or a new day, may have ended the term since.
  const skipped = schedules
    .flatMap(({ doneDates }) => doneDates)
    .filter((dueOn) => dueOn <= targetDate).length;
  let processed = 0;
  const byDebt = Map.groupBy(waiting, ({ schedule }) => schedule.debtId);
  for (const [debtId, dates] of [...byDebt].sort(([a], [b]) => a - b)) {
    processed += await recordDebt(work, { debtId, dates });
  }
  if (processed > 0) await tellChanged(work, work.portfolioId);
  return { processed, skipped, targetDate };
}

/** In the order of their dates, until the debt is paid off. */
async function recordDebt(
  work: Work,
  { debtId, dates }: { debtId: number; dates: readonly DuePayment[] },
): Promise<number> {
  const { tx, clock } = work;
  let recorded = 0;
  for (const { schedule, month, dueOn } of dates.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))) {
    const debt = await lockDebt(tx, { ...work, debtId });
    if (debt === null || debt.paidOffOn !== null) break;
    if (!(await claimDueDate({ tx, clock }, { scheduleId: schedule.id, month, dueOn }))) continue;
    const now = clock.now();
    const [paymentId] = await insertPayments(tx, [
      {
        debtId,
        portfolioId: work.portfolioId,
        amountPence: schedule.amountPence,
        paidOn: dueOn,
        paymentType: schedule.paymentType === 'extra' ? 'extra' : 'regular',
        notes: schedule.notes ?? '',
        createdAt: now,
        updatedAt: now,
      },
    ]);
    if (paymentId === undefined) throw new Error('A payment was not stored');
    await linkRecording(tx, { scheduleId: schedule.id, month, paymentId });
    await applyLedgerChange(work, debt.id);
    recorded += 1;
  }
  return recorded;
}
