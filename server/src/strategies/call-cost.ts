/** What a comparison costs of a network's limit: the more runs and debts, the more points. */
import { calculatorLimits } from '@debt-payoff/contract/limits';
import type { StrategyRequest } from '@debt-payoff/contract/strategies';
import { strategyNames } from '@debt-payoff/engine';
import { goalRunsMost, lookAheadsCount } from '@debt-payoff/engine/terms';
import { isGiven, namesOf } from './strategies.ts';

/** So much is one point: no request without deals and goals is more. */
export const debtRunsPerPoint = calculatorLimits.debtsPerCalculationMax * strategyNames.length;

export function pointsOf(
  request: Pick<StrategyRequest, 'debts' | 'customOrder' | 'targetMonths'>,
): number {
  const { debts, targetMonths } = request;
  const hasDeals = debts.some(({ rateChanges }) => (rateChanges ?? []).length > 0);
  // One run a strategy; avalanche looks ahead at deals, and takes its cheapest look.
  const runs = namesOf(request).length + (hasDeals ? lookAheadsCount - 1 : 0);
  const runsWithGoals = isGiven(targetMonths) ? runs + runs * goalRunsMost : runs;
  return Math.ceil((runsWithGoals * debts.length) / debtRunsPerPoint);
}
