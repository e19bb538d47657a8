import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { debtsToSave, savingProblem } from './debts-to-save.ts';
import { blankRow, type Row } from './rows.ts';

const thisMonth = monthOf('2026-11');

const card: Row = {
  ...blankRow(1),
  creditor: ' Northgate ',
  type: 'Credit Card',
  balance: '3,000',
  interestRate: '18.9',
  monthlyPayment: '90',
};
const loan: Row = { ...card, id: 2, type: 'Personal Loan', termMonths: '36' };

describe('before debts are saved', () => {
  it.each<[Partial<Row>, string]>([
    [
      { creditor: ' ' },
      'Creditor name is required for all debts. Debt 3: Creditor name is required.',
    ],
    [{ type: '' }, 'Valid debt type is required for all debts. Debt 3: Please select a debt type.'],
    [
      { balance: '0' },
      'Valid balance is required for all debts. Debt 3: Balance must be greater than 0.',
    ],
    [
      { interestRate: '101' },
      'Valid interest rate is required for all debts. Debt 3: Rate must be between 0 and 100.',
    ],
    [
      { monthlyPayment: '1' },
      'Valid monthly payment is required for all debts. Debt 3: Minimum payment must be at least £47.25 to cover interest.',
    ],
    [
      { termMonths: '' },
      'Valid term is required for all debts. Debt 3: Term is required for this debt type.',
    ],
  ])('%j in any of them is refused, with the debt as the form counts it', (change, message) => {
    expect(savingProblem([card, blankRow(3), { ...loan, ...change }])).toBe(message);
  });

  it('rows that are wholly blank do not count', () => {
    expect(savingProblem([card, blankRow(2)])).toBeNull();
    expect(debtsToSave([card, blankRow(2)], thisMonth)).toHaveLength(1);
  });
});

describe('debts to save', () => {
  it('are the figures as typed, without a schedule', () => {
    expect(debtsToSave([card], thisMonth)).toEqual([
      {
        creditor: 'Northgate',
        debt_type: 'Credit Card',
        balance: 3000,
        interest_rate: 18.9,
        monthly_payment: 90,
        term_months: null,
        rate_kind: null,
        rate_changes: [],
        minimum_rule: null,
        is_priority: false,
        takes_extra: true,
        one_offs: [],
      },
    ]);
  });

  it('have the schedule that was ticked', () => {
    expect(
      debtsToSave([{ ...loan, hasAutoPayment: true, paymentDay: '28' }], thisMonth),
    ).toMatchObject([{ term_months: 36, auto_payment_enabled: true, auto_payment_day: 28 }]);
  });

  it('have their terms as they are from this month on, with the fee beside the balance', () => {
    const terms = {
      rateKind: 'apr',
      fee: 90,
      rateChanges: [
        { lastMonth: monthOf('2026-10'), thenRate: 5, thenPayment: 95 },
        { lastMonth: monthOf('2027-02'), thenRate: 24.95 },
      ],
      oneOffs: [{ month: monthOf('2026-12'), amount: 500 }],
    } as const;
    expect(debtsToSave([{ ...card, interestRate: '0', terms }], thisMonth)).toMatchObject([
      {
        balance: 3_000,
        interest_rate: 5,
        monthly_payment: 95,
        rate_kind: 'apr',
        rate_changes: [{ last_month: '2027-02', then_rate: 24.95, then_payment: null }],
        fee: 90,
        one_offs: [{ month: '2026-12', amount: 500 }],
      },
    ]);
  });

  it('are none with terms that cannot be read, which would be another debt', () => {
    // What a browser has stored may be anything.
    const terms = { rateKind: 'yearly' } as unknown as NonNullable<Row['terms']>;
    expect(savingProblem([loan, { ...card, terms }])).toBe(
      'The terms of debt 2 cannot be read. Remove them to save the debts.',
    );
  });
});
