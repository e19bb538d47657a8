import type { CalendarOptions, CalendarTerms } from '@debt-payoff/contract/calendar-terms';
import { monthOf } from '@debt-payoff/contract/months';
import { expect, it } from 'vitest';
import { readDraft } from './draft.ts';
import { draftNow } from './draft-now.ts';

const draftOf = (terms: unknown, options: unknown) =>
  readDraft({ rows: [{ creditor: 'Card', balance: '10', terms }], extra: '', options });

it.each([
  [{ rateChanges: 5 }, undefined],
  [{ rateChanges: [null] }, undefined],
  [{ rateChanges: [{ lastMonth: 7, thenRate: '1' }] }, undefined],
  [{ oneOffs: { length: 1 } }, undefined],
  [[], []],
  [undefined, { oneOffs: 'May' }],
  [undefined, { pauses: [{ toMonth: null }] }],
  [undefined, { goal: 12 }],
])('terms that cannot be read stay as they are, and break nothing: %#', (terms, options) => {
  const draft = draftOf(terms, options);
  expect(draft && draftNow(draft, monthOf('2026-11'))).toEqual(draft);
});

it.each([
  [{ rateKind: 'apr', rateChanges: null }, { rateKind: 'apr' }],
  [{ priority: false, takesExtra: true, fee: 0 }, undefined],
  [{}, undefined],
])('terms that say nothing are left out, %j', (terms, left) => {
  const draft = draftOf(terms, undefined);
  expect(draft && draftNow(draft, monthOf('2026-11')).rows[0]?.terms).toEqual(left);
});

it('what has come into force stands in the fields', () => {
  const terms: CalendarTerms = { rateChanges: [{ lastMonth: monthOf('2026-01'), thenRate: 24.9 }] };
  const options: CalendarOptions = { oneOffs: [{ month: monthOf('2026-02'), amount: 5 }] };
  const draft = draftOf(terms, options);
  const now = draft && draftNow(draft, monthOf('2026-11'));
  expect(now?.rows[0]).toMatchObject({ interestRate: '24.9' });
  expect(now?.rows[0]).not.toHaveProperty('terms');
  expect(now).not.toHaveProperty('options');
});
