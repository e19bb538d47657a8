/** A draft with terms as it stands this month: what has come into force is in the fields, and what is past is gone. */
import { type CalendarOptions, debtNow, optionsNow } from '@debt-payoff/contract/calendar-terms';
import type { Month } from '@debt-payoff/contract/months';
import { readCalendarOptions, readCalendarTerms } from '@debt-payoff/contract/read-calendar-terms';
import type { Draft } from './draft.ts';
import { typedPlanNow } from './plan-options/typed-plan.ts';
import { debtOf, type Row } from './rows.ts';

/** The very same where nothing has passed. What cannot be read stays as well: the browser may have stored anything. */
export function draftNow(draft: Draft, thisMonth: Month): Draft {
  const rows = draft.rows.map((row) => rowNow(row, thisMonth));
  const { options, ...others } = draft;
  const left = isReadable(options) ? optionsNow(options, thisMonth) : options;
  const isSame = left === options && rows.every((row, at) => row === draft.rows[at]);
  const now = isSame ? draft : { ...others, rows, ...(left !== undefined && { options: left }) };
  return typedPlanNow(now, thisMonth);
}

function rowNow(row: Row, thisMonth: Month): Row {
  const { terms: stored, ...fields } = row;
  const terms = stored === undefined ? null : readCalendarTerms(stored);
  if (terms === null) return row;
  const debt = { ...debtOf(row), terms };
  const now = debtNow(debt, thisMonth);
  const saysNothing = Object.keys(now.terms ?? {}).length === 0;
  if (now === debt && !saysNothing) return row;
  return {
    ...fields,
    // As it was typed, where it is still the same.
    ...(now.interestRate !== debt.interestRate && { interestRate: String(now.interestRate) }),
    ...(now.monthlyPayment !== debt.monthlyPayment && {
      monthlyPayment: String(now.monthlyPayment),
    }),
    ...(!saysNothing && { terms: now.terms }),
  };
}

function isReadable(options: Draft['options']): options is CalendarOptions {
  return options !== undefined && readCalendarOptions(options) !== null;
}
