/** Arrears and two cards: what is left for the cards, before and after the arrears are cleared. */
import { examplePlan } from '@debt-payoff/contract/example-plan';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { LinkedPlan } from '@debt-payoff/contract/plan-link';
import type { DebtFigures, PlannedDebt } from '@debt-payoff/contract/planned-debt';
import { type ClearedPlan, clearedPlan, type ExampleDebts, monthlyBudget } from './cleared-plan.ts';

export const electricityArrears: PlannedDebt = {
  creditor: 'Electricity arrears',
  type: 'Other',
  balance: 600,
  interestRate: 0,
  monthlyPayment: 100,
  termMonths: null,
  priority: true,
};

export const largerCard: DebtFigures = {
  creditor: 'Larger card',
  type: 'Credit Card',
  balance: 2_400,
  interestRate: 24.9,
  monthlyPayment: 120,
  termMonths: null,
};

export const smallerCard: DebtFigures = {
  creditor: 'Smaller card',
  type: 'Credit Card',
  balance: 1_200,
  interestRate: 34.9,
  monthlyPayment: 80,
  termMonths: null,
};

export const arrearsPlan: ExampleDebts = {
  debts: [electricityArrears, largerCard, smallerCard],
  extraPayment: 0,
};

export function linkedArrears(): LinkedPlan {
  return examplePlan(arrearsPlan.debts);
}

const cardsAlone: ExampleDebts = { debts: [largerCard, smallerCard], extraPayment: 0 };

export type ArrearsThenCards = {
  readonly budgetPence: number;
  readonly toCardsAtFirstPence: number;
  readonly arrearsMonths: number;
  readonly smallerCardMonths: number;
  readonly months: number;
  readonly interestPence: number;
};

/** The payment for the arrears joins the cards once the arrears are gone. */
export function arrearsThenCards(): ArrearsThenCards {
  const { months, interestPence, clearedInMonth } = clearedPlan(arrearsPlan, 'avalanche');
  const [arrearsMonths = 0, , smallerCardMonths = 0] = clearedInMonth;
  return {
    budgetPence: penceFromPounds(monthlyBudget(arrearsPlan)),
    toCardsAtFirstPence: penceFromPounds(monthlyBudget(cardsAlone)),
    arrearsMonths,
    smallerCardMonths,
    months,
    interestPence,
  };
}

/** The cards keep what they had at first, and the freed payment goes elsewhere. */
export function cardsWithoutFreedPayment(): ClearedPlan {
  return clearedPlan(cardsAlone, 'avalanche');
}

export function savingOfFreedPayment(): { months: number; interestPence: number } {
  const joined = arrearsThenCards();
  const apart = cardsWithoutFreedPayment();
  return {
    months: apart.months - joined.months,
    interestPence: apart.interestPence - joined.interestPence,
  };
}
