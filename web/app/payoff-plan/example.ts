/** A worked example: what the answer shows before anyone has typed, and what the strategies page falls back to. */
import type { DebtFigures } from '@debt-payoff/contract/planned-debt';

export const exampleDebts: readonly DebtFigures[] = [
  {
    creditor: 'Northgate credit card',
    type: 'Credit Card',
    balance: 4_150,
    interestRate: 24.9,
    monthlyPayment: 110,
    termMonths: null,
  },
  {
    creditor: 'Calder Bank loan',
    type: 'Personal Loan',
    balance: 2_300,
    interestRate: 7.5,
    monthlyPayment: 95,
    termMonths: 27,
  },
  {
    creditor: 'Arranged overdraft',
    type: 'Overdraft',
    balance: 1_200,
    interestRate: 39.9,
    monthlyPayment: 55,
    termMonths: null,
  },
  {
    creditor: 'Marlow & Finch store card',
    type: 'Store Card',
    balance: 780,
    interestRate: 29.9,
    monthlyPayment: 35,
    termMonths: null,
  },
];

export const exampleExtra = 100;
