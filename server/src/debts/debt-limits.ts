/** How many debts a portfolio takes: as many as the plan holds, and never more than is safe. */
import { unlimitedSafetyBound } from '@debt-payoff/contract/plans';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { findTier, limitOf, limitReached } from '../entitlements/entitlements.ts';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { AtPortfolio } from '../portfolios/owned.ts';
import { countDebts } from './debts.store.ts';

/** One transaction's view of who, where and when. */
export type DebtWork = AtPortfolio & {
  readonly tx: Transaction;
  readonly clock: Clock;
};

/** The portfolio must be locked: two requests at once must not both find the last free place. */
export async function requireRoomFor(work: DebtWork, facts: readonly DebtFacts[]): Promise<void> {
  const { all, active } = await countDebts(work.tx, work.portfolioId);
  const added = facts.filter(({ balance }) => balance > 0).length;
  await requireRoom(work, { before: active, after: active + added });
  if (all + facts.length > unlimitedSafetyBound) {
    const tier = await tierOf(work);
    throw limitReached({ kind: 'debt', tier, limit: unlimitedSafetyBound, count: active });
  }
}

/** What is over the limit already, after a change of plan, stays; only more is refused. */
export async function requireRoom(
  work: DebtWork,
  { before, after }: { readonly before: number; readonly after: number },
): Promise<void> {
  const tier = await tierOf(work);
  const limit = limitOf(tier, 'debt');
  if (after > limit && after > before) {
    throw limitReached({ kind: 'debt', tier, limit, count: before });
  }
}

function tierOf({ tx, clock, userId }: DebtWork) {
  return findTier(tx, { userId, now: clock.now() });
}
