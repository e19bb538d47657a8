/** The years in which a plan may be debt free. */
import { addMonths, type Month, yearOf } from '@debt-payoff/contract/months';
import { termLimits } from '@debt-payoff/contract/term-limits';

/** As far ahead as plans go, in whole years. */
export function goalYears(thisMonth: Month): readonly number[] {
  const first = yearOf(thisMonth);
  const last = yearOf(addMonths(thisMonth, termLimits.monthsMax)) - 1;
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
