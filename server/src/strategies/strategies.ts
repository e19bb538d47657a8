/** Compares the payoff strategies for a request's debts. */
import { strategyLimits } from '@debt-payoff/contract/limits';
import { basisPointsFromPercent, penceFromPounds } from '@debt-payoff/contract/money';
import type { StrategyRequest } from '@debt-payoff/contract/strategies';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { compareStrategies, type Plan, type StrategyOutcome } from '@debt-payoff/engine';
import { DomainError } from '../platform/errors.ts';
import { detailsBytesMax } from './strategies.wire.ts';

export type Comparison = {
  readonly request: StrategyRequest;
  readonly plan: Plan;
  readonly results: readonly StrategyOutcome[];
};

export function compare(request: StrategyRequest): Comparison {
  const plan: Plan = {
    debts: request.debts.map((debt) => ({
      balancePence: penceFromPounds(debt.balance),
      rateBasisPoints: basisPointsFromPercent(debt.interestRate),
      monthlyPaymentPence: penceFromPounds(debt.monthlyPayment),
    })),
    extraPence: penceFromPounds(request.extraPayment),
    customOrder: request.customOrder,
  };
  return { request, plan, results: compareStrategies(plan) };
}

/** Asked before the months are made, which a small request can ask for by the gigabyte. */
export function requireSendable(comparison: Comparison): void {
  const isTooLarge =
    comparison.request.includeDetails &&
    detailsBytesMax(comparison) > strategyLimits.detailsMaxBytes;
  if (!isTooLarge) return;
  throw new DomainError('too_large', { message: calculatorTexts.failures.detailsTooLarge });
}
