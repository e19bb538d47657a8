import { describe, expect, it } from 'vitest';
import { debtsToSave, savingProblem } from './debts-to-save.ts';
import { blankRow, type Row } from './rows.ts';

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
    expect(debtsToSave([card, blankRow(2)])).toHaveLength(1);
  });
});

describe('debts to save', () => {
  it('are the figures as typed, without a schedule', () => {
    expect(debtsToSave([card])).toEqual([
      {
        creditor: 'Northgate',
        debt_type: 'Credit Card',
        balance: 3000,
        interest_rate: 18.9,
        monthly_payment: 90,
        term_months: null,
      },
    ]);
  });

  it('have the schedule that was ticked', () => {
    expect(debtsToSave([{ ...loan, hasAutoPayment: true, paymentDay: '28' }])).toMatchObject([
      { term_months: 36, auto_payment_enabled: true, auto_payment_day: 28 },
    ]);
  });
});
