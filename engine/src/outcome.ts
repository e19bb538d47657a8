/** What a run comes to, and what the outcomes of several strategies say beside each other. */
import { type Plan, Run, type Strategy } from './run.ts';
import {
  type StrategyName,
  standardStrategyNames,
  strategyNames,
  strategyOf,
} from './strategies.ts';

export type ClearedOutcome = {
  readonly neverPaysOff: false;
  readonly months: number;
  readonly totalInterestPence: number;
};
export type Outcome = ClearedOutcome | { readonly neverPaysOff: true };

export type StrategyOutcome = { readonly strategy: StrategyName; readonly outcome: Outcome };

export function summarise(plan: Plan, strategy: Strategy): Outcome {
  const run = new Run(plan, strategy);
  while (run.state === 'running') run.advance();
  if (run.state === 'never') return { neverPaysOff: true };
  return {
    neverPaysOff: false,
    months: run.month,
    totalInterestPence: run.totalInterestPence,
  };
}

/** What is paid in a month in total: all monthly payments and the extra. */
export function monthlySumPence({ debts, extraPence }: Plan): number {
  return debts.reduce((sum, { monthlyPaymentPence }) => sum + monthlyPaymentPence, extraPence);
}

/** The custom strategy is among them where the plan has an order for it. */
export function compareStrategies(plan: Plan): StrategyOutcome[] {
  const { customOrder } = plan;
  const names = customOrder === undefined ? standardStrategyNames : strategyNames;
  return names.map((strategy) => ({
    strategy,
    outcome: summarise(plan, strategyOf(strategy, customOrder)),
  }));
}

export type Best = {
  readonly strategy: StrategyName;
  readonly totalInterestPence: number;
  /** Against the dearest strategy that clears the debts. */
  readonly savingPence: number;
};

/** A tie goes to the strategy that targets interest, then to the one that clears a debt soonest. */
const tieOrder: readonly StrategyName[] = ['avalanche', 'snowball', 'custom', 'minimum'];

/** The strategy with the lowest total interest; null where none clears the debts. */
export function bestStrategy(results: readonly StrategyOutcome[]): Best | null {
  const cleared = clearedResults(results).sort(
    (a, b) =>
      a.totalInterestPence - b.totalInterestPence ||
      tieOrder.indexOf(a.strategy) - tieOrder.indexOf(b.strategy),
  );
  const best = cleared[0];
  const worst = cleared.at(-1);
  if (best === undefined || worst === undefined) return null;
  return {
    strategy: best.strategy,
    totalInterestPence: best.totalInterestPence,
    savingPence: worst.totalInterestPence - best.totalInterestPence,
  };
}

export type Likeness = 'all' | 'avalanche-and-snowball' | 'none';

const identicalTolerancePence = 1;

/** Which results say the same: all of them, avalanche and snowball only, or none. */
export function likeness(results: readonly StrategyOutcome[], debtCount: number): Likeness {
  const cleared = clearedResults(results);
  const allClear = cleared.length > 0 && cleared.length === results.length;
  const hasNoRival =
    results.length === 1 ||
    (results.length === 2 && results.some(({ strategy }) => strategy === 'minimum'));
  if (allClear && (debtCount === 1 || hasNoRival || areAlike(cleared))) return 'all';
  const targeted = cleared.filter(
    ({ strategy }) => strategy === 'avalanche' || strategy === 'snowball',
  );
  return targeted.length === 2 && areAlike(targeted) ? 'avalanche-and-snowball' : 'none';
}

type ClearedResult = ClearedOutcome & { readonly strategy: StrategyName };

function clearedResults(results: readonly StrategyOutcome[]): ClearedResult[] {
  return results.flatMap(({ strategy, outcome }) =>
    outcome.neverPaysOff ? [] : [{ ...outcome, strategy }],
  );
}

function areAlike(results: readonly ClearedResult[]): boolean {
  const months = new Set(results.map((result) => result.months));
  const interest = results.map((result) => result.totalInterestPence);
  return (
    months.size === 1 && Math.max(...interest) - Math.min(...interest) <= identicalTolerancePence
  );
}
