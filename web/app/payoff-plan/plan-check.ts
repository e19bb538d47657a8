/** What is to be known before a plan: what lenders ask for against what there is, and which debts come first. */
import type { Month } from '@debt-payoff/contract/months';
import { prioritySentence } from '@debt-payoff/contract/priority-sentences';
import {
  type CheckedOutcome,
  coveredSentence,
  type ShortfallWords,
  shortfallWords,
} from '@debt-payoff/contract/shortfall-sentences';
import {
  bestStrategy,
  monthlyPaymentPence,
  type Plan,
  type StrategyOutcome,
} from '@debt-payoff/engine';
import { findUnaffordableMonth } from '@debt-payoff/engine/affordability';

export type PlanCheck = {
  /** Null where lenders never ask for more than there is. */
  readonly shortfall: ShortfallWords | null;
  /** Where what is left each month is enough; null where it is not, or nobody has said what is left. */
  readonly covered: string | null;
  /** Null without a priority debt. */
  readonly priority: string | null;
};

export function checkPlan({
  plan,
  results,
  debtNames,
  start,
  leftPence,
}: {
  readonly plan: Plan;
  /** Of the strategies that are shown. */
  readonly results: readonly StrategyOutcome[];
  readonly debtNames: readonly string[];
  readonly start: Month;
  /** What is left each month after bills and essentials; null where nobody has said. */
  readonly leftPence: number | null;
}): PlanCheck {
  const checked = results.map((result): CheckedOutcome => {
    if (leftPence === null) return result;
    return { ...result, unaffordable: findUnaffordableMonth(plan, result.strategy, leftPence) };
  });
  const strategy = bestStrategy(results)?.strategy ?? 'avalanche';
  const budgetPence = monthlyPaymentPence(plan, strategy);
  return {
    shortfall: shortfallWords(checked, { start, leftPence }),
    covered: leftPence === null ? null : coveredSentence(checked, { leftPence, budgetPence }),
    priority: prioritySentence(priorityDebts(plan, debtNames)),
  };
}

/** Those that are owed. */
function priorityDebts({ debts, terms }: Plan, names: readonly string[]) {
  return (terms?.debts ?? []).flatMap(({ isPriority, takesExtra }, at) =>
    isPriority && (debts[at]?.balancePence ?? 0) > 0 ? [{ name: names[at] ?? '', takesExtra }] : [],
  );
}
