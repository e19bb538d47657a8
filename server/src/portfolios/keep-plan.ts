/**
 * Keeping a plan with a portfolio. An own order is part of Premium: without it, what is kept stays in force and may be
 * left for another strategy, and only what is new is refused. So is a goal that is out of bounds.
 */

import { monthOf } from '@debt-payoff/contract/months';
import { keptGoalProblem } from '@debt-payoff/contract/term-rules';
import { requireCustomOrderInPlan } from '../entitlements/entitlements.ts';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { invalidField } from '../platform/errors.ts';
import type { AtPortfolio } from './portfolio-ownership.ts';
import { type PlanChange, type PortfolioRow, setPlan } from './portfolios.store.ts';

type PlanWork = {
  readonly tx: Transaction;
  readonly clock: Clock;
  readonly userId: number;
};

type KeptChange = {
  /** What is kept so far; null for a new portfolio. */
  readonly kept: Pick<PortfolioRow, 'strategy' | 'debtFreeBy'> | null;
  readonly plan: PlanChange;
  /** Whether the plan arranges the debts in another way than is in force. */
  readonly isRearranged?: boolean;
};

/** The portfolio must be locked. */
export async function keepPlan(
  { portfolioId, ...work }: PlanWork & AtPortfolio,
  change: KeptChange,
): Promise<void> {
  await requirePlanAllowed(work, change);
  await setPlan(work.tx, { userId: work.userId, portfolioId, plan: change.plan });
}

export async function requirePlanAllowed(work: PlanWork, change: KeptChange): Promise<void> {
  requireGoalInBounds(work, change);
  await requireOrderInPlan(work, change);
}

function requireGoalInBounds({ clock }: PlanWork, { kept, plan }: KeptChange): void {
  const { debtFreeBy: goal } = plan;
  if (goal === undefined || goal === null) return;
  const thisMonth = monthOf(clock.today());
  const problem = keptGoalProblem(goal, { kept: kept?.debtFreeBy ?? null, thisMonth });
  if (problem !== null) throw invalidField('debt_free_by', problem);
}

async function requireOrderInPlan(
  { tx, clock, userId }: PlanWork,
  { kept, plan, isRearranged = false }: KeptChange,
): Promise<void> {
  const beginsCustom = plan.strategy === 'custom' && kept?.strategy !== 'custom';
  if (!beginsCustom && !isRearranged) return;
  await requireCustomOrderInPlan(tx, { userId, now: clock.now() });
}
