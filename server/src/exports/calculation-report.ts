/** A calculation as its files tell it: everything is worked out from the debts, and the months are walked as they are written. */
import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import { comparisonNote } from '@debt-payoff/contract/comparison-note';
import type { DebtType } from '@debt-payoff/contract/debt-types';
import type { ResultSummary } from '@debt-payoff/contract/exports';
import { firstPaymentPence } from '@debt-payoff/contract/first-payment';
import { penceFromPounds } from '@debt-payoff/contract/money';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import type { CallOptions } from '@debt-payoff/contract/planned-debt';
import type { StrategyDebt } from '@debt-payoff/contract/strategies';
import { planOfCall } from '@debt-payoff/contract/termed-plan';
import {
  compareStrategies,
  debtMonths,
  type MonthOfDebts,
  monthlyPaymentPence,
  type Plan,
  type StrategyName,
  type StrategyOutcome,
  startRun,
} from '@debt-payoff/engine';
import { DomainError } from '../platform/domain-error.ts';
import { type ReportTerms, reportTerms } from './calculation-terms.ts';

/** What is handed to the thread that makes the file. */
export type CalculationInput = {
  readonly debts: readonly StrategyDebt[];
  readonly extraPayment: number;
  /** Positions in the debts: the order of the strategy 'custom'; without it there is none. */
  readonly customOrder?: readonly number[] | undefined;
  /** What the plan has beyond that; null is the same as none. */
  readonly options?: CallOptions | undefined;
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
  /** What the plan counts: under a rule no less than the lender asks for in the first month. */
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
  /** What is said besides of a plan with terms; null for one without. */
  readonly terms: ReportTerms | null;
  /** All payments and the extra; under minimum less may be paid where a lender asks by a rule. */
  readonly monthlyPence: number;
  /** Of all, whichever the file has in detail. */
  readonly outcomes: readonly StrategyOutcome[];
  /** Those whose months the file has, in the order in which people compare them. */
  readonly detailedStrategies: readonly StrategyName[];
  /** How it differs from the plan that the portfolio of its debts keeps; null where they are of none. */
  readonly planNote: string | null;
};

export function calculationReport(input: CalculationInput): CalculationReport {
  const plan = planOfCall(input, input.options);
  const debts = plan.debts.map(({ balancePence, rateBasisPoints }, at) => ({
    name: input.debts[at]?.creditor ?? '',
    // The contract has looked at it.
    type: input.debts[at]?.type as DebtType,
    balancePence,
    rateBasisPoints,
    paymentPence: firstPaymentPence(plan, at),
  }));
  const start = monthOf(input.today);
  const report = {
    madeOn: input.today,
    start,
    preparedFor: { name: input.name, reference: input.reference },
    debts,
    plan,
    terms: plan.terms === undefined ? null : reportTerms(input, plan),
    monthlyPence: monthlyPaymentPence(plan, 'avalanche'),
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
  return debtMonths(startRun(plan, strategy));
}

/** How many months of single debts the file has: each debt comes up to the month that clears it. */
export function countRows({ plan, outcomes, detailedStrategies }: CalculationReport): number {
  let rows = 0;
  for (const { strategy, outcome } of outcomes) {
    if (outcome.neverPaysOff || !detailedStrategies.includes(strategy)) continue;
    const run = startRun(plan, strategy);
    while (run.state === 'running') {
      run.advance();
      rows += run.month * run.clearedDebts.length;
    }
  }
  return rows;
}

/** A file must not differ from the page that it was asked for on. */
function requireSameFigures(
  { outcomes, plan }: Pick<CalculationReport, 'outcomes' | 'plan'>,
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
      agrees(inPence(given.monthlyPayment), monthlyPaymentPence(plan, strategy));
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
