import type { Payment } from '@debt-payoff/contract/payments';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { describe, expect, it } from 'vitest';
import {
  blankPayment,
  factsOf,
  formOf,
  isIncluded,
  lacksRequired,
  type PaymentForm,
  paymentProblems,
  payOffAmount,
  statedBalanceOf,
} from './payment-form.ts';

const today = '2026-11-14';

function aDebt(facts: Partial<Debt> = {}): Debt {
  return {
    id: 7,
    portfolio_id: 1,
    creditor: 'Northgate credit card',
    debt_type: 'Credit Card',
    balance: 900,
    interest_rate: 24.9,
    monthly_payment: 85,
    minimum_payment: 85,
    term_months: null,
    rate_kind: null,
    rate_changes: [],
    minimum_rule: null,
    is_priority: false,
    takes_extra: true,
    one_offs: [],
    is_paid_off: false,
    paid_off_on: null,
    original_balance: 1_000,
    interest_paid: 0,
    principal_paid: 100,
    payoff_amount: 918.68,
    scheduled_payments: [],
    payments_count: 1,
    // Half past midnight in London, and still the day before in UTC.
    created_at: '2026-06-30T23:30:00.000Z',
    updated_at: '2026-06-30T23:30:00.000Z',
    version: 1,
    ...facts,
  };
}

function aPayment(facts: Partial<Payment> = {}): Payment {
  return {
    id: 3,
    debt_id: 7,
    creditor: 'Northgate credit card',
    payment_amount: 85,
    payment_date: '2026-11-01',
    payment_type: 'extra',
    notes: 'From the bonus',
    balance_after_payment: 815,
    is_balance_stated: false,
    interest_amount: 0,
    principal_amount: 85,
    adjustment_amount: 0,
    excess_amount: 0,
    balance_change: null,
    affects_balance: true,
    scheduled_payment_id: null,
    settled_date: null,
    created_at: '2026-11-01T09:00:00.000Z',
    entry_order: 12,
    version: 2,
    ...facts,
  };
}

const debt = aDebt();
const typed = (change: Partial<PaymentForm>): PaymentForm => ({
  ...blankPayment({ today, debt }),
  amount: '85',
  ...change,
});
const problemsOf = (change: Partial<PaymentForm>) =>
  paymentProblems(typed(change), { today, debt });

describe('a new payment', () => {
  it('is a regular one of today', () => {
    expect(factsOf(typed({ amount: ' £1,234.50 ', notes: ' Thanks ' }), debt)).toEqual({
      debt_id: 7,
      payment_amount: 1_234.5,
      payment_date: today,
      payment_type: 'regular',
      notes: 'Thanks',
      balance_after_payment: null,
      balance_change: null,
      affects_balance: true,
    });
  });

  it('needs a debt, an amount and a date', () => {
    const blank = { ...blankPayment({ today, debt: null }), date: '' };
    expect(lacksRequired(blank)).toBe(true);
    expect(paymentProblems(blank, { today, debt: null })).toEqual({
      debtId: 'Debt is required',
      amount: 'Amount is required',
      date: 'Date is required',
    });
    expect(lacksRequired(typed({}))).toBe(false);
  });

  it.each([
    [{ amount: 'eighty' }, { amount: 'Amount must be a number' }],
    [{ amount: '£' }, { amount: 'Amount must be a number' }],
    [{ amount: '-1' }, { amount: 'Amount must be 0 or more' }],
    [{ amount: '0.001' }, { amount: 'Amount can have at most 2 decimal places' }],
    [{ amount: '0' }, {}],
    [{ date: '2026-11-15' }, { date: 'Payment date cannot be in the future' }],
    [{ date: '1969-12-31' }, { date: 'That date is too long ago' }],
    [{ balanceAfter: '1e3' }, { balanceAfter: 'Balance after payment must be a number' }],
    [
      { balanceAfter: '1.234' },
      { balanceAfter: 'Balance after payment can have at most 2 decimal places' },
    ],
    [{ balanceAfter: '' }, {}],
    [{ notes: 'x'.repeat(1_001) }, { notes: 'Notes can have at most 1000 characters' }],
  ])('of %o has the problems %o', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('that clears the debt is what would clear it today, or else the balance', () => {
    expect(payOffAmount(debt)).toBe('918.68');
    expect(payOffAmount(aDebt({ payoff_amount: 0 }))).toBe('900.00');
  });
});

describe('a payment from before the debt was added', () => {
  it('is taken for part of the balance, by the day in London', () => {
    expect(isIncluded(typed({ date: '2026-06-30' }), debt)).toBe(true);
    expect(isIncluded(typed({ date: '2026-07-01' }), debt)).toBe(false);
  });

  it('states no balance, and its owner may say that it lowers the balance', () => {
    const before = typed({ date: '2026-06-01', balanceAfter: 'nonsense' });
    expect(paymentProblems(before, { today, debt })).toEqual({});
    expect(factsOf(before, debt)).toMatchObject({
      affects_balance: false,
      balance_after_payment: null,
    });
    expect(factsOf({ ...before, balanceAfter: '880', isIncluded: 'no' }, debt)).toMatchObject({
      affects_balance: true,
      balance_after_payment: 880,
    });
  });
});

describe('the balance that a payment states', () => {
  const stated = (change: Partial<PaymentForm>) =>
    statedBalanceOf(typed({ amount: '60', balanceAfter: '1,140', ...change }), { today, debt });

  it('is read as soon as it can be, with what was chosen', () => {
    expect(stated({})).toEqual({ statedPence: 114_000, paidPence: 6_000, choice: null });
    expect(stated({ balanceChange: 'interest' })?.choice).toBe('interest');
  });

  it.each<[string, Partial<PaymentForm>]>([
    ['none is typed', { balanceAfter: '' }],
    ['it cannot be read', { balanceAfter: '1.2.3' }],
    ['the amount cannot be read', { amount: '' }],
    ['the payment is in the balance already', { isIncluded: 'yes' }],
  ])('is none where %s', (_, change) => {
    expect(stated(change)).toBeNull();
  });

  it('goes with its choice, and comes back with it', () => {
    const form = formOf(aPayment({ is_balance_stated: true, balance_change: 'adjustment' }), debt);
    expect(form.balanceChange).toBe('adjustment');
    expect(factsOf(form, debt).balance_change).toBe('adjustment');
  });
});

describe('a payment that is edited', () => {
  it('starts from what is saved, and an estimate is not taken for a statement', () => {
    expect(formOf(aPayment(), debt)).toEqual({
      debtId: '7',
      amount: '85.00',
      date: '2026-11-01',
      type: 'extra',
      balanceAfter: '',
      notes: 'From the bonus',
      isIncluded: '',
      balanceChange: '',
      settles: '',
    });
    expect(formOf(aPayment({ is_balance_stated: true }), debt).balanceAfter).toBe('815.00');
  });

  it.each([
    ['2026-06-01', true],
    ['2026-06-01', false],
    ['2026-11-01', true],
    ['2026-11-01', false],
  ])('dated %s with affects_balance %s keeps that', (payment_date, affects_balance) => {
    const form = formOf(aPayment({ payment_date, affects_balance }), debt);
    expect(factsOf(form, debt).affects_balance).toBe(affects_balance);
  });
});
