/** What a run comes to, and what the outcomes of several strategies say beside each other. */
import { startRun } from './plain-run.ts';
import type { Plan, Shortfall } from './plan.ts';
import type { Run } from './run.ts';
import { type StrategyName, standardStrategyNames, strategyNames } from './strategies.ts';

export type ClearedOutcome = {
  readonly neverPaysOff: false;
  readonly months: number;
  readonly totalInterestPence: number;
};
export type Outcome = ClearedOutcome | { readonly neverPaysOff: true };

export type StrategyOutcome = {
  readonly strategy: StrategyName;
  readonly outcome: Outcome;
  /** Absent or null where every month stays within the budget. */
  readonly shortfall?: Shortfall | null;
};

export function summarise(plan: Plan, strategy: StrategyName): Outcome {
  return resultOf(plan, strategy).outcome;
}

export function resultOf(plan: Plan, strategy: StrategyName): StrategyOutcome {
  if (plan.terms !== undefined) return plan.terms.resultOf(plan, strategy);
  const run = startRun(plan, strategy);
  while (run.state === 'running') run.advance();
  return { strategy, outcome: outcomeOf(run) };
}

/** Of a run that has ended. */
export function outcomeOf({ state, month: months, totalInterestPence }: Run): Outcome {
  return state === 'never'
    ? { neverPaysOff: true }
    : { neverPaysOff: false, months, totalInterestPence };
}

/** What is paid in the first month; without terms all monthly payments and the extra, whichever strategy is taken. */
export function monthlyPaymentPence(plan: Plan, strategy: StrategyName): number {
  const { debts, extraPence, terms } = plan;
  if (terms !== undefined) return terms.monthlyPaymentPence(plan, strategy);
  return debts.reduce((sum, debt) => sum + debt.monthlyPaymentPence, extraPence);
}

/** The custom strategy is among them where the plan has an order for it. */
export function compareStrategies(plan: Plan): StrategyOutcome[] {
  const names = plan.customOrder === undefined ? standardStrategyNames : strategyNames;
  return names.map((strategy) => resultOf(plan, strategy));
}

export type Best = {
  readonly strategy: StrategyName;
  readonly totalInterestPence: number;
  /** Against the dearest strategy that clears the debts. */
  readonly savingPence: number;
};

/** A tie goes to the strategy that targets interest, then to the one that clears a debt soonest. */
const tieOrder: readonly StrategyName[] = ['avalanche', 'snowball', 'custom', 'minimum'];

/** The strategy with the lowest total interest, of those within the budget if there are any; null where none clears the debts. */
export function bestStrategy(results: readonly StrategyOutcome[]): Best | null {
  const cleared = clearedResults(results).sort(
    (a, b) =>
      Number(a.hasShortfall) - Number(b.hasShortfall) ||
      a.totalInterestPence - b.totalInterestPence ||
      tieOrder.indexOf(a.strategy) - tieOrder.indexOf(b.strategy),
  );
  const best = cleared[0];
  if (best === undefined) return null;
  const mostPence = Math.max(...cleared.map(({ totalInterestPence }) => totalInterestPence));
  return {
    strategy: best.strategy,
    totalInterestPence: best.totalInterestPence,
    savingPence: mostPence - best.totalInterestPence,
  };
}

export type Likeness = 'all' | 'avalanche-and-snowball' | 'none';

const identicalTolerancePence = 1;

/** Which results say the same: all of them, avalanche and snowball only, or none. */
export function likeness(results: readonly StrategyOutcome[], plan: LikenessPlan): Likeness {
  const cleared = clearedResults(results);
  const allClear = cleared.length > 0 && cleared.length === results.length;
  const hasNoRival =
    results.length === 1 ||
    (results.length === 2 && results.some(({ strategy }) => strategy === 'minimum'));
  if (allClear && (paysAlike(plan) || hasNoRival || areAlike(cleared))) return 'all';
  const targeted = cleared.filter(
    ({ strategy }) => strategy === 'avalanche' || strategy === 'snowball',
  );
  return targeted.length === 2 && areAlike(targeted) ? 'avalanche-and-snowball' : 'none';
}

type LikenessPlan = Pick<Plan, 'debts' | 'terms'>;

/** Whether every strategy has to do the same: a single debt gets all, unless its lender asks for less and less. */
function paysAlike({ debts, terms }: LikenessPlan): boolean {
  return debts.length === 1 && (terms?.debts[0]?.minimum ?? null) === null;
}

type ClearedResult = ClearedOutcome & {
  readonly strategy: StrategyName;
  readonly hasShortfall: boolean;
};

function clearedResults(results: readonly StrategyOutcome[]): ClearedResult[] {
  return results.flatMap(({ strategy, outcome, shortfall }) =>
    outcome.neverPaysOff ? [] : [{ ...outcome, strategy, hasShortfall: Boolean(shortfall) }],
  );
}

function areAlike(results: readonly ClearedResult[]): boolean {
  const months = new Set(results.map((result) => result.months));
  const interest = results.map((result) => result.totalInterestPence);
  return (
    months.size === 1 && Math.max(...interest) - Math.min(...interest) <= identicalTolerancePence
  );
}
