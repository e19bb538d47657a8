import { joinWords } from '@debt-payoff/contract/joined-words';
import { formatPounds } from '@debt-payoff/contract/money';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { clearingAdviceOf } from './clearing-advice.ts';
import { planLine } from './plan-words.ts';

/** Of a plan that does not clear its debts: which of them would stay, and what would clear them. */
export function neverClearedLine(plan: PortfolioPlan): string {
  const names = shortList(plan.never_cleared.map(nameInSentence));
  return `${planLine(plan)}: at ${formatPounds(plan.monthly_budget)} a month in total, ${names} would not be paid off. ${clearingAdviceOf(plan)}`;
}

const namedMost = 3;

function shortList(names: readonly string[]): string {
  if (names.length <= namedMost) return joinWords(names);
  const named = names.slice(0, namedMost - 1);
  return joinWords([...named, `${names.length - named.length} others`]);
}
