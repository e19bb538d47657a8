/** A calculation as its files tell it: everything is worked out from the debts, and the months are walked as they are written. */
import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import { comparisonNote } from '@debt-payoff/contract/comparison-note';
import type { DebtType } from '@debt-payoff/contract/debt-types';
import type { ResultSummary } from '@debt-payoff/contract/exports';
import { basisPointsFromPercent, penceFromPounds } from '@debt-payoff/contract/money';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import type { StrategyDebt } from '@debt-payoff/contract/strategies';
import {
  compareStrategies,
  debtMonths,
  type MonthOfDebts,
  monthlySumPence,
  type Plan,
  Run,
  type StrategyName,
  type StrategyOutcome,
  strategyOf,
} from '@debt-payoff/engine';
import { DomainError } from '../platform/domain-error.ts';

/** What is handed to the thread that makes the file. */
export type CalculationInput = {
  readonly debts: readonly StrategyDebt[];
  readonly extraPayment: number;
  /** Positions in the debts: the order of the strategy 'custom'; without it there is none. */
  readonly customOrder?: readonly number[] | undefined;
  /** Null: all. */
  readonly strategy: StrategyName | null;
  readonly results: Partial<Record<StrategyName, ResultSummary | null | undefined>>;
  readonly isFromPortfolio: boolean;
  readonly name: string | null;
  readonly reference: string | null;
  readonly today: string;
};

export type ReportDebt = {
  readonly name: string;
  readonly type: DebtType;
  readonly balancePence: number;
  readonly rateBasisPoints: number;
  readonly paymentPence: number;
};

export type CalculationReport = {
  /** Written YYYY-MM-DD. */
  readonly madeOn: string;
  /** The month of that day: the first payments are those of the next. */
  readonly start: Month;
  readonly preparedFor: { readonly name: string | null; readonly reference: string | null };
  readonly debts: readonly ReportDebt[];
  readonly plan: Plan;
  /** All payments and the extra. */
  readonly monthlyPence: number;
  /** Of all, whichever the file has in detail. */
  readonly outcomes: readonly StrategyOutcome[];
  /** Those whose months the file has, in the order in which people compare them. */
  readonly detailedStrategies: readonly StrategyName[];
  /** How it differs from the plan that the portfolio of its debts keeps; null where they are of none. */
  readonly planNote: string | null;
};

export function calculationReport(input: CalculationInput): CalculationReport {
  const debts = input.debts.map((debt) => ({
    name: debt.creditor,
    // The contract has looked at it.
    type: debt.type as DebtType,
    balancePence: penceFromPounds(debt.balance),
    rateBasisPoints: basisPointsFromPercent(debt.interestRate),
    paymentPence: penceFromPounds(debt.monthlyPayment),
  }));
  const plan = {
    debts: debts.map(({ balancePence, rateBasisPoints, paymentPence }) => ({
      balancePence,
      rateBasisPoints,
      monthlyPaymentPence: paymentPence,
    })),
    extraPence: penceFromPounds(input.extraPayment),
    customOrder: input.customOrder,
  };
  const start = monthOf(input.today);
  const report = {
    madeOn: input.today,
    start,
    preparedFor: { name: input.name, reference: input.reference },
    debts,
    plan,
    monthlyPence: monthlySumPence(plan),
    outcomes: compareStrategies(plan),
    detailedStrategies: input.strategy === null ? comparedNames(plan) : [input.strategy],
    planNote: input.isFromPortfolio
      ? comparisonNote({ extraPence: plan.extraPence, freedPence: 0, start })
      : null,
  };
  requireSameFigures(report, input.results);
  return report;
}

/** Every month of a strategy; none where it never clears the debts. */
export function monthsOf(
  { plan, outcomes }: Pick<CalculationReport, 'plan' | 'outcomes'>,
  strategy: StrategyName,
): Iterable<MonthOfDebts> {
  const outcome = outcomes.find((result) => result.strategy === strategy)?.outcome;
  if (outcome === undefined || outcome.neverPaysOff) return [];
  return debtMonths(new Run(plan, strategyOf(strategy, plan.customOrder)));
}

/** How many months of single debts the file has: each debt comes up to the month that clears it. */
export function countRows({ plan, outcomes, detailedStrategies }: CalculationReport): number {
  let rows = 0;
  for (const { strategy, outcome } of outcomes) {
    if (outcome.neverPaysOff || !detailedStrategies.includes(strategy)) continue;
    const run = new Run(plan, strategyOf(strategy, plan.customOrder));
    while (run.state === 'running') {
      run.advance();
      rows += run.month * run.clearedThisMonth.length;
    }
  }
  return rows;
}

/** A file must not differ from the page that it was asked for on. */
function requireSameFigures(
  { outcomes, monthlyPence }: Pick<CalculationReport, 'outcomes' | 'monthlyPence'>,
  results: CalculationInput['results'],
): void {
  for (const { strategy, outcome } of outcomes) {
    const given = results[strategy];
    if (given === undefined || given === null) continue;
    const isSame =
      agrees(given.monthsToPayoff, outcome.neverPaysOff ? null : outcome.months) &&
      agrees(
        inPence(given.totalInterestPaid),
        outcome.neverPaysOff ? null : outcome.totalInterestPence,
      ) &&
      agrees(inPence(given.monthlyPayment), monthlyPence);
    if (!isSame) throw new DomainError('figures_changed');
  }
}

/** What was not given cannot differ. */
function agrees(given: number | null | undefined, worked: number | null): boolean {
  return given === undefined || given === worked;
}

function inPence(pounds: number | null | undefined): number | null | undefined {
  return typeof pounds === 'number' ? penceFromPounds(pounds) : pounds;
}
