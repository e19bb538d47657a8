/** Where lenders would ask for more than the budget, in words. Only plans with terms come to that. */
import type { Shortfall, StrategyName, StrategyOutcome } from '@debt-payoff/engine';
import { strategyInSentence } from './debt-types.ts';
import { joinWords } from './joined-words.ts';
import { formatPence } from './money.ts';
import { addMonths, formatMonth, type Month } from './months.ts';

type ShortStrategies = { readonly strategies: StrategyName[]; readonly shortfall: Shortfall };

/** One sentence for strategies that come to the same; none where every month stays within the budget. */
export function shortfallSentences(results: readonly StrategyOutcome[], start: Month): string[] {
  const found = new Map<string, ShortStrategies>();
  for (const { strategy, shortfall } of results) {
    if (!shortfall) continue;
    const key = `${shortfall.month}:${shortfall.pence}:${shortfall.askedPence}`;
    const same = found.get(key) ?? { strategies: [], shortfall };
    same.strategies.push(strategy);
    found.set(key, same);
  }
  return Array.from(found.values(), (entry) => shortfallSentence(entry, start));
}

function shortfallSentence({ strategies, shortfall }: ShortStrategies, start: Month): string {
  const { month, pence, askedPence } = shortfall;
  const names = joinWords(strategies.map(strategyInSentence));
  return `With ${names}, your lenders would ask for ${formatPence(askedPence)} in ${formatMonth(addMonths(start, month))}, ${formatPence(pence)} more than your budget. That is the first month in which they do.`;
}

/** 'Lenders would ask for £12.50 more than the budget in May 2027.' */
export function shortfallNote({ month, pence }: Shortfall, start: Month): string {
  return `Lenders would ask for ${formatPence(pence)} more than the budget in ${formatMonth(addMonths(start, month))}.`;
}
