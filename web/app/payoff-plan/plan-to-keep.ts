/** What a portfolio is to keep of a plan, as it is from this month on. */
import {
  type CalendarDebt,
  type CalendarOptions,
  debtNow,
  optionsNow,
} from '@debt-payoff/contract/calendar-terms';
import type { Month } from '@debt-payoff/contract/months';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { readCalendarOptions, readCalendarTerms } from '@debt-payoff/contract/read-calendar-terms';
import {
  debtFactsOf,
  type OptionFacts,
  optionFactsOf,
} from '@debt-payoff/contract/saved-calendar-terms';

/** What a browser has stored may be anything: only terms that can be read are kept. */
export function debtToKeep({ terms, ...debt }: CalendarDebt, thisMonth: Month): DebtFacts {
  const read = readCalendarTerms(terms ?? {}) ?? {};
  return debtFactsOf(debtNow({ ...debt, terms: read }, thisMonth));
}

export function optionsToKeep(options: CalendarOptions | undefined, thisMonth: Month): OptionFacts {
  const read = readCalendarOptions(options ?? {}) ?? {};
  return optionFactsOf(optionsNow(read, thisMonth) ?? {});
}
