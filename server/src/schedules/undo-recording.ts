/** Takes back what has just been recorded, as if the button had not been pressed. */
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type KeptReply, runOnce } from '../idempotency/idempotency.ts';
import { type LedgerWork, tellChanged } from '../ledger/debt-hooks.ts';
import { requireNamedDebt } from '../ledger/debt-ownership.ts';
import { deletePayment } from '../ledger/entries.store.ts';
import { applyLedgerChange, type LedgerDeps } from '../ledger/ledger.ts';
import { DomainError } from '../platform/errors.ts';
import { type AtPortfolio, requireLockedPortfolio } from '../portfolios/portfolio-ownership.ts';
import { resumeSchedulesOf } from './schedules.store.ts';
import { listRecorded, openDate, type RecordedRow } from './settled-dates.store.ts';

const versionWhenRecorded = 1;

/** Gives how many there were: what has since been deleted is left out, and its date stays settled. */
export function undoRecording<Reply>(
  { db, clock, debtHooks }: LedgerDeps,
  {
    paymentIds,
    idempotencyKey,
    toReply,
    ...at
  }: AtPortfolio & { paymentIds: readonly number[] } & KeptReply<number, Reply>,
): Promise<Reply> {
  return db.transaction((tx) =>
    runOnce(tx, idempotencyKey, async () => {
      await requireLockedPortfolio(tx, at);
      const rows = await listRecorded(tx, { ...at, paymentIds });
      // What somebody has entered since then must not be lost.
      if (rows.some(({ payment }) => payment.version !== versionWhenRecorded)) {
        throw new DomainError('conflict', { message: paymentTexts.settling.changedSince });
      }
      const byDebt = Map.groupBy(rows, ({ payment }) => payment.debtId);
      const work = { tx, clock, debtHooks, ...at };
      for (const [debtId, ofDebt] of [...byDebt].sort(([a], [b]) => a - b)) {
        await undoDebt(work, { debtId, rows: ofDebt });
      }
      await tellChanged(work, at.portfolioId);
      return toReply(rows.length);
    }),
  );
}

async function undoDebt(
  work: AtPortfolio & LedgerWork,
  { debtId, rows }: { debtId: number; rows: readonly RecordedRow[] },
): Promise<void> {
  const { tx } = work;
  const { paidOffOn: paidOffBefore } = await requireNamedDebt(tx, { ...work, debtId });
  for (const row of rows) {
    await openDate(tx, row);
    await deletePayment(tx, { ...work, paymentId: row.payment.id });
  }
  await applyLedgerChange(work, debtId);
  if (paidOffBefore === null) return;
  const { paidOffOn } = await requireNamedDebt(tx, { ...work, debtId });
  if (paidOffOn === null) await resumeSchedulesOf(work, { debtId });
}
