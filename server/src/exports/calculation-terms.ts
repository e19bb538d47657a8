/** A calculation whose debts or plan have terms: its goals, and what is said of its debts. */
import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import type { GoalNow } from '@debt-payoff/contract/goal-sentences';
import { addMonths, type Month, monthOf } from '@debt-payoff/contract/months';
import type { PlannedOneOff, PlannedPause } from '@debt-payoff/contract/planned-debt';
import type { StrategyDebt } from '@debt-payoff/contract/strategies';
import { monthlyPaymentPence, type Plan, type StrategyName } from '@debt-payoff/engine';
import { findGoal, finish, type Goal } from '@debt-payoff/engine/terms';
import type { CalculationInput, CalculationReport } from './calculation-report.ts';

export type StrategyGoal = { readonly strategy: StrategyName; readonly goal: Goal | null };

export type ReportTerms = {
  /** As they were typed. */
  readonly debts: readonly StrategyDebt[];
  readonly feesPence: number;
  readonly oneOffs: readonly PlannedOneOff[];
  readonly pauses: readonly PlannedPause[];
  readonly target: ReportTarget | null;
};

export type ReportTarget = {
  /** By the end of which all is to be cleared. */
  readonly month: Month;
  readonly goals: readonly StrategyGoal[];
};

export function reportTerms(input: CalculationInput, plan: Plan): ReportTerms {
  const { oneOffs, pauses, targetMonths } = input.options ?? {};
  return {
    debts: input.debts,
    feesPence: plan.terms?.feesPence ?? 0,
    oneOffs: oneOffs ?? [],
    pauses: pauses ?? [],
    target:
      typeof targetMonths === 'number'
        ? {
            month: addMonths(monthOf(input.today), targetMonths),
            goals: comparedNames(plan).map((strategy) => ({
              strategy,
              goal: finish(findGoal(plan, strategy, targetMonths)),
            })),
          }
        : null,
  };
}

/** What a goal of that strategy is held against. */
export function goalNow({ plan, outcomes }: CalculationReport, strategy: StrategyName): GoalNow {
  const found = outcomes.find((result) => result.strategy === strategy);
  const hasEnd = found !== undefined && !found.outcome.neverPaysOff;
  return {
    monthlyPence: monthlyPaymentPence(plan, strategy),
    months: hasEnd ? found.outcome.months : null,
    hasShortfall: Boolean(found?.shortfall),
  };
}
