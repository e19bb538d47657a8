/** A draft with terms as it stands this month: what has come into force is in the fields, and what is past is gone. */
import {
  type CalendarOptions,
  type CalendarTerms,
  debtNow,
  optionsNow,
} from '@debt-payoff/contract/calendar-terms';
import type { Month } from '@debt-payoff/contract/months';
import { readCalendarOptions, readCalendarTerms } from '@debt-payoff/contract/read-calendar-terms';
import { hasTypedTerms } from '../debts/debt-form.ts';
import { readChanges, writeChanges } from '../debts/rate-changes-form.ts';
import type { Draft } from './draft.ts';
import { typedPlanNow } from './plan-options/typed-plan.ts';
import { debtOf, type Row } from './rows.ts';
import { typedRow } from './typed-terms.ts';

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
  const terms = row.terms === undefined ? null : readCalendarTerms(row.terms);
  if (terms === null) return row;
  const debt = { ...debtOf(row), terms };
  const now = debtNow(debt, thisMonth);
  const left: CalendarTerms = now.terms ?? {};
  const typed = typedNow(row, { terms, left });
  const saysNothing = Object.keys(left).length === 0 && !hasTypedTerms(typed);
  if (now === debt && !saysNothing && typed === row) return row;
  const { terms: _, ...fields } = typed;
  return {
    ...fields,
    // As it was typed, where it is still the same.
    ...(now.interestRate !== debt.interestRate && { interestRate: String(now.interestRate) }),
    ...(now.monthlyPayment !== debt.monthlyPayment && {
      monthlyPayment: String(now.monthlyPayment),
    }),
    ...(!saysNothing && { terms: left }),
  };
}

/** As it is typed, without what has come into force. Terms that came from elsewhere are typed as somebody would have. */
function typedNow(
  row: Row,
  { terms, left }: { readonly terms: CalendarTerms; readonly left: CalendarTerms },
): Row {
  if (!hasTypedTerms(row)) {
    const typed = typedRow({ ...row, terms: left });
    return hasTypedTerms(typed) ? typed : row;
  }
  const ahead = new Set(left.rateChanges?.map(({ lastMonth }) => lastMonth));
  const passed = (terms.rateChanges ?? []).filter(({ lastMonth }) => !ahead.has(lastMonth));
  if (passed.length === 0) return row;
  const isPassed = (month: string) => passed.some(({ lastMonth }) => lastMonth === month);
  const changes = readChanges(row.rateChanges).filter(({ lastMonth }) => !isPassed(lastMonth));
  return { ...row, rateChanges: writeChanges(changes) };
}

function isReadable(options: Draft['options']): options is CalendarOptions {
  return options !== undefined && readCalendarOptions(options) !== null;
}
