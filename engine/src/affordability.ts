/** Whether a sum of money a month covers what lenders ask for, in every month of a plan. */
import { invariant } from './invariant.ts';
import { startRun } from './plain-run.ts';
import type { Plan, Shortfall } from './plan.ts';
import { isPence, type Run } from './run.ts';
import type { StrategyName } from './strategies.ts';

/**
 * The first month whose required payments pass a sum, by how much, and what is asked then; null where none does. A plan
 * that never ends is looked at for as long as it is walked.
 */
export function findUnaffordableMonth(
  plan: Plan,
  strategy: StrategyName,
  affordablePence: number,
): Shortfall | null {
  invariant(isPence(affordablePence), 'A sum is a whole number of pence');
  const run = startRun(plan, strategy);
  while (run.state === 'running') {
    run.advance();
    const askedPence = requiredPence(run);
    if (askedPence > affordablePence) {
      return { month: run.month, pence: askedPence - affordablePence, askedPence };
    }
    // Without terms a debt is asked for its payment until it is gone, so that no later month asks for more.
    if (plan.terms === undefined) return null;
  }
  return null;
}

/** What each debt received as its required payment in the month that was walked. */
function requiredPence({ accounts }: Run): number {
  return accounts.reduce((sum, account) => sum + account.requiredPence, 0);
}
