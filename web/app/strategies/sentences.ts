/** What the comparison says in words. Facts only: which is right for someone is theirs to say. */
import { strategyDescriptions } from '@debt-payoff/contract/debt-types';
import { monthsMax, type StrategyName } from '@debt-payoff/engine';
import { clearingExtraSentence } from '../payoff-plan/clearing.ts';
import type { Comparison } from './comparison.ts';

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

type NeverCleared = Pick<Comparison, 'plan' | 'hasClearingSums'>;

/** Said in the row of a strategy that does not clear the debts. */
export function neverLine({ plan, hasClearingSums }: NeverCleared, strategy: StrategyName): string {
  const never = `Does not clear the debts within ${boundYears} years.`;
  return hasClearingSums ? `${never} ${clearingExtraSentence(plan, strategy)}` : never;
}

export function noneClearLine({ plan, hasClearingSums }: NeverCleared): string {
  const none = `no strategy clears them within ${boundYears} years.`;
  if (!hasClearingSums) return `With these payments, ${none}`;
  return `With what is paid now, ${none} ${clearingExtraSentence(plan, 'avalanche')} That is with avalanche.`;
}
