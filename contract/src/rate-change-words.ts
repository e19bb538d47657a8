/** A change of a debt's rate in words: what the rate is until then, and what after. A page without terms need not load this. */
import { addMonths, formatMonth, type Month, monthName } from './months.ts';
import { percentWords, rateOfKind } from './rate-words.ts';
import type { RatedTerms } from './terms-in-words.ts';

/** One that a plan comes to. */
export type RateStep = {
  /** The last month of the plan that is charged at the rate before. */
  readonly lastMonth: number;
  /** '0 %', '2 % a month' */
  readonly before: string;
  /** '24.9 % APR' */
  readonly after: string;
};

/** In ascending order; where only the payment changes, there is none. */
export function rateSteps({ interestRate, rateKind, rateChanges }: RatedTerms): RateStep[] {
  const unit = rateKind === 'monthly' ? ' a month' : '';
  let rate = interestRate;
  return (rateChanges ?? []).flatMap(({ lastMonth, thenRate }) => {
    const before = rate;
    rate = thenRate;
    if (before === thenRate) return [];
    const after = rateOfKind({ rateKind, interestRate: thenRate });
    return [{ lastMonth, before: `${percentWords(before)}${unit}`, after }];
  });
}

/** '0 % to the end of February 2027, then 24.9 % APR': a month of the plan charges the interest of the one before it. */
export function rateStepWords({ lastMonth, before, after }: RateStep, start: Month): string {
  return `${before} to the end of ${formatMonth(addMonths(start, lastMonth - 1))}, then ${after}`;
}

/** In the month of the plan that charges the rate before for the last time. */
export function rateEndedWords({ lastMonth, before, after }: RateStep, start: Month): string {
  const month = monthName(addMonths(start, lastMonth - 1));
  return `The rate of ${before} ended in ${month}. From now on it is ${after}.`;
}

/** 'Interest for February' */
export function interestOfMonth(month: number, start: Month): string {
  return `Interest for ${monthName(addMonths(start, month - 1))}`;
}
