/** Portfolios: named lists, as many as the plan holds. What is in them is told on the floor of debts. */
import { limitOf, limitReached, tierOf } from '../entitlements/entitlements.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { requireSameVersion } from '../platform/versions.ts';
import { requirePlanAllowed } from './keep-plan.ts';
import { type AtPortfolio, requireLockedPortfolio } from './portfolio-ownership.ts';
import {
  countPortfolios,
  deletePortfolio,
  insertPortfolio,
  type PlanChange,
  renamePortfolio,
  touchPortfolio,
} from './portfolios.store.ts';

export type PortfolioFacts = { readonly name: string; readonly description: string };
export type NewPortfolio = PortfolioFacts & { readonly plan?: PlanChange };
type PortfolioDeps = { readonly db: Database; readonly clock: Clock };

/** The owner must be locked: two requests at once must not both find the last free place. */
export async function addPortfolioWithinLimit(
  { tx, clock }: { readonly tx: Transaction; readonly clock: Clock },
  { userId, ...facts }: NewPortfolio & { readonly userId: number },
): Promise<number> {
  const now = clock.now();
  const tier = await tierOf(tx, { userId, now });
  const limit = limitOf(tier, 'portfolio');
  const count = await countPortfolios(tx, userId);
  if (count >= limit) throw limitReached({ kind: 'portfolio', tier, limit, count });
  await requirePlanAllowed({ tx, clock, userId }, { kept: null, plan: facts.plan ?? {} });
  return insertPortfolio(tx, { ...facts, userId, now });
}

export function updatePortfolio(
  { db, clock }: PortfolioDeps,
  {
    version,
    name,
    description,
    ...at
  }: AtPortfolio & PortfolioFacts & { version: number | undefined },
): Promise<void> {
  return db.transaction(async (tx) => {
    requireSameVersion(await requireLockedPortfolio(tx, at), version);
    await renamePortfolio(tx, { ...at, name, description });
    await touchPortfolio(tx, { ...at, now: clock.now() });
  });
}

export async function removePortfolio(
  { db }: Pick<PortfolioDeps, 'db'>,
  at: AtPortfolio,
): Promise<void> {
  if (!(await deletePortfolio(db, at))) throw new DomainError('not_found');
}
