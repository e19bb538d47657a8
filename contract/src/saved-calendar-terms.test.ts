import { describe, expect, it } from 'vitest';
import type { CalendarDebt, CalendarOptions, CalendarTerms } from './calendar-terms.ts';
import { monthOf } from './months.ts';
import {
  calendarOptionsOf,
  calendarTermsOf,
  debtFactsOf,
  optionFactsOf,
  type SavedTerms,
} from './saved-calendar-terms.ts';

const thisMonth = monthOf('2026-11');

function aDebt(terms?: CalendarTerms): CalendarDebt {
  return {
    creditor: 'Card',
    type: 'Credit Card',
    balance: 3_000,
    interestRate: 0,
    monthlyPayment: 100,
    termMonths: null,
    ...(terms && { terms }),
  };
}

const none: SavedTerms = {
  rate_kind: null,
  rate_changes: [],
  minimum_rule: null,
  is_priority: false,
  takes_extra: true,
  one_offs: [],
};

/** As a portfolio replies what it was given. */
function kept(terms: CalendarTerms): SavedTerms {
  const { fee: _, ...facts } = debtFactsOf(aDebt(terms));
  // A reply has the fields of the request, and never leaves one out.
  return facts as SavedTerms;
}

describe('a debt as a portfolio takes it', () => {
  it('says what it does not have, so that saving it again takes that away', () => {
    expect(debtFactsOf(aDebt())).toEqual({
      creditor: 'Card',
      debt_type: 'Credit Card',
      balance: 3_000,
      interest_rate: 0,
      monthly_payment: 100,
      term_months: null,
      ...none,
    });
  });

  it('has its fee beside its balance', () => {
    expect(debtFactsOf(aDebt({ fee: 90 }))).toMatchObject({ balance: 3_000, fee: 90 });
  });

  it.each<CalendarTerms>([
    { rateKind: 'apr' },
    {
      rateChanges: [
        { lastMonth: monthOf('2027-02'), thenRate: 24.9 },
        { lastMonth: monthOf('2027-08'), thenRate: 29.9, thenPayment: 120 },
      ],
    },
    { minimum: { floor: 0 } },
    { minimum: { floor: 25, percent: 1, plusInterest: true } },
    { priority: true },
    { takesExtra: false },
    { oneOffs: [{ month: monthOf('2026-12'), amount: 500 }] },
  ])('comes back as it was: %j', (terms) => {
    expect(calendarTermsOf(kept(terms), thisMonth)).toEqual(terms);
  });
});

describe('the terms of a saved debt', () => {
  it('are none where it has none', () => {
    expect(calendarTermsOf(none, thisMonth)).toBeUndefined();
  });

  it('leave out changes that are in force, which its rate knows', () => {
    const changes = ['2026-09', '2026-10', '2026-11', '2026-12'].map((last_month) => ({
      last_month,
      then_rate: 5,
      then_payment: null,
    }));
    expect(calendarTermsOf({ ...none, rate_changes: changes }, thisMonth)?.rateChanges).toEqual([
      { lastMonth: '2026-11', thenRate: 5 },
      { lastMonth: '2026-12', thenRate: 5 },
    ]);
    expect(
      calendarTermsOf({ ...none, rate_changes: changes.slice(0, 2) }, thisMonth),
    ).toBeUndefined();
  });

  it('have the one-offs of this month and ahead', () => {
    const one_offs = ['2026-10', '2026-11', '2026-12'].map((month) => ({ month, amount: 5 }));
    const months = calendarTermsOf({ ...none, one_offs }, thisMonth)?.oneOffs;
    expect(months?.map(({ month }) => month)).toEqual(['2026-11', '2026-12']);
  });
});

describe('what a plan has beyond its debts', () => {
  it.each<CalendarOptions>([
    { oneOffs: [{ month: monthOf('2026-11'), amount: 500 }] },
    { pauses: [{ fromMonth: monthOf('2026-10'), toMonth: monthOf('2026-11') }] },
    { goal: monthOf('2029-03') },
  ])('comes back as it was: %j', (options) => {
    expect(calendarOptionsOf(optionFactsOf(options), thisMonth)).toEqual(options);
  });

  it('is said where there is nothing', () => {
    const nothing = { one_offs: [], pauses: [], debt_free_by: null };
    expect(optionFactsOf({})).toEqual(nothing);
    expect(calendarOptionsOf(nothing, thisMonth)).toBeUndefined();
  });

  it('is gone where it is past', () => {
    const saved = {
      one_offs: [{ month: '2026-10', amount: 5 }],
      pauses: [{ from_month: '2026-08', to_month: '2026-10' }],
      debt_free_by: null,
    };
    expect(calendarOptionsOf(saved, thisMonth)).toBeUndefined();
  });
});
