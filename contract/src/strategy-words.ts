/** How strategies are called in sentences, one or several. */
import type { StrategyName } from '@debt-payoff/engine';
import { strategyInSentence } from './debt-types.ts';
import { type Conjunction, joinWords } from './joined-words.ts';

/** 'Avalanche', 'Your own order': where a sentence begins with it. */
export function strategyAtStart(strategy: StrategyName): string {
  const words = strategyInSentence(strategy);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

type StrategyEntry = { readonly strategy: StrategyName };

export function namesOf(entries: readonly StrategyEntry[], conjunction?: Conjunction): string {
  return joinLabels(
    entries.map(({ strategy }) => strategy),
    conjunction,
  );
}

/** 'Avalanche and snowball' */
export function joinLabels(names: readonly StrategyName[], conjunction?: Conjunction): string {
  return joinWords(
    names.map((name, at) => (at === 0 ? strategyAtStart(name) : strategyInSentence(name))),
    conjunction,
  );
}

export function lowerNamesOf(entries: readonly StrategyEntry[], conjunction?: Conjunction): string {
  return joinWords(
    entries.map(({ strategy }) => strategyInSentence(strategy)),
    conjunction,
  );
}
