/** What the comparison says in words. Facts only: which is right for someone is theirs to say. */
import { strategyDescriptions } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import {
  monthsMax,
  type Plan,
  type StrategyName,
  smallestClearingExtraPence,
  strategies,
} from '@debt-payoff/engine';

const boundYears = monthsMax / 12;

export function labelOf(strategy: StrategyName): string {
  return strategyDescriptions[strategy].label;
}

/** 'Avalanche and snowball' */
export function joinLabels(names: readonly StrategyName[], joint?: Joint): string {
  return joinWords(
    names.map((name, at) => (at === 0 ? labelOf(name) : labelOf(name).toLowerCase())),
    joint,
  );
}

export type Joint = 'and' | 'or';

export function joinWords(words: readonly string[], joint: Joint = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** Said in the row of a strategy that does not clear the debts. */
export function neverLine(plan: Plan, strategy: StrategyName): string {
  const extra = formatPence(clearingExtraPence(plan, strategy));
  return `Does not clear the debts within ${boundYears} years. An extra payment of ${extra} a month would clear them.`;
}

export function noneClearLine(plan: Plan): string {
  const extra = formatPence(clearingExtraPence(plan, 'avalanche'));
  const now = plan.extraPence > 0 ? `, in place of ${formatPence(plan.extraPence)},` : '';
  return `With what is paid now, no strategy clears them within ${boundYears} years. An extra payment of ${extra} a month${now} would clear them with avalanche.`;
}

const foundExtras = new WeakMap<Plan, Map<StrategyName, number>>();

/** Takes some thirty runs of the plan, so it is kept: the page says it in several places. */
function clearingExtraPence(plan: Plan, strategy: StrategyName): number {
  const found = foundExtras.get(plan) ?? new Map<StrategyName, number>();
  const extra = found.get(strategy) ?? smallestClearingExtraPence(plan, strategies[strategy]);
  foundExtras.set(plan, found.set(strategy, extra));
  return extra;
}
