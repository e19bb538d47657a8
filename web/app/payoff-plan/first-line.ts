/** Which debt the extra money of a strategy goes to first, and by which rule; empty where there is no choice. */
import { firstDebtSentence } from '@debt-payoff/contract/first-debt-words';
import type { Month } from '@debt-payoff/contract/months';
import type { Plan, StrategyName } from '@debt-payoff/engine';
import { firstDebt } from '@debt-payoff/engine/first-debt';

export function firstLine(
  { plan, debtNames }: { readonly plan: Plan; readonly debtNames: readonly string[] },
  { strategy, start }: { readonly strategy: StrategyName; readonly start: Month },
): string {
  const first = firstDebt(plan, strategy);
  return first === null ? '' : firstDebtSentence(first, { debtNames, start });
}
