/** How a portfolio stood on a day, kept by its owner. */
import { penceFromPounds, poundsFromPence } from '@debt-payoff/contract/money';
import type { Snapshot, SnapshotFacts } from '@debt-payoff/contract/progress';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { once, type Repeatable } from '../idempotency/idempotency.ts';
import { stateOn } from '../ledger/ledger.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { type AtPortfolio, requireLockedPortfolio, requirePortfolio } from '../portfolios/owned.ts';
import {
  insertSnapshot,
  listSnapshots,
  readHistories,
  type SnapshotRow,
} from './progress.store.ts';

export type ProgressDeps = { readonly db: Database; readonly clock: Clock };

export async function listProgress({ db }: ProgressDeps, at: AtPortfolio): Promise<Snapshot[]> {
  await requirePortfolio(db, at);
  return (await listSnapshots(db, at.portfolioId)).map(snapshotAnswer);
}

export function captureProgress(
  { db, clock }: ProgressDeps,
  { facts, repeatable, ...at }: AtPortfolio & { facts: SnapshotFacts; repeatable: Repeatable },
): Promise<Snapshot> {
  if (facts.snapshot_date > clock.today()) {
    const message = paymentTexts.progress.dateInFuture;
    throw new DomainError('invalid_input', { message, fields: { snapshot_date: message } });
  }
  return db.transaction((tx) =>
    once(tx, repeatable, async () => {
      await requireLockedPortfolio(tx, at);
      const standing = await findStanding(tx, {
        portfolioId: at.portfolioId,
        day: facts.snapshot_date,
      });
      const row = await insertSnapshot(tx, {
        portfolioId: at.portfolioId,
        takenOn: facts.snapshot_date,
        interestPaidPence: penceFromPounds(facts.total_interest_paid),
        notes: facts.notes,
        createdAt: clock.now(),
        ...standing,
      });
      return snapshotAnswer(row);
    }),
  );
}

type Standing = Pick<SnapshotRow, 'balancePence' | 'paidOffCount' | 'debtsCount'>;

/** By the ledger: debts that were added later were not there yet. */
async function findStanding(
  tx: Transaction,
  { portfolioId, day }: { portfolioId: number; day: string },
): Promise<Standing> {
  const states = (await readHistories(tx, portfolioId))
    .map((history) => stateOn(history, day))
    .filter((state) => state !== null);
  return {
    balancePence: states.reduce((sum, { balancePence }) => sum + balancePence, 0),
    paidOffCount: states.filter(({ paidOffOn }) => paidOffOn !== null).length,
    debtsCount: states.length,
  };
}

export function snapshotAnswer(row: SnapshotRow): Snapshot {
  return {
    id: row.id,
    snapshot_date: row.takenOn,
    total_balance: poundsFromPence(row.balancePence),
    total_interest_paid: poundsFromPence(row.interestPaidPence),
    paid_off_count: row.paidOffCount,
    total_debts_count: row.debtsCount,
    notes: row.notes,
  };
}
