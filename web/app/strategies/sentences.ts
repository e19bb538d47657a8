/** What the comparison says in words. Facts only: which is right for someone is theirs to say. */
import { strategyInSentence, strategyLabel } from '@debt-payoff/contract/debt-types';
import { type Conjunction, joinWords } from '@debt-payoff/contract/joined-words';
import type { StrategyName } from '@debt-payoff/engine';
import { yearsMax } from '../payoff-plan/years-max.ts';

/** 'Avalanche and snowball' */
export function joinLabels(names: readonly StrategyName[], conjunction?: Conjunction): string {
  return joinWords(
    names.map((name, at) => (at === 0 ? strategyLabel(name) : strategyInSentence(name))),
    conjunction,
  );
}

/** Said in the row of a strategy that does not clear the debts; what would is a file of its own. */
export const neverLine = `Does not clear the debts within ${yearsMax} years.`;

export const noneClears = `no strategy clears them within ${yearsMax} years.`;
