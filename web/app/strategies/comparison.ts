/** What the page compares: each strategy's outcome, which one costs least, and which say the same. */

import { type BalanceSeries, balanceSeries } from '@debt-payoff/charts/balance-series';
import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { poundsFromPence } from '@debt-payoff/contract/money';
import { planOf } from '@debt-payoff/contract/planned-debt';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import {
  type Best,
  bestStrategy,
  type Likeness,
  likeness,
  type Outcome,
  type Plan,
  type StrategyName,
  type StrategyOutcome,
} from '@debt-payoff/engine';
import { exampleDebts, exampleExtra } from '../payoff-plan/example.ts';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';

export type Comparison = {
  readonly plan: Plan;
  /** What each debt is called, in the plan's order. */
  readonly debtNames: readonly string[];
  /** One for each strategy that was calculated; minimum comes last. */
  readonly results: readonly StrategyOutcome[];
  /** The balances of those that clear the debts. */
  readonly series: readonly BalanceSeries[];
  readonly best: Best | null;
  readonly likeness: Likeness;
  readonly owedPence: number;
  readonly monthlyPaymentPence: number;
  /** Whether it may say what would clear the debts: for those of a portfolio, its plan says that. */
  readonly hasClearingSums: boolean;
  /** How it differs from the plan that the portfolio of the debts keeps; null where they are of none. */
  readonly planNote: string | null;
};

/** Shown to anyone who comes without results of their own. */
export const sampleState: StrategiesState = {
  debts: exampleDebts,
  extraPayment: exampleExtra,
  results: {},
  origin: { kind: 'calculator' },
};

/**
 * The summaries in the state say which strategies were calculated; their figures come from the engine,
 * the same that the server asked, so that they always agree with the months below them.
 */
export function compare(state: StrategiesState): Comparison {
  const { customOrder } = state;
  const plan = {
    ...planOf(state.debts, state.extraPayment),
    ...(customOrder !== undefined && { customOrder }),
  };
  const calculated = calculatedStrategies(plan, state);
  const series = balanceSeries(plan).filter(({ strategy }) => calculated.includes(strategy));
  const results = calculated.map((strategy) => ({
    strategy,
    outcome: outcomeOf(series.find((entry) => entry.strategy === strategy)),
  }));
  return {
    plan,
    debtNames: state.debts.map(
      ({ creditor }, at) => creditor.trim() || strategyTexts.plan.debtWithoutCreditor(at + 1),
    ),
    results,
    series,
    best: bestStrategy(results),
    likeness: likeness(results, plan.debts.length),
    owedPence: plan.debts.reduce((sum, debt) => sum + debt.balancePence, 0),
    monthlyPaymentPence: plan.debts.reduce(
      (sum, debt) => sum + debt.monthlyPaymentPence,
      plan.extraPence,
    ),
    hasClearingSums: true,
    planNote: null,
  };
}

/** All of them where the state names none. */
function calculatedStrategies(plan: Plan, { results }: StrategiesState): readonly StrategyName[] {
  const compared = comparedNames(plan);
  const named = compared.filter((strategy) => results[strategy] !== undefined);
  return named.length === 0 ? compared : named;
}

function outcomeOf(series: BalanceSeries | undefined): Outcome {
  if (series === undefined) return { neverPaysOff: true };
  const { months, totalInterestPence } = series;
  return { neverPaysOff: false, months, totalInterestPence };
}

/** Whether the engine takes these figures: what a browser has stored may be anything. */
export function isCalculable({ debts, extraPayment }: StrategiesState): boolean {
  return (
    debts.length <= calculatorLimits.debtsPerCalculationMax &&
    isAmount(extraPayment) &&
    debts.every(
      ({ balance, interestRate, monthlyPayment }) =>
        isAmount(balance) &&
        isAmount(monthlyPayment) &&
        interestRate >= calculatorLimits.rateMinPercent &&
        interestRate <= calculatorLimits.rateMaxPercent,
    )
  );
}

function isAmount(pounds: number): boolean {
  return pounds >= 0 && pounds <= poundsFromPence(calculatorLimits.balanceMaxPence);
}
