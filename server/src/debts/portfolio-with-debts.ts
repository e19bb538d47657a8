/** A portfolio with the debts that are in it, as its owner sees it. */
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { runOnce } from '../idempotency/idempotency.ts';
import { tellChanged } from '../ledger/debt-hooks.ts';
import { DomainError } from '../platform/errors.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import { lockOwner } from '../portfolios/portfolios.store.ts';
import { addPortfolioWithinLimit, type NewPortfolio } from '../portfolios/portfolios.ts';
import { type DebtReader, type DebtWithSchedules, listDebtsWithSchedules } from './debts.store.ts';
import { addWithinLimit, type DebtDeps, type KeyedRequest } from './debts.ts';
import { requireOneOffsWithinLimit } from './one-off-limit.ts';
import {
  findPortfolioWithSums,
  listPortfolios,
  type PortfolioWithSums,
} from './portfolio-with-debts.store.ts';

export type PortfolioWithDebts = PortfolioWithSums & {
  readonly debts: readonly DebtWithSchedules[];
};

export async function listWithDebts(
  reader: DebtReader,
  userId: number,
): Promise<PortfolioWithDebts[]> {
  const found = await listPortfolios(reader, userId);
  if (found.length === 0) return [];
  const debts = await listDebtsWithSchedules(reader, { userId });
  const byPortfolio = Map.groupBy(debts, ({ portfolioId }) => portfolioId);
  return found.map((portfolio) => ({ ...portfolio, debts: byPortfolio.get(portfolio.id) ?? [] }));
}

export async function getPortfolio(
  reader: DebtReader,
  at: AtPortfolio,
): Promise<PortfolioWithDebts> {
  const portfolio = await findPortfolioWithSums(reader, at);
  if (portfolio === null) throw new DomainError('not_found');
  return { ...portfolio, debts: await listDebtsWithSchedules(reader, at) };
}

export async function createPortfolio(
  deps: DebtDeps,
  {
    userId,
    debts,
    idempotencyKey,
    ...facts
  }: NewPortfolio & { userId: number; debts: readonly DebtFacts[] } & KeyedRequest,
): Promise<PortfolioWithDebts> {
  const { db, ...rest } = deps;
  const portfolioId = await db.transaction(async (tx) => {
    // Before the key, which refers to the owner: two requests would wait for each other.
    await lockOwner(tx, userId);
    return runOnce(tx, idempotencyKey, async () => {
      const id = await addPortfolioWithinLimit({ tx, ...rest }, { ...facts, userId });
      const work = { tx, ...rest, userId, portfolioId: id };
      await addWithinLimit(work, debts);
      await requireOneOffsWithinLimit(work);
      await tellChanged(work, id);
      return id;
    });
  });
  return getPortfolio(deps, { userId, portfolioId });
}
