/** A budget that covers every minimum payment, and one that does not. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { PlainLinkedPlan } from '@debt-payoff/contract/plan-link';
import type { DebtFigures } from '@debt-payoff/contract/planned-debt';
import { type ClearedPlan, clearedPlan, monthlyBudget } from './cleared-plan.ts';

const creditCard: DebtFigures = {
  creditor: 'Credit card',
  type: 'Credit Card',
  balance: 2_800,
  interestRate: 27.9,
  monthlyPayment: 95,
  termMonths: null,
};

const storeCard: DebtFigures = {
  creditor: 'Store card',
  type: 'Store Card',
  balance: 1_100,
  interestRate: 19.9,
  monthlyPayment: 40,
  termMonths: null,
};

const loan: DebtFigures = {
  creditor: 'Personal loan',
  type: 'Personal Loan',
  balance: 3_600,
  interestRate: 11.9,
  monthlyPayment: 100,
  termMonths: 48,
};

export const coveredPlan = {
  debts: [creditCard, storeCard, loan],
  extraPayment: 40,
} as const satisfies PlainLinkedPlan;

export function minimumsPence(): number {
  return penceFromPounds(monthlyBudget({ ...coveredPlan, extraPayment: 0 }));
}

export function budgetPence(): number {
  return penceFromPounds(monthlyBudget(coveredPlan));
}

export function coveredOutcome(strategy: 'avalanche' | 'snowball'): ClearedPlan {
  return clearedPlan(coveredPlan, strategy);
}

/** When there is one debt fewer to think of. */
export function firstClearedMonth(strategy: 'avalanche' | 'snowball'): number {
  return Math.min(...coveredOutcome(strategy).clearedInMonth);
}

export const tightBudgetPence = 20_000;

/** What the minimum payments come to beyond the tighter budget. */
export function shortfallPence(): number {
  return minimumsPence() - tightBudgetPence;
}
