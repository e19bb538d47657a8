/**
 * What lenders and calculators have published, beside what the engine makes of it. The cases are those that the
 * engine's tests hold it to, so that the page cannot claim more than they show.
 */
import { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import { planOfCall } from '@debt-payoff/contract/termed-plan';
import {
  listMonths,
  type Plan,
  resultOf,
  type StrategyName,
  strategyNames,
} from '@debt-payoff/engine';
import { notReproduced, published } from '@debt-payoff/engine/published-cases.json';
import { findGoal, finish } from '@debt-payoff/engine/terms';

/** Amounts in pence, time in months. */
export type CaseFigures = {
  readonly months: number | null;
  readonly totalInterest: number | null;
  readonly totalPaid: number | null;
  readonly fees: number | null;
  readonly firstInterest: number | null;
  readonly firstPayment: number | null;
  /** The smallest payment that clears it in the months that the request names. */
  readonly targetMonthlyPayment: number | null;
  readonly targetInterest: number | null;
};
export type FigureName = keyof CaseFigures;

export type ComparedFigure = {
  readonly name: FigureName;
  readonly published: number;
  readonly ours: number | null;
  readonly comesOut: boolean;
};

export type PublishedCase = {
  readonly id: string;
  readonly source: string;
  readonly request: CaseRequest;
  readonly figures: readonly ComparedFigure[];
  /** Whether an input that the source leaves out was found by trying. */
  readonly isInferred: boolean;
  readonly comesOut: boolean;
};

type CaseRequest = ReturnType<typeof requestOf>;
type VectorCase = (typeof published)[number];
type GivenFigures = { readonly [Name in FigureName]?: number | undefined };

let computed: readonly PublishedCase[] | null = null;

/** By the engine, with the body that `POST /api/strategies` takes; once, since neither side changes while it runs. */
export function publishedCases(): readonly PublishedCase[] {
  computed ??= computeCases();
  return computed;
}

function computeCases(): PublishedCase[] {
  return published.map((given) => {
    const request = requestOf(given.request);
    const figures = comparedFigures(given, caseFigures(request, strategyOf(given.strategy)));
    return {
      id: given.id,
      source: given.source,
      request,
      figures,
      isInferred: given.inferred !== null,
      comesOut: figures.every(({ comesOut }) => comesOut),
    };
  });
}

/** Each as the vectors name it. */
export function unmatchedNames(): string[] {
  return notReproduced.map(({ figure }) => figure);
}

export function requestOf(body: unknown) {
  return compareStrategiesCall.body.parse(body);
}

export function caseFigures(request: CaseRequest, strategy: StrategyName): CaseFigures {
  const { debts, targetMonths, oneOffs, pauses } = request;
  const plan = planOfCall(request, { targetMonths, oneOffs, pauses });
  const { outcome } = resultOf(plan, strategy);
  const interest = outcome.neverPaysOff ? null : outcome.totalInterestPence;
  const fees = plan.terms?.feesPence ?? 0;
  const borrowed = plan.debts.reduce((sum, { balancePence }) => sum + balancePence, fees);
  const [first] = listMonths(plan, strategy);
  const goal = goalOf(plan, strategy, targetMonths ?? null);
  return {
    months: outcome.neverPaysOff ? null : outcome.months,
    totalInterest: interest,
    totalPaid: interest === null ? null : borrowed + interest,
    fees,
    firstInterest: first?.totalInterestPence ?? null,
    firstPayment: debts.length === 1 ? (first?.debts[0]?.paidPence ?? null) : null,
    targetMonthlyPayment: goal?.monthlyPaymentPence ?? null,
    targetInterest: goal?.totalInterestPence ?? null,
  };
}

function goalOf(plan: Plan, strategy: StrategyName, months: number | null) {
  return months === null ? null : finish(findGoal(plan, strategy, months));
}

/** First what is asked, then how it ends. */
function comparedFigures(given: VectorCase, figures: CaseFigures): ComparedFigure[] {
  const theirs: GivenFigures = given.published;
  const tolerances: GivenFigures = given.within;
  return figureNames.flatMap((name) => {
    const value = theirs[name];
    if (value === undefined) return [];
    const [figure, within] = [countedOf(name, value), countedOf(name, tolerances[name] ?? 0)];
    const ours = figures[name];
    const comesOut = ours !== null && Math.abs(ours - figure) <= within;
    return [{ name, published: figure, ours, comesOut }];
  });
}

const figureNames: readonly FigureName[] = [
  'firstInterest',
  'firstPayment',
  'targetMonthlyPayment',
  'months',
  'fees',
  'totalInterest',
  'targetInterest',
  'totalPaid',
];

/** The vectors have pounds. */
function countedOf(name: FigureName, value: number): number {
  return name === 'months' ? value : Math.round(value * 100);
}

function strategyOf(name: string): StrategyName {
  const strategy = strategyNames.find((known) => known === name);
  if (strategy === undefined) throw new Error(`No strategy is called ${name}`);
  return strategy;
}
