/** What the page compares: each strategy's outcome, which one costs least, and which say the same. */

import { type BalanceSeries, balanceSeries } from '@debt-payoff/charts/balance-series';
import type { PlanInMonths } from '@debt-payoff/contract/calendar-terms';
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
  monthlyPaymentPence,
  type Outcome,
  type Plan,
  resultOf,
  type StrategyName,
  type StrategyOutcome,
} from '@debt-payoff/engine';
import type { ReactNode } from 'react';
import { plainDebts } from '../payoff-plan/calendar-plan.ts';
import { exampleDebts, exampleExtra } from '../payoff-plan/example.ts';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import type { TermedWords } from '../payoff-plan/termed-words.tsx';

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
  /** What the best strategy pays in the first month. */
  readonly monthlyPaymentPence: number;
  /** What stands before any strategy; null where there is nothing. */
  readonly before: ReactNode;
  /** Whether lenders would ask for more than there is under a strategy that is compared. */
  readonly hasShortfall: boolean;
  /** What is said of a plan with terms; null for others. */
  readonly terms: TermedWords | null;
  /** What a goal takes under each strategy; absent or null without one. */
  readonly goalNotes?: ReactNode;
  /** In months of the plan, as calls take it; absent where the debts are as they were given. */
  readonly planned?: PlanInMonths;
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
export function compare(state: StrategiesState, plan: Plan = plainPlan(state)): Comparison {
  const calculated = calculatedStrategies(plan, state);
  const series = balanceSeries(plan).filter(({ strategy }) => calculated.includes(strategy));
  const results = calculated.map((strategy) =>
    plan.terms === undefined
      ? { strategy, outcome: outcomeOf(series.find((entry) => entry.strategy === strategy)) }
      : resultOf(plan, strategy),
  );
  const best = bestStrategy(results);
  return {
    plan,
    debtNames: state.debts.map(
      ({ creditor }, at) => creditor.trim() || strategyTexts.plan.debtWithoutCreditor(at + 1),
    ),
    results,
    series,
    best,
    likeness: likeness(results, plan),
    owedPence: plan.debts.reduce((sum, debt) => sum + debt.balancePence, 0),
    monthlyPaymentPence: monthlyPaymentPence(plan, best?.strategy ?? 'avalanche'),
    hasShortfall: results.some(({ shortfall }) => Boolean(shortfall)),
    before: null,
    terms: null,
    hasClearingSums: true,
    planNote: null,
  };
}

/** Null for debts with terms, and beside what is left each month: those are counted by code that comes with them. */
export function comparePlain(state: StrategiesState): Comparison | null {
  return state.leftEachMonth === undefined ? plainDebts(state) && compare(state) : null;
}

function plainPlan(state: StrategiesState): Plan {
  const debts = plainDebts(state);
  if (debts === null) throw new Error('A plan with terms is made by the code for them');
  return { ...planOf(debts, state.extraPayment), customOrder: state.customOrder };
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
      ({ balance, interestRate, monthlyPayment, terms }) =>
        isAmount(balance) &&
        isAmount(monthlyPayment) &&
        interestRate >= calculatorLimits.rateMinPercent &&
        // By its kind it may be higher; whether the terms can be read is for the code that counts them.
        (terms !== undefined || interestRate <= calculatorLimits.rateMaxPercent),
    )
  );
}

function isAmount(pounds: number): boolean {
  return pounds >= 0 && pounds <= poundsFromPence(calculatorLimits.balanceMaxPence);
}

/** Of minimum under rules, where another strategy clears the debts: it pays only what is asked. Null for others. */
export function onlyAskedLine({ terms, best }: Comparison, strategy: StrategyName): string | null {
  return strategy === 'minimum' && best !== null ? (terms?.onlyAskedNeverClears ?? null) : null;
}
