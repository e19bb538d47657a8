import { monthOf } from '@debt-payoff/contract/months';
import { eq, inArray } from 'drizzle-orm';
import { type DebtHistory, readHistories } from '../ledger/ledger.store.ts';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';
import type { FirstPlan } from './first-plan.ts';
import { firstPlans } from './forecast.tables.ts';

export async function findFirstPlan(db: Reader, portfolioId: number): Promise<FirstPlan | null> {
  return (await findFirstPlans(db, [portfolioId])).get(portfolioId) ?? null;
}

/** By portfolio; one without a plan is left out. */
export async function findFirstPlans(
  db: Reader,
  portfolioIds: readonly number[],
): Promise<ReadonlyMap<number, FirstPlan>> {
  const rows = await db
    .select()
    .from(firstPlans)
    .where(inArray(firstPlans.portfolioId, [...portfolioIds]));
  return new Map(
    rows.map(({ portfolioId, ...plan }) => [
      portfolioId,
      { ...plan, month: plan.month === null ? null : monthOf(plan.month) },
    ]),
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
    .onConflictDoUpdate({ target: firstPlans.portfolioId, set: plan });
}

export async function deleteFirstPlan(tx: Transaction, portfolioId: number): Promise<void> {
  await tx.delete(firstPlans).where(eq(firstPlans.portfolioId, portfolioId));
}

export type PlanBasis = {
  readonly portfolio: typeof portfolios.$inferSelect;
  readonly histories: readonly DebtHistory[];
};

/** For work that follows a change, whose caller has made sure whose portfolio it is. */
export async function readPlanBasis(tx: Transaction, portfolioId: number): Promise<PlanBasis> {
  const [portfolio] = await tx.select().from(portfolios).where(eq(portfolios.id, portfolioId));
  if (portfolio === undefined) throw new Error(`Portfolio ${portfolioId} is gone`);
  return {
    portfolio,
    histories: await readHistories(tx, { userId: portfolio.userId, portfolioId }),
  };
}

export async function setBudgetCorrection(
  tx: Transaction,
  portfolioId: number,
  budgetCorrectionPence: number,
): Promise<void> {
  await tx.update(portfolios).set({ budgetCorrectionPence }).where(eq(portfolios.id, portfolioId));
}
