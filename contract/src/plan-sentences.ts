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

type MonthlyBudget = {
  readonly budgetPence: number;
  /** Whether what is paid may be another sum, so that no more can be said than that it is the budget. */
  readonly canDiffer?: boolean;
};

/** '£180.00 a month in total', 'a budget of £180.00 a month in total' */
export function budgetWords({ budgetPence, canDiffer = false }: MonthlyBudget): string {
  return `${canDiffer ? 'a budget of ' : ''}${formatPence(budgetPence)} a month in total`;
}

/** Of all portfolios together. */
export function goOnPayingSentence(budget: MonthlyBudget): string {
  return budget.canDiffer
    ? `If you keep to your plan, on ${budgetWords(budget)}.`
    : `If you go on paying ${budgetWords(budget)}, as planned.`;
}

/** 'at £180.00 a month it would not be paid off.' */
export function portfolioWouldStay({ budgetPence, canDiffer = false }: MonthlyBudget): string {
  const at = canDiffer ? 'on a budget of' : 'at';
  return `${at} ${formatPence(budgetPence)} a month it would not be paid off.`;
}

/** 'at £180.00 a month in total, Barclaycard and NatWest would not be paid off.' */
export function wouldStay({
  names,
  ...budget
}: MonthlyBudget & { readonly names: readonly string[] }): string {
  const quoted = names.map(nameInSentence);
  const named = quoted.length <= namedMost ? quoted : quoted.slice(0, namedMost - 1);
  const others = quoted.length - named.length;
  const all = others === 0 ? named : [...named, `${others} others`];
  const at = budget.canDiffer ? 'on' : 'at';
  return `${at} ${budgetWords(budget)}, ${joinWords(all)} would not be paid off.`;
}
