/** How a portfolio stood on a day, kept by its owner. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { SnapshotFacts } from '@debt-payoff/contract/progress';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type KeptReply, runOnce } from '../idempotency/idempotency.ts';
import { readHistories } from '../ledger/ledger.store.ts';
import { stateOn } from '../ledger/ledger.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import {
  type AtPortfolio,
  requireLockedPortfolio,
  requirePortfolio,
} from '../portfolios/portfolio-ownership.ts';
import { insertSnapshot, listSnapshots, type SnapshotRow } from './progress.store.ts';

export type ProgressDeps = { readonly db: Database; readonly clock: Clock };

export async function listProgress({ db }: ProgressDeps, at: AtPortfolio): Promise<SnapshotRow[]> {
  await requirePortfolio(db, at);
  return listSnapshots(db, at);
}

export function captureProgress<Reply>(
  { db, clock }: ProgressDeps,
  {
    facts,
    idempotencyKey,
    toReply,
    ...at
  }: AtPortfolio & { facts: SnapshotFacts } & KeptReply<SnapshotRow, Reply>,
): Promise<Reply> {
  if (facts.snapshot_date > clock.today()) {
    const message = paymentTexts.progress.dateInFuture;
    throw new DomainError('invalid_input', { message, fields: { snapshot_date: message } });
  }
  return db.transaction((tx) =>
    runOnce(tx, idempotencyKey, async () => {
      await requireLockedPortfolio(tx, at);
      const snapshot = await insertSnapshot(tx, {
        portfolioId: at.portfolioId,
        takenOn: facts.snapshot_date,
        interestPaidPence: penceFromPounds(facts.total_interest_paid),
        notes: facts.notes,
        createdAt: clock.now(),
        ...(await findStanding(tx, { ...at, day: facts.snapshot_date })),
      });
      return toReply(snapshot);
    }),
  );
}

type Standing = Pick<SnapshotRow, 'balancePence' | 'paidOffCount' | 'debtsCount'>;

/** By the ledger: debts that were added later were not there yet. */
async function findStanding(
  tx: Transaction,
  { day, ...at }: AtPortfolio & { day: string },
): Promise<Standing> {
  const states = (await readHistories(tx, at))
    .map((history) => stateOn(history, day))
    .filter((state) => state !== null);
  return {
    balancePence: states.reduce((sum, { balancePence }) => sum + balancePence, 0),
    paidOffCount: states.filter(({ paidOffOn }) => paidOffOn !== null).length,
    debtsCount: states.length,
  };
}
