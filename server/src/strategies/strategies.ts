/** Compares the payoff strategies for a request's debts. */

import type { StrategyRequest } from '@debt-payoff/contract/strategies';
import { strategyLimits } from '@debt-payoff/contract/strategy-limits';
import { planOfCall } from '@debt-payoff/contract/termed-plan';
import { strategiesCallTexts } from '@debt-payoff/contract/texts/strategies-call';
import {
  compareStrategies,
  type Plan,
  resultOf,
  type StrategyName,
  type StrategyOutcome,
  standardStrategyNames,
  strategyNames,
} from '@debt-payoff/engine';
import {
  chooseLookAhead,
  findGoal,
  finish,
  type Goal,
  type Steps,
} from '@debt-payoff/engine/terms';
import { DomainError } from '../platform/errors.ts';
import { detailsBytesMax } from './details-size.ts';

export type Comparison = {
  readonly request: StrategyRequest;
  readonly plan: Plan;
  readonly results: readonly StrategyOutcome[];
  /** Where the request has a goal; null for a strategy under which no sum is enough. */
  readonly goals?: ReadonlyMap<StrategyName, Goal | null>;
};

export function compare(request: StrategyRequest): Comparison {
  return finish(compareInSteps(request));
}

/** A plan without terms is one step; else each run is one, or more where it is long: looks and goals take many. */
export function* compareInSteps(request: StrategyRequest): Steps<Comparison> {
  const plan = planOfCall(request, request);
  if (plan.terms === undefined) return { request, plan, results: compareStrategies(plan) };
  if (plan.terms.hasRateChanges) yield* chooseLookAhead(plan);
  const results: StrategyOutcome[] = [];
  for (const strategy of namesOf(request)) {
    results.push(resultOf(plan, strategy));
    yield;
  }
  if (!isGiven(request.targetMonths)) return { request, plan, results };
  const goals = new Map<StrategyName, Goal | null>();
  for (const { strategy } of results) {
    goals.set(strategy, yield* findGoal(plan, strategy, request.targetMonths));
  }
  return { request, plan, results, goals };
}

export function namesOf({
  customOrder,
}: Pick<StrategyRequest, 'customOrder'>): readonly StrategyName[] {
  return customOrder === undefined ? standardStrategyNames : strategyNames;
}

export function isGiven(months: number | null | undefined): months is number {
  return months !== null && months !== undefined;
}

/** Asked before the months are made, which a small request can ask for by the gigabyte. */
export function requireSendable(comparison: Comparison): void {
  const isTooLarge =
    comparison.request.includeDetails &&
    detailsBytesMax(comparison) > strategyLimits.detailsMaxBytes;
  if (!isTooLarge) return;
  throw new DomainError('too_large', { message: strategiesCallTexts.detailsTooLarge });
}
