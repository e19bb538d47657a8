/** The answer in a sentence, for those who hear the page while they type. */
import type { Verdict } from '@debt-payoff/charts/balance-series';
import { joinWords } from '@debt-payoff/contract/joined-words';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import type { Plan } from '@debt-payoff/engine';
import type { ShownPlan } from '../payoff-plan/calendar-plan.ts';
import type { UncountedFigures } from './counted-debts.ts';
import { extraProblemLine } from './missing-figures.ts';
import { stuckSentence } from './stuck-debts.ts';

export type SpokenAnswer = {
  /** Null where no strategy clears the debts. */
  readonly verdict: Verdict | null;
  /** Said in place of the month; null or absent where that can be named. */
  readonly inShort: ShownPlan['inShort'];
  readonly uncounted: UncountedFigures | null;
  readonly start: Month;
  readonly plan: Plan;
  readonly debtNames: readonly string[];
};

/** 'You could be debt free in August 2032, with £1,234.56 interest.' */
export function spokenAnswer(answer: SpokenAnswer): string {
  const { verdict, inShort, uncounted, start } = answer;
  if (uncounted !== null) return uncountedWords(uncounted);
  if (verdict === null) {
    return `With these payments, no end yet. ${stuckSentence(answer.plan, answer.debtNames)}`;
  }
  if (inShort) return `${inShort.join(': ')}.`;
  const { months, totalInterestPence } = verdict.best;
  const month = formatMonth(addMonths(start, months));
  return `You could be debt free in ${month}, with ${formatPence(totalInterestPence)} interest.`;
}

/** Which debts: what is missing of each stands in the answer, and would be said anew with each field that is filled in. */
function uncountedWords({ debts, extraProblem }: UncountedFigures): string {
  const positions = joinWords(debts.map(({ position }) => String(position)));
  const uncounted =
    debts.length === 1
      ? `Debt ${positions} is not counted yet`
      : `Debts ${positions} are not counted yet`;
  return [
    ...(debts.length === 0 ? [] : [uncounted]),
    ...(extraProblem === null ? [] : [extraProblemLine(extraProblem)]),
  ]
    .map((line) => `${line}.`)
    .join(' ');
}
