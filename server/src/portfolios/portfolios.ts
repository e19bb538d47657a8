/** Portfolios: named lists of debts, as many as the plan holds. */
import type { DebtFacts, LimitCheck } from '@debt-payoff/contract/portfolios';
import { limitTexts } from '@debt-payoff/contract/texts/limits';
import { countDebts, type DebtWithSchedules, listDebts } from '../debts/debts.store.ts';
import { addWithinLimit, type DebtDeps, type Sent } from '../debts/debts.ts';
import { findTier, limitAnswer, limitOf, limitReached } from '../entitlements/entitlements.ts';
import { once } from '../idempotency/idempotency.ts';
import { DomainError } from '../platform/errors.ts';
import type { AtPortfolio } from './owned.ts';
import {
  countPortfolios,
  deletePortfolio,
  findPortfolio,
  insertPortfolio,
  listPortfolios,
  lockOwner,
  lockPortfolio,
  type PortfolioWithSums,
  renamePortfolio,
  touchPortfolio,
} from './portfolios.store.ts';

export type PortfolioWithDebts = PortfolioWithSums & {
  readonly debts: readonly DebtWithSchedules[];
};

type Facts = { readonly name: string; readonly description: string };

export async function listWithDebts(
  { db }: DebtDeps,
  userId: number,
): Promise<PortfolioWithDebts[]> {
  const found = await listPortfolios(db, userId);
  const debts = await listDebts(db, { userId, portfolioIds: found.map(({ id }) => id) });
  const byPortfolio = Map.groupBy(debts, ({ portfolioId }) => portfolioId);
  return found.map((portfolio) => ({ ...portfolio, debts: byPortfolio.get(portfolio.id) ?? [] }));
}

export async function getPortfolio(
  { db }: Pick<DebtDeps, 'db'>,
  at: AtPortfolio,
): Promise<PortfolioWithDebts> {
  const portfolio = await findPortfolio(db, at);
  if (portfolio === null) throw new DomainError('not_found');
  const debts = await listDebts(db, { userId: at.userId, portfolioIds: [at.portfolioId] });
  return { ...portfolio, debts };
}

export async function createPortfolio(
  deps: DebtDeps,
  {
    userId,
    debts,
    repeatable,
    ...facts
  }: Facts & { userId: number; debts: readonly DebtFacts[] } & Sent,
): Promise<PortfolioWithDebts> {
  const { db, clock } = deps;
  const portfolioId = await db.transaction(async (tx) => {
    // Before the key, which refers to the owner: two requests would wait for each other.
    await lockOwner(tx, userId);
    return once(tx, repeatable, async () => {
      const now = clock.now();
      const tier = await findTier(tx, { userId, now });
      const limit = limitOf(tier, 'portfolio');
      const count = await countPortfolios(tx, userId);
      if (count >= limit) throw limitReached({ kind: 'portfolio', tier, limit, count });
      const id = await insertPortfolio(tx, { ...facts, userId, now });
      await addWithinLimit({ tx, clock, userId, portfolioId: id }, debts);
      return id;
    });
  });
  return getPortfolio(deps, { userId, portfolioId });
}

export async function updatePortfolio(
  deps: DebtDeps,
  { version, name, description, ...at }: AtPortfolio & Facts & { version: number | undefined },
): Promise<PortfolioWithDebts> {
  await deps.db.transaction(async (tx) => {
    const portfolio = await lockPortfolio(tx, at);
    if (portfolio === null) throw new DomainError('not_found');
    if (version !== undefined && version !== portfolio.version) throw new DomainError('conflict');
    const { portfolioId } = at;
    await renamePortfolio(tx, { portfolioId, name, description });
    await touchPortfolio(tx, { portfolioId, now: deps.clock.now() });
  });
  return getPortfolio(deps, at);
}

export async function removePortfolio({ db }: DebtDeps, at: AtPortfolio): Promise<void> {
  if (!(await deletePortfolio(db, at))) throw new DomainError('not_found');
}

export async function checkDebtLimit(
  { db, clock }: DebtDeps,
  at: AtPortfolio,
): Promise<LimitCheck> {
  if ((await findPortfolio(db, at)) === null) throw new DomainError('not_found');
  const tier = await findTier(db, { userId: at.userId, now: clock.now() });
  const limit = limitOf(tier, 'debt');
  const { active: count } = await countDebts(db, at.portfolioId);
  const answer = limitAnswer({ kind: 'debt', tier, limit, count });
  const canAdd = count < limit;
  const isOffered = answer.upgrade_message !== limitTexts.noneHigher;
  return {
    can_add: canAdd,
    ...answer,
    ...(canAdd && { message: limitTexts.canAdd }),
    ...(canAdd && !isOffered && { upgrade_message: '', upgrade_url: '' }),
  };
}
