import { monthOf } from '@debt-payoff/contract/months';
import { and, eq, inArray } from 'drizzle-orm';
import { readHistories } from '../ledger/ledger.store.ts';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { type AtPortfolio, requirePortfolio } from '../portfolios/portfolio-ownership.ts';
import { listPortfolioRows, type PortfolioRow } from '../portfolios/portfolios.store.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';
import type { FirstPlan } from './first-plan.ts';
import { firstPlans, removedDebts } from './forecast.tables.ts';
import type { KeptLook } from './kept-look.ts';
import type { ForecastBasis } from './portfolio-forecast.ts';
import type { RemovedDebt } from './removed-debts.ts';

export async function readForecastBasis(db: Reader, at: AtPortfolio): Promise<ForecastBasis> {
  return basisOf(db, await requirePortfolio(db, at));
}

/** For work that follows a change, whose caller has made sure whose portfolio it is. */
export async function readChangedBasis(
  tx: Transaction,
  portfolioId: number,
): Promise<ForecastBasis> {
  const [portfolio] = await tx.select().from(portfolios).where(eq(portfolios.id, portfolioId));
  if (portfolio === undefined) throw new Error(`Portfolio ${portfolioId} is gone`);
  return basisOf(tx, portfolio);
}

async function basisOf(db: Reader, portfolio: PortfolioRow): Promise<ForecastBasis> {
  const { id: portfolioId, userId } = portfolio;
  return {
    portfolio,
    histories: await readHistories(db, { userId, portfolioId }),
    removed: (await listRemovedDebts(db, [portfolioId])).get(portfolioId) ?? [],
    firstPlans: (await listFirstPlans(db, [portfolioId])).get(portfolioId) ?? [],
  };
}

/** Of all portfolios of a person, in the order in which they were made; asked for at once. */
export async function listForecastBases(db: Reader, userId: number): Promise<ForecastBasis[]> {
  const rows = await listPortfolioRows(db, userId);
  const ids = rows.map(({ id }) => id);
  const histories = Map.groupBy(
    await readHistories(db, { userId }),
    ({ debt }) => debt.portfolioId,
  );
  const removed = await listRemovedDebts(db, ids);
  const plans = await listFirstPlans(db, ids);
  return rows.map((portfolio) => ({
    portfolio,
    histories: histories.get(portfolio.id) ?? [],
    removed: removed.get(portfolio.id) ?? [],
    firstPlans: plans.get(portfolio.id) ?? [],
  }));
}

/** By portfolio. */
export async function listFirstPlans(
  db: Reader,
  portfolioIds: readonly number[],
): Promise<ReadonlyMap<number, FirstPlan[]>> {
  const rows = await db
    .select()
    .from(firstPlans)
    .where(inArray(firstPlans.portfolioId, [...portfolioIds]))
    .orderBy(firstPlans.setStartedOn);
  return grouped(
    rows.map((row) => ({ ...row, month: row.month === null ? null : monthOf(row.month) })),
  );
}

export async function storeFirstPlan(
  tx: Transaction,
  portfolioId: number,
  plan: FirstPlan,
): Promise<void> {
  await tx
    .insert(firstPlans)
    .values({ ...plan, portfolioId })
    .onConflictDoUpdate({
      target: [firstPlans.portfolioId, firstPlans.setStartedOn],
      set: { ...plan, portfolioId },
    });
}

/** No version rises by it: it is no change of its owner's. */
export async function keepLook(
  tx: Transaction,
  { portfolioId, kept }: { readonly portfolioId: number; readonly kept: KeptLook },
): Promise<void> {
  await tx.update(portfolios).set(kept).where(eq(portfolios.id, portfolioId));
}

export async function deleteFirstPlans(
  tx: Transaction,
  portfolioId: number,
  setStarts: readonly string[],
): Promise<void> {
  await tx
    .delete(firstPlans)
    .where(
      and(
        eq(firstPlans.portfolioId, portfolioId),
        inArray(firstPlans.setStartedOn, [...setStarts]),
      ),
    );
}

/** By portfolio. */
export async function listRemovedDebts(
  db: Reader,
  portfolioIds: readonly number[],
): Promise<ReadonlyMap<number, RemovedDebt[]>> {
  const rows = await db
    .select()
    .from(removedDebts)
    .where(inArray(removedDebts.portfolioId, [...portfolioIds]))
    .orderBy(removedDebts.id);
  return grouped(rows);
}

export async function storeRemovedDebts(
  tx: Transaction,
  portfolioId: number,
  removed: readonly RemovedDebt[],
): Promise<void> {
  if (removed.length === 0) return;
  await tx.insert(removedDebts).values(removed.map((debt) => ({ ...debt, portfolioId })));
}

function grouped<Row extends { readonly portfolioId: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, Row[]> {
  return Map.groupBy(rows, ({ portfolioId }) => portfolioId);
}
