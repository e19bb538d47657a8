/** What would clear the debts of a portfolio that its plan does not. */
import { forecastClearingSentence } from '@debt-payoff/contract/forecast-clearing';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';

const found = new WeakMap<PortfolioPlan, string>();

/** Takes some sixty walks, so it is kept as long as the plan is. */
export function clearingAdviceOf(plan: PortfolioPlan): string {
  const known = found.get(plan) ?? forecastClearingSentence(plan.forecast_input);
  found.set(plan, known);
  return known;
}
