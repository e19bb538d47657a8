/** How a portfolio stood on a day, kept by its owner. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { SnapshotFacts } from '@debt-payoff/contract/progress';
import { wasEverOwed } from '@debt-payoff/contract/repayment';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type KeptReply, runOnce } from '../idempotency/idempotency.ts';
import { type DebtHistory, readHistories } from '../ledger/ledger.store.ts';
import { stateOn } from '../ledger/ledger.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError, invalidField } from '../platform/errors.ts';
import {
  type AtPortfolio,
  requireLockedPortfolio,
  requirePortfolio,
} from '../portfolios/portfolio-ownership.ts';
import {
  deleteSnapshot,
  insertSnapshot,
  listSnapshots,
  type SnapshotRow,
} from './progress.store.ts';

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
    throw invalidField('snapshot_date', paymentTexts.progress.dateInFuture);
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

export async function removeSnapshot(
  { db }: Pick<ProgressDeps, 'db'>,
  at: AtPortfolio & { readonly snapshotId: number },
): Promise<void> {
  if (!(await deleteSnapshot(db, at))) throw new DomainError('not_found');
}

type Standing = Pick<
  SnapshotRow,
  'balancePence' | 'paidOffCount' | 'debtsCount' | 'paidOffDebtIds'
>;

/** By the ledger: debts that were added later were not there yet. */
async function findStanding(
  tx: Transaction,
  { day, ...at }: AtPortfolio & { day: string },
): Promise<Standing> {
  const histories = await readHistories(tx, at);
  requireDebtOn(day, histories);
  const states = histories.flatMap((history) => {
    const state = stateOn(history, day);
    return state === null ? [] : [{ ...state, history }];
  });
  const paidOff = states.filter(({ paidOffOn }) => paidOffOn !== null);
  return {
    balancePence: states.reduce((sum, { balancePence }) => sum + balancePence, 0),
    paidOffCount: paidOff.length,
    debtsCount: states.length,
    paidOffDebtIds: paidOff
      .filter(({ history: { opening }, paidOffOn }) =>
        wasEverOwed({ originalPence: opening.balancePence, addedOn: opening.on, paidOffOn }),
      )
      .map(({ history }) => history.debt.id),
  };
}

/** A day before all of them would be kept as a day without debts. */
function requireDebtOn(day: string, histories: readonly DebtHistory[]): void {
  const texts = paymentTexts.progress;
  const [first] = histories.map(({ opening }) => opening.on).toSorted();
  if (first === undefined) throw invalidField('snapshot_date', texts.noDebts);
  if (day < first) throw invalidField('snapshot_date', texts.beforeFirstDebt(first));
}
