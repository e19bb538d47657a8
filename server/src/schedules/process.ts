/** Records what has fallen due as payments: each due date once, however many clicks, tabs or processes race. */
import type { Processed } from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { lockDebt } from '../debts/debts.store.ts';
import { once, type Repeatable } from '../idempotency/idempotency.ts';
import { bringInLine } from '../ledger/bring-in-line.ts';
import { insertPayments } from '../payments/payments.store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { type AtPortfolio, requireLockedPortfolio } from '../portfolios/owned.ts';
import { type DueDate, dueDates } from './due-dates.ts';
import {
  claimDueDate,
  type FullSchedule,
  linkRecording,
  listSchedules,
} from './schedules.store.ts';
import type { ScheduleDeps } from './schedules.ts';

type Work = AtPortfolio & { readonly tx: Transaction; readonly clock: Clock };
type Due = DueDate & { readonly schedule: FullSchedule };

export function processSchedules(
  { db, clock }: ScheduleDeps,
  { targetDate, repeatable, ...at }: AtPortfolio & { targetDate: string; repeatable: Repeatable },
): Promise<Processed> {
  if (targetDate > clock.today()) {
    const message = paymentTexts.scheduled.targetInFuture;
    throw new DomainError('invalid_input', { message, fields: { target_date: message } });
  }
  return db.transaction((tx) =>
    once(tx, repeatable, () => recordDue({ tx, clock, ...at }, targetDate)),
  );
}

/** For a job, which has no request to repeat. */
export function recordAllDue({ db, clock }: ScheduleDeps, at: AtPortfolio): Promise<Processed> {
  return db.transaction((tx) => recordDue({ tx, clock, ...at }, clock.today()));
}

async function recordDue(work: Work, targetDate: string): Promise<Processed> {
  const { tx, portfolioId } = work;
  await requireLockedPortfolio(tx, work);
  const schedules = await listSchedules(tx, portfolioId);
  const waiting = schedules
    .filter(({ isDebtPaidOff }) => !isDebtPaidOff)
    .flatMap((schedule): Due[] =>
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
  return resultOf({ processed, skipped, targetDate });
}

/** In the order of their dates, until the debt is paid off. */
async function recordDebt(
  work: Work,
  { debtId, dates }: { debtId: number; dates: readonly Due[] },
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
    await bringInLine({ tx, clock }, debt.id);
    recorded += 1;
  }
  return recorded;
}

function resultOf(counts: { processed: number; skipped: number; targetDate: string }): Processed {
  const { processed, skipped, targetDate } = counts;
  const { scheduled } = paymentTexts;
  const common = { processed_count: processed, skipped_count: skipped };
  if (processed > 0) {
    return { status: 'processed', message: scheduled.processed(processed), ...common };
  }
  return skipped > 0
    ? { status: 'already_processed', message: scheduled.alreadyProcessedMessage, ...common }
    : { status: 'nothing_due', message: scheduled.nothingDue(targetDate), ...common };
}
