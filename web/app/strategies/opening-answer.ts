/** What the page opens with: the month in which all could be paid, and what to pay first. */

import { count } from '@debt-payoff/contract/counts';
import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { firstPaymentPence } from '@debt-payoff/contract/first-payment';
import { addMonths, formatMonth, type Month, monthName } from '@debt-payoff/contract/months';
import { type Plan, type StrategyName, startRun } from '@debt-payoff/engine';
import type { Comparison } from './comparison.ts';
import { paymentsInWords } from './payments-in-words.ts';

export type OpeningAnswer = {
  /** 'With avalanche, you could be debt free in' */
  readonly lead: string;
  /** 'February 2030' */
  readonly month: string;
  /** 'In December pay £140.00 to Barclaycard and £140.00 to Car loan.' */
  readonly payments: string;
};

/** Null where no strategy clears the debts, and where nothing is owed. */
export function openingAnswer(
  comparison: Comparison,
  { start, isSample }: { readonly start: Month; readonly isSample: boolean },
): OpeningAnswer | null {
  const { series, best, plan, debtNames } = comparison;
  const chosen = series.find(({ strategy }) => strategy === best?.strategy);
  if (chosen === undefined || chosen.months === 0) return null;
  const month = formatMonth(addMonths(start, chosen.months));
  const first = monthName(addMonths(start, 1));
  const sums = paymentsInWords(
    firstPayments(plan, chosen.strategy).map((pence, debt) => ({
      name: debtNames[debt] ?? '',
      pence,
      extraPence: Math.max(0, pence - firstPaymentPence(plan, debt)),
    })),
  );
  const strategy = strategyInSentence(chosen.strategy);
  if (isSample) {
    return {
      lead: `With ${strategy}, these ${count(debtNames.length, 'example debt')} could be cleared in`,
      month,
      payments: `It begins in ${first} with ${sums}.`,
    };
  }
  return {
    lead: isSameForAll(comparison)
      ? 'You could be debt free in'
      : `With ${strategy}, you could be debt free in`,
    month,
    payments: `In ${first} pay ${sums}.`,
  };
}

/** What each debt receives in the plan's first month, in the plan's order. */
function firstPayments(plan: Plan, strategy: StrategyName): readonly number[] {
  const run = startRun(plan, strategy);
  if (run.state === 'running') run.advance();
  return run.accounts.map(({ paidPence }) => paidPence);
}

/** Whether the month, the interest and the first payments are the same whichever strategy is taken. */
function isSameForAll({ results, likeness, plan }: Comparison): boolean {
  const [first = [], ...others] = results.map(({ strategy }) => firstPayments(plan, strategy));
  return (
    likeness === 'all' &&
    others.every((payments) => payments.every((pence, debt) => pence === first[debt]))
  );
}
