import { formatPounds } from '@debt-payoff/contract/money';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { planLine } from './plan-words.ts';
import { wayOutOf } from './way-out.ts';

/** Of a plan that does not clear its debts: which of them would stay, and what would clear them. */
export function neverClearedLine(plan: PortfolioPlan): string {
  const names = joined(plan.never_cleared.map(nameInSentence));
  return `${planLine(plan)}: at ${formatPounds(plan.monthly_budget)} a month in total, ${names} would not be paid off. ${wayOutOf(plan)}`;
}

const namedMost = 3;

function joined(names: readonly string[]): string {
  if (names.length > namedMost) {
    return `${names.slice(0, namedMost - 1).join(', ')} and ${names.length - namedMost + 1} others`;
  }
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
