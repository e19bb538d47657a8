/** What the comparison says in words. Facts only: which is right for someone is theirs to say. */
import { strategyInSentence, strategyLabel } from '@debt-payoff/contract/debt-types';
import { type Conjunction, joinWords } from '@debt-payoff/contract/joined-words';
import type { Plan, StrategyName } from '@debt-payoff/engine';
import { clearingExtraSentence, yearsMax } from '../payoff-plan/clearing.ts';

/** 'Avalanche and snowball' */
export function joinLabels(names: readonly StrategyName[], conjunction?: Conjunction): string {
  return joinWords(
    names.map((name, at) => (at === 0 ? strategyLabel(name) : strategyInSentence(name))),
    conjunction,
  );
}

/** Said in the row of a strategy that does not clear the debts. */
export function neverLine(plan: Plan, strategy: StrategyName): string {
  return `Does not clear the debts within ${yearsMax} years. ${clearingExtraSentence(plan, strategy)}`;
}

export function noneClearLine(plan: Plan): string {
  return `With what is paid now, no strategy clears them within ${yearsMax} years. ${clearingExtraSentence(plan, 'avalanche')} That is with avalanche.`;
}
