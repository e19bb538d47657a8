/** What is typed of a row's terms, and the terms that it makes. */
import type { Month } from '@debt-payoff/contract/months';
import { readCalendarTerms } from '@debt-payoff/contract/read-calendar-terms';
import { hasTypedTerms } from '../debts/debt-form.ts';
import { termsOf, typedTermsOf } from '../debts/terms-form.ts';
import type { Row } from './rows.ts';

/** Terms that came from elsewhere, as somebody would have typed them. What cannot be read is left as it is. */
export function typedRow(row: Row): Row {
  if (hasTypedTerms(row) || row.terms === undefined) return row;
  const terms = readCalendarTerms(row.terms);
  return terms === null ? row : { ...row, ...typedTermsOf(terms) };
}

/** With the terms that are typed; its one-offs stay as they are. */
export function withTypedTerms(row: Row, thisMonth: Month): Row {
  const oneOffs = row.terms?.oneOffs;
  const terms = {
    ...termsOf(row, { addedMonth: thisMonth }),
    ...(oneOffs !== undefined && { oneOffs }),
  };
  const saysNothing = Object.keys(terms).length === 0 && !hasTypedTerms(row);
  return { ...row, terms: saysNothing ? undefined : terms };
}
