import { monthOf } from '@debt-payoff/contract/months';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { describe, expect, it } from 'vitest';
import { aDebt } from '../dashboard/builders.fixture.ts';
import { calculableDebts } from './calculable-debts.ts';

const thisMonth = monthOf('2026-11');

const refusalsOf = (...debts: readonly Debt[]) =>
  calculableDebts(debts, thisMonth).refused.map(({ reason }) => reason);

describe('the debts of a portfolio that strategies are compared for', () => {
  it('are those that are not paid off', () => {
    const { debts } = calculableDebts(
      [aDebt({ creditor: 'Card' }), aDebt({ creditor: 'Sofa', balance: 0, is_paid_off: true })],
      thisMonth,
    );
    expect(debts.map(({ creditor }) => creditor)).toEqual(['Card']);
  });

  it('may have a name from before there was a limit', () => {
    expect(refusalsOf(aDebt({ creditor: 'x'.repeat(300) }))).toEqual([]);
  });

  it('are as they are saved', () => {
    const saved = aDebt({
      creditor: 'Loan',
      debt_type: 'Personal Loan',
      balance: 5_480,
      interest_rate: 7.5,
      monthly_payment: 172.4,
      term_months: 36,
    });
    expect(calculableDebts([saved], thisMonth)).toEqual({
      debts: [
        {
          creditor: 'Loan',
          type: 'Personal Loan',
          balance: 5_480,
          interestRate: 7.5,
          monthlyPayment: 172.4,
          termMonths: 36,
        },
      ],
      refused: [],
    });
  });

  it('have their terms from this month on, and the rate and the payment of today', () => {
    const saved = aDebt({
      interest_rate: 24.95,
      monthly_payment: 0,
      rate_kind: 'apr',
      rate_changes: [
        { last_month: '2026-10', then_rate: 24.95, then_payment: null },
        { last_month: '2027-02', then_rate: 29.95, then_payment: 80 },
      ],
      minimum_rule: { floor: 25, percent: 1, plus_interest: true },
      is_priority: true,
      takes_extra: false,
      one_offs: [{ month: '2026-12', amount: 500 }],
    });
    const { debts, refused } = calculableDebts([saved], thisMonth);
    expect(refused).toEqual([]);
    expect(debts).toMatchObject([
      {
        interestRate: 24.95,
        monthlyPayment: 0,
        terms: {
          rateKind: 'apr',
          rateChanges: [{ lastMonth: '2027-02', thenRate: 29.95, thenPayment: 80 }],
          minimum: { floor: 25, percent: 1, plusInterest: true },
          priority: true,
          takesExtra: false,
          oneOffs: [{ month: '2026-12', amount: 500 }],
        },
      },
    ]);
  });

  it('may have a rate that their kind allows', () => {
    expect(refusalsOf(aDebt({ rate_kind: 'apr', interest_rate: 1_296.55 }))).toEqual([]);
    expect(refusalsOf(aDebt({ interest_rate: 1_296.5 }))).toEqual([
      'Rate must be between 0 and 100',
    ]);
  });

  it('need a term where their type has one', () => {
    expect(refusalsOf(aDebt({ debt_type: 'Mortgage', term_months: null }))).toEqual([
      'Term is required for this debt type',
    ]);
    expect(refusalsOf(aDebt({ debt_type: 'Student Loan', term_months: null }))).toEqual([]);
  });

  it('may have a payment that does not cover the interest: their owners need the answer most', () => {
    expect(refusalsOf(aDebt({ balance: 5_000, interest_rate: 30, monthly_payment: 1 }))).toEqual(
      [],
    );
    expect(refusalsOf(aDebt({ monthly_payment: 0 }))).toEqual([]);
  });
});
