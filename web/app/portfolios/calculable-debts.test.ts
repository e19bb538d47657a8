import { describe, expect, it } from 'vitest';
import { aDebt } from '../dashboard/builders.fixture.ts';
import { calculableDebts } from './calculable-debts.ts';

const refusalsOf = (...debts: Parameters<typeof calculableDebts>[0]) =>
  calculableDebts(debts).refused.map(({ reason }) => reason);

describe('the debts of a portfolio that strategies are compared for', () => {
  it('are those that are not paid off', () => {
    const { debts } = calculableDebts([
      aDebt({ creditor: 'Card' }),
      aDebt({ creditor: 'Sofa', balance: 0, is_paid_off: true }),
    ]);
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
    expect(calculableDebts([saved])).toEqual({
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
