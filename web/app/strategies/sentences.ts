/** What the comparison says in words. Facts only: which is right for someone is theirs to say. */
import { strategyInSentence, strategyLabel } from '@debt-payoff/contract/debt-types';
import { type Conjunction, joinWords } from '@debt-payoff/contract/joined-words';
import type { StrategyName } from '@debt-payoff/engine';
import { clearingExtraSentence, yearsMax } from '../payoff-plan/clearing.ts';
import type { Comparison } from './comparison.ts';

/** 'Avalanche and snowball' */
export function joinLabels(names: readonly StrategyName[], conjunction?: Conjunction): string {
  return joinWords(
    names.map((name, at) => (at === 0 ? strategyLabel(name) : strategyInSentence(name))),
    conjunction,
  );
}

type NeverCleared = Pick<Comparison, 'plan' | 'hasClearingSums'>;

/** Said in the row of a strategy that does not clear the debts. */
export function neverLine({ plan, hasClearingSums }: NeverCleared, strategy: StrategyName): string {
  const never = `Does not clear the debts within ${yearsMax} years.`;
  return hasClearingSums ? `${never} ${clearingExtraSentence(plan, strategy)}` : never;
}

export function noneClearLine({ plan, hasClearingSums }: NeverCleared): string {
  const none = `no strategy clears them within ${yearsMax} years.`;
  if (!hasClearingSums) return `With these payments, ${none}`;
  return `With what is paid now, ${none} ${clearingExtraSentence(plan, 'avalanche')} That is with avalanche.`;
}
