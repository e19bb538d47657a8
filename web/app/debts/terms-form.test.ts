import type { CalendarTerms } from '@debt-payoff/contract/calendar-terms';
import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { blankTerms, type TermForm } from './debt-form.ts';
import { readChanges, writeChanges } from './rate-changes-form.ts';
import { termProblems, termsOf, typedTermsOf } from './terms-form.ts';

const addedMonth = monthOf('2026-11');
const typed = (form: Partial<TermForm>): TermForm => ({ ...blankTerms, ...form });
const problemsOf = (form: Partial<TermForm>) => termProblems(typed(form), { addedMonth });
const termsIn = (form: Partial<TermForm>) => termsOf(typed(form), { addedMonth });

/** 'YYYY-MM rate payment', separated by commas. */
function changes(text: string): string {
  return writeChanges(
    text.split(', ').map((change) => {
      const [lastMonth = '', rate = '', payment = ''] = change.split(' ');
      return { lastMonth: lastMonth === '-' ? '' : lastMonth, rate, payment };
    }),
  );
}

describe('what is typed under ‘More about this debt’', () => {
  it('is nothing at first, and nothing is wrong with it', () => {
    expect(termsIn({})).toEqual({});
    expect(problemsOf({})).toEqual({});
  });

  it.each<[Partial<TermForm>, CalendarTerms]>([
    [{ rateKind: 'apr' }, { rateKind: 'apr' }],
    [
      { rateChanges: changes('2027-02 24.9%, 2027-08 29.9 £1,150.50') },
      {
        rateChanges: [
          { lastMonth: monthOf('2027-02'), thenRate: 24.9 },
          { lastMonth: monthOf('2027-08'), thenRate: 29.9, thenPayment: 1_150.5 },
        ],
      },
    ],
    [{ fee: '£90' }, { fee: 90 }],
    [{ minimumRule: 'none' }, { minimum: { floor: 0 } }],
    [{ minimumRule: 'fixed', minimumFloor: '50' }, { minimum: { floor: 50 } }],
    [
      { minimumRule: 'percent', minimumPercent: '2.5', minimumFloor: '5' },
      { minimum: { floor: 5, percent: 2.5 } },
    ],
    [
      { minimumRule: 'percentPlusInterest', minimumPercent: '1', minimumFloor: '25' },
      { minimum: { floor: 25, percent: 1, plusInterest: true } },
    ],
    [
      { isPriority: true, takesNoExtra: true },
      { priority: true, takesExtra: false },
    ],
  ])('%j makes the terms %j, and they come back as they were', (form, terms) => {
    expect(problemsOf(form)).toEqual({});
    expect(termsIn(form)).toEqual(terms);
    expect(termsOf(typedTermsOf(terms), { addedMonth })).toEqual(terms);
  });

  it.each<[Partial<TermForm>, Record<string, string>]>([
    [{ rateChanges: changes('- 24.9') }, { 'rateChanges.0.lastMonth': 'Month is required' }],
    // One of the two choices of a month.
    [{ rateChanges: changes('-02 24.9') }, { 'rateChanges.0.lastMonth': 'Month is required' }],
    [
      { rateChanges: changes('2026-10 24.9') },
      {
        'rateChanges.0.lastMonth':
          'This deal ends before the end of this month. Enter the rate that follows',
      },
    ],
    [
      { rateChanges: changes('2027-02 24.9, 2027-02 29.9') },
      { 'rateChanges.1.lastMonth': 'Each change must come after the one before' },
    ],
    [{ rateChanges: changes('2027-02') }, { 'rateChanges.0.rate': 'Rate is required' }],
    [
      { rateChanges: changes('2027-02 24.95') },
      { 'rateChanges.0.rate': 'Rate can have at most 1 decimal place' },
    ],
    [
      { rateKind: 'monthly', rateChanges: changes('2027-02 1.5275') },
      { 'rateChanges.0.rate': 'Rate can have at most 3 decimal places' },
    ],
    [
      { rateKind: 'apr', rateChanges: changes('2027-02 10000') },
      { 'rateChanges.0.rate': 'Rate must be between 0 and 9,999.99' },
    ],
    [
      { rateChanges: changes('2027-02 5 -1') },
      { 'rateChanges.0.payment': 'New payment must be 0 or more' },
    ],
    [{ fee: '-1' }, { fee: 'Fee must be 0 or more' }],
    [{ minimumRule: 'fixed' }, { minimumFloor: 'Minimum is required' }],
    [{ minimumRule: 'percent' }, { minimumPercent: 'Percentage is required' }],
    [
      { minimumRule: 'percent', minimumPercent: '101' },
      { minimumPercent: 'Percentage must be between 0 and 100' },
    ],
    // What stands in fields that another rule does not have is kept, and is nobody's fault.
    [{ minimumRule: 'none', minimumFloor: 'x', minimumPercent: 'y' }, {}],
  ])('of %j says %j', (form, problems) => {
    expect(problemsOf(form)).toEqual(problems);
  });

  it('counts no change in which nothing stands, and none that is wrong', () => {
    const rateChanges = writeChanges([
      { lastMonth: '', rate: '', payment: '' },
      ...readChanges(changes('2027-02 24.9, 2027-08 many')),
    ]);
    expect(Object.keys(problemsOf({ rateChanges }))).toEqual(['rateChanges.2.rate']);
    expect(termsIn({ rateChanges })).toEqual({
      rateChanges: [{ lastMonth: '2027-02', thenRate: 24.9 }],
    });
  });

  it.each(['x', '5', '{}', '[5]', '[{"lastMonth":5}]'])('reads no changes from %s', (text) => {
    expect(readChanges(text)).toEqual([]);
  });
});
