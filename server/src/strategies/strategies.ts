/** Compares the payoff strategies for a request's debts. */
import { basisPointsFromPercent, penceFromPounds } from '@debt-payoff/contract/money';
import type { StrategyRequest } from '@debt-payoff/contract/strategies';
import { compareStrategies, type Plan, type StrategyOutcome } from '@debt-payoff/engine';

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
  };
  return { request, plan, results: compareStrategies(plan) };
}
