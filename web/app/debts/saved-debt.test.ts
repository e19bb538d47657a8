import { monthOf } from '@debt-payoff/contract/months';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { describe, expect, it } from 'vitest';
import { aDebt, aSchedule } from '../dashboard/builders.fixture.ts';
import { aTypedCard as card } from './debt-form.fixture.ts';
import { blankTerms, type DebtForm } from './debt-form.ts';
import { factsOf, formOf, savingProblems, standingOf } from './saved-debt.ts';

const thisMonth = monthOf('2026-11');
const newIn = (options: { hasTermField: boolean }) => ({
  ...options,
  ...standingOf(null, thisMonth),
});
/** What its form has under 'More about this debt'. */
function typedTermsIn(saved: Debt) {
  const form = formOf(saved);
  return Object.fromEntries(Object.keys(blankTerms).map((name) => [name, Reflect.get(form, name)]));
}

const loan: DebtForm = { ...card, type: 'Personal Loan', termMonths: '36' };

describe('a debt in the form of a portfolio', () => {
  it.each([
    [{ balance: '0' }, {}],
    [{ monthlyPayment: '0' }, {}],
    [{ balance: '-1' }, { balance: 'Balance must be 0 or more' }],
    [{ monthlyPayment: '-5' }, { monthlyPayment: 'Monthly payment must be 0 or more' }],
    [{ type: 'Mortgage', termMonths: '' }, {}],
    [{ type: 'Mortgage', termMonths: '0' }, {}],
    [
      { type: 'Mortgage', termMonths: '1.5' },
      { termMonths: 'Term must be a whole number of months' },
    ],
    [
      { hasAutoPayment: true, paymentDay: '32' },
      { paymentDay: 'Payment day must be between 1 and 31' },
    ],
    [{ hasAutoPayment: false, paymentDay: '32' }, {}],
  ])('with %j has the problems %j', (change, problems) => {
    expect(savingProblems({ ...card, ...change }, standingOf(null, thisMonth))).toEqual(problems);
  });

  it('may keep a name from before there was a limit, but not take another', () => {
    const standing = standingOf(null, thisMonth);
    const long = 'x'.repeat(300);
    const debt = { ...card, creditor: long };
    expect(savingProblems(debt, { ...standing, savedCreditor: long })).toEqual({});
    expect(savingProblems(debt, { ...standing, savedCreditor: 'Card' }).creditor).toContain(
      '200 characters',
    );
  });

  it('makes the debt that is saved', () => {
    expect(
      factsOf({ ...loan, hasAutoPayment: true, paymentDay: '28' }, newIn({ hasTermField: true })),
    ).toEqual({
      creditor: 'Northgate',
      debt_type: 'Personal Loan',
      balance: 2_640.55,
      interest_rate: 24.9,
      monthly_payment: 85,
      term_months: 36,
      auto_payment_enabled: true,
      auto_payment_day: 28,
    });
  });

  it('has no term where its type has none, and leaves it alone where the form does', () => {
    expect(
      factsOf({ ...card, termMonths: '36' }, newIn({ hasTermField: true })).term_months,
    ).toBeNull();
    expect('term_months' in factsOf(loan, newIn({ hasTermField: false }))).toBe(false);
  });
});

describe('what is said under ‘More about this debt’', () => {
  const rule = { floor: 25, percent: 1, plus_interest: true };

  it.each([
    [{ rate_kind: 'apr' }, { interestRate: '1,296.55' }, {}],
    [{ rate_kind: 'monthly' }, { interestRate: '1.527%' }, {}],
    [
      { rate_kind: 'simple' },
      { interestRate: '4.795' },
      { interestRate: 'Rate can have at most 2 decimal places' },
    ],
    [{}, { interestRate: '150' }, { interestRate: 'Rate must be between 0 and 100' }],
    [{}, { monthlyPayment: '' }, { monthlyPayment: 'Monthly payment is required' }],
    [{ minimum_rule: rule }, { monthlyPayment: '' }, {}],
    [
      { minimum_rule: rule },
      { monthlyPayment: '-1' },
      { monthlyPayment: 'Monthly payment must be 0 or more' },
    ],
  ] as const)(
    'decides what they may hold: of %j, %j has the problems %j',
    (terms, change, problems) => {
      const saved = aDebt(terms);
      const form = { ...card, ...typedTermsIn(saved), ...change };
      expect(savingProblems(form, standingOf(saved, thisMonth))).toEqual(problems);
    },
  );

  it('is sent as it stands, so that clearing it takes it away, and of a debt without any it is not', () => {
    const saved = aDebt({ rate_kind: 'apr', minimum_rule: rule, is_priority: true });
    const factsFor = (form: DebtForm, debt: Debt) =>
      factsOf(form, { hasTermField: true, ...standingOf(debt, thisMonth) });
    const facts = factsFor({ ...formOf(saved), monthlyPayment: ' ' }, saved);
    expect(facts).toMatchObject({
      ...{ monthly_payment: null, rate_kind: 'apr', minimum_rule: rule, is_priority: true },
      ...{ takes_extra: true, rate_changes: [] },
    });
    // One-offs stand in the plan's own form.
    expect(facts).not.toHaveProperty('one_offs');
    expect(factsFor({ ...formOf(saved), ...blankTerms }, saved)).toMatchObject({
      ...{ rate_kind: null, minimum_rule: null, is_priority: false },
    });
    expect(Object.keys(factsFor(formOf(aDebt({})), aDebt({})))).toEqual([
      ...['creditor', 'debt_type', 'balance', 'interest_rate', 'monthly_payment', 'term_months'],
      'auto_payment_enabled',
    ]);
  });

  it('has changes that are in force too, since saving replaces the whole list', () => {
    const rate_changes = [
      { last_month: '2026-06', then_rate: 19.9, then_payment: 80 },
      { last_month: '2027-02', then_rate: 24.9, then_payment: null },
    ];
    const saved = aDebt({ rate_kind: 'apr', rate_changes, created_at: '2026-05-31T23:30:00Z' });
    const standing = standingOf(saved, thisMonth);
    expect(standing.addedMonth).toBe('2026-06');
    const form = formOf(saved);
    expect(savingProblems(form, standing)).toEqual({});
    expect(factsOf(form, { hasTermField: true, ...standing }).rate_changes).toEqual(rate_changes);
  });
});

describe('a saved debt', () => {
  const saved = aDebt({
    creditor: 'Calder Bank',
    debt_type: 'Personal Loan',
    balance: 5_480,
    interest_rate: 7.5,
    monthly_payment: 172.4,
    term_months: 36,
  });
  const schedule = aSchedule({ payment_day: 28 });

  it('comes back from the form as it was', () => {
    const { creditor, debt_type, balance, interest_rate, monthly_payment, term_months } = saved;
    expect(factsOf(formOf(saved), newIn({ hasTermField: true }))).toEqual({
      ...{ creditor, debt_type, balance, interest_rate, monthly_payment, term_months },
      auto_payment_enabled: false,
    });
  });

  it.each([
    ['none', [], { hasAutoPayment: false, paymentDay: '1' }],
    ['an active one', [schedule], { hasAutoPayment: true, paymentDay: '28' }],
    [
      'one that rests',
      [{ ...schedule, is_active: false }],
      { hasAutoPayment: false, paymentDay: '28' },
    ],
    [
      'an active one behind one that rests',
      [{ ...schedule, is_active: false, payment_day: 3 }, schedule],
      { hasAutoPayment: true, paymentDay: '28' },
    ],
  ])('with %s scheduled shows it', (_, scheduled_payments, shown) => {
    expect(formOf({ ...saved, scheduled_payments })).toMatchObject(shown);
  });
});
