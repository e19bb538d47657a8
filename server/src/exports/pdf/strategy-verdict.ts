/** The strategies of a calculation as the page compares them. */
import { balanceSeries } from '@debt-payoff/charts/balance-series';
import { type ComparedStrategies, comparedNames } from '@debt-payoff/contract/compared-strategies';
import {
  bestStrategy,
  type ClearedOutcome,
  likeness,
  type StrategyName,
  type StrategyOutcome,
} from '@debt-payoff/engine';
import type { CalculationReport } from '../calculation-report.ts';

export type ClearedStrategy = ClearedOutcome & { readonly strategy: StrategyName };

/** Those that clear the debts, in the order in which people compare them. */
export function clearedStrategies(report: CalculationReport): ClearedStrategy[] {
  return comparedOutcomes(report).flatMap(({ strategy, outcome }) =>
    outcome.neverPaysOff ? [] : [{ ...outcome, strategy }],
  );
}

/** Of those, the ones whose months the file has. */
export function detailedAndCleared(calculation: CalculationReport): StrategyName[] {
  const cleared = clearedStrategies(calculation).map(({ strategy }) => strategy);
  return calculation.detailedStrategies.filter((strategy) => cleared.includes(strategy));
}

export function comparedOutcomes({ plan, outcomes }: CalculationReport): StrategyOutcome[] {
  return comparedNames(plan).flatMap(
    (name) => outcomes.find(({ strategy }) => strategy === name) ?? [],
  );
}

export function comparison(report: CalculationReport): ComparedStrategies {
  const { plan, outcomes } = report;
  return {
    plan,
    results: comparedOutcomes(report),
    series: balanceSeries(plan),
    best: bestStrategy(outcomes),
    likeness: likeness(outcomes, plan),
  };
}
