/** What a plan of a portfolio is made of, and which debts it would not pay off, in sentences. */
import { rollsFreedPayments, type StrategyName } from '@debt-payoff/engine';
import { joinWords } from './joined-words.ts';
import { formatPence } from './money.ts';
import { nameInSentence } from './names-in-sentences.ts';
import { strategyAtStart } from './strategy-words.ts';
import { planTexts } from './texts/plan.ts';

export type PlanParts = {
  readonly strategy: StrategyName;
  readonly extraPence: number;
  /** The payments of debts that are paid off. */
  readonly freedPence: number;
};

/** 'Avalanche, £50.00 extra a month and £45.00 from paid-off debts' */
export function planLine({ strategy, extraPence, freedPence }: PlanParts): string {
  const extra = extraPence === 0 ? 'no extra payment' : `${formatPence(extraPence)} extra a month`;
  const counts = freedPence > 0 && rollsFreedPayments(strategy);
  const freed = counts ? ` and ${formatPence(freedPence)} from paid-off debts` : '';
  return `${strategyAtStart(strategy)}, ${extra}${freed}`;
}

/** The names of the portfolios that would stay, and how many are owed: it is of all debts only where all would stay. */
export function notClearedTitle({
  names,
  portfolios,
}: {
  readonly names: readonly string[];
  readonly portfolios: number;
}): string {
  const [only = ''] = names;
  if (names.length === portfolios) return planTexts.notCleared;
  return names.length === 1
    ? `These payments do not clear ${nameInSentence(only)}`
    : `These payments do not clear ${names.length} of your portfolios`;
}

const namedMost = 3;

/** 'at £180.00 a month in total, Barclaycard and NatWest would not be paid off.' */
export function wouldStay({
  budgetPence,
  names,
}: {
  readonly budgetPence: number;
  readonly names: readonly string[];
}): string {
  const quoted = names.map(nameInSentence);
  const named = quoted.length <= namedMost ? quoted : quoted.slice(0, namedMost - 1);
  const others = quoted.length - named.length;
  const all = others === 0 ? named : [...named, `${others} others`];
  return `at ${formatPence(budgetPence)} a month in total, ${joinWords(all)} would not be paid off.`;
}
