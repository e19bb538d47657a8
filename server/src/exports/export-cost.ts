/** What a file of a calculation with terms takes besides being written: many runs, where others have one a strategy. */
import type { CalculationExport } from '@debt-payoff/contract/exports';
import { hasTerms } from '@debt-payoff/contract/given-terms';
import { monthsMax } from '@debt-payoff/engine';
import { pointsOf } from '../strategies/call-cost.ts';

/** Points as those of the comparison; none where there is but a run a strategy. */
export function workPointsOf(body: CalculationExport, format: 'pdf' | 'csv' | 'excel'): number {
  // Where payments do not clear the debts, a PDF says what would, and that is a goal.
  const mayNeedGoal = format === 'pdf' && hasTerms(body.debts, body);
  const targetMonths = body.targetMonths ?? (mayNeedGoal ? monthsMax : null);
  const { debts, customOrder } = body;
  return pointsOf({ debts, customOrder, targetMonths }) - 1;
}
