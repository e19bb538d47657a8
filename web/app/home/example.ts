/** The worked example on the home page, before anyone has typed a figure of their own. */
import { basisPointsFromPercent, penceFromPounds } from '@debt-payoff/contract/money';
import type { Debt, Plan } from '@debt-payoff/engine';

export type ExampleDebt = {
  readonly creditor: string;
  readonly balance: number;
  readonly interestRate: number;
  readonly monthlyPayment: number;
};

/** The first two can be edited; the others keep the page short. */
export const editableDebts: readonly ExampleDebt[] = [
  { creditor: 'Northgate credit card', balance: 4_150, interestRate: 24.9, monthlyPayment: 110 },
  { creditor: 'Calder Bank loan', balance: 2_300, interestRate: 7.5, monthlyPayment: 95 },
];
export const fixedDebts: readonly ExampleDebt[] = [
  { creditor: 'Arranged overdraft', balance: 1_200, interestRate: 39.9, monthlyPayment: 55 },
  { creditor: 'Marlow & Finch store card', balance: 780, interestRate: 29.9, monthlyPayment: 35 },
];
export const exampleExtra = 100;

export const exampleNames = [...editableDebts, ...fixedDebts].map(({ creditor }) => creditor);

export function examplePlan(debts: readonly ExampleDebt[], extra: number): Plan {
  return { debts: [...debts, ...fixedDebts].map(asDebt), extraPence: penceFromPounds(extra) };
}

function asDebt({ balance, interestRate, monthlyPayment }: ExampleDebt): Debt {
  return {
    balancePence: penceFromPounds(balance),
    rateBasisPoints: basisPointsFromPercent(interestRate),
    monthlyPaymentPence: penceFromPounds(monthlyPayment),
  };
}
