/** How many debts a portfolio takes: as many as the plan holds, and never more than is safe. */
import { unlimitedSafetyBound } from '@debt-payoff/contract/plans';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { type LimitState, limitOf, limitReached, tierOf } from '../entitlements/entitlements.ts';
import type { LedgerWork } from '../ledger/debt-hooks.ts';
import { countDebts, type DebtRow } from '../ledger/debt-rows.store.ts';
import { applyLedgerChange } from '../ledger/ledger.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type AtPortfolio, requirePortfolio } from '../portfolios/portfolio-ownership.ts';

/** One transaction's view of who, where and when. */
export type DebtWork = AtPortfolio & LedgerWork;

/** The portfolio must be locked: two requests at once must not both find the last free place. */
export async function requireNewWithinLimit(
  work: DebtWork,
  facts: readonly DebtFacts[],
): Promise<void> {
  const { total, active } = await countDebts(work.tx, work);
  const added = facts.filter(({ balance }) => balance > 0).length;
  await requireWithinLimit(work, { before: active, after: active + added });
  if (total + facts.length > unlimitedSafetyBound) {
    const tier = await tierOfOwner(work);
    throw limitReached({ kind: 'debt', tier, limit: unlimitedSafetyBound, count: active });
  }
}

/** What is over the limit already, after a change of plan, stays; only more is refused. */
export async function requireWithinLimit(
  work: DebtWork,
  { before, after }: { readonly before: number; readonly after: number },
): Promise<void> {
  const tier = await tierOfOwner(work);
  const limit = limitOf(tier, 'debt');
  if (after > limit && after > before) {
    throw limitReached({ kind: 'debt', tier, limit, count: before });
  }
}

/** A debt that owed nothing and does so now counts again: what makes it so must fit into the plan. */
export async function applyWithinLimit(
  work: DebtWork,
  { id: debtId, paidOffOn }: Pick<DebtRow, 'id' | 'paidOffOn'>,
): Promise<void> {
  if (paidOffOn === null) return applyLedgerChange(work, debtId);
  const { active: before } = await countDebts(work.tx, work);
  await applyLedgerChange(work, debtId);
  const { active: after } = await countDebts(work.tx, work);
  await requireWithinLimit(work, { before, after });
}

function tierOfOwner({ tx, clock, userId }: DebtWork) {
  return tierOf(tx, { userId, now: clock.now() });
}

/** How many debts there are, and how many there may be. */
export async function checkDebtLimit(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  at: AtPortfolio,
): Promise<LimitState> {
  await requirePortfolio(db, at);
  const tier = await tierOf(db, { userId: at.userId, now: clock.now() });
  const { active: count } = await countDebts(db, at);
  return { kind: 'debt', tier, limit: limitOf(tier, 'debt'), count };
}
