/** The terms that a debt has after a request. */
import { basisPointsFromPercent, penceFromPounds } from '@debt-payoff/contract/money';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import type { MinimumRule } from '@debt-payoff/engine';
import type { DebtTerms, PlannedChange } from '../ledger/debt-terms.ts';

export function isSameRule(one: MinimumRule | null, other: MinimumRule | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.floorPence === other.floorPence &&
    one.percentBasisPoints === other.percentBasisPoints &&
    one.plusInterest === other.plusInterest
  );
}

/** What is left out stays as it is; null takes it away. */
export function termsAfter(
  given: DebtFacts,
  {
    stored,
    changes,
  }: {
    readonly stored: DebtTerms;
    readonly changes: readonly PlannedChange[];
  },
): DebtTerms {
  const { minimum_rule: rule, is_priority, takes_extra, one_offs } = given;
  return {
    rateChanges: changes,
    minimumRule: rule === undefined ? stored.minimumRule : minimumRuleOf(rule),
    isPriority: is_priority === undefined ? stored.isPriority : (is_priority ?? false),
    takesExtra: takes_extra === undefined ? stored.takesExtra : (takes_extra ?? true),
    oneOffs: one_offs === undefined ? stored.oneOffs : oneOffsOf(one_offs),
  };
}

function minimumRuleOf(rule: DebtFacts['minimum_rule']): MinimumRule | null {
  if (rule === null || rule === undefined) return null;
  return {
    floorPence: penceFromPounds(rule.floor),
    percentBasisPoints: basisPointsFromPercent(rule.percent ?? 0),
    plusInterest: rule.plus_interest ?? false,
  };
}

/** By month, and as they were given within one. */
export function oneOffsOf(given: DebtFacts['one_offs']): DebtTerms['oneOffs'] {
  return (given ?? [])
    .map(({ month, amount }) => ({ month, pence: penceFromPounds(amount) }))
    .toSorted((one, other) => (one.month < other.month ? -1 : Number(one.month > other.month)));
}
