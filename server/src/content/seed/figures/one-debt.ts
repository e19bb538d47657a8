/** One debt as an article links to it, and what the calculator makes of it. */
import type { PlainLinkedPlan } from '@debt-payoff/contract/plan-link';
import type { DebtFigures } from '@debt-payoff/contract/planned-debt';
import { type ClearedPlan, clearedPlan } from './cleared-plan.ts';

/** With a single debt and no extra payment, all strategies come to the same. */
export function clearedBy(debt: DebtFigures): ClearedPlan {
  return clearedPlan(linkedPlan(debt), 'minimum');
}

type CardFigures = {
  readonly creditor?: string;
  readonly balancePence: number;
  readonly interestRate: number;
  readonly paymentPence: number;
};

/** A card of an example, as the calculator takes it. */
export function cardDebt({ creditor = 'Example card', ...figures }: CardFigures): DebtFigures {
  return {
    creditor,
    type: 'Credit Card',
    balance: figures.balancePence / 100,
    interestRate: figures.interestRate,
    monthlyPayment: figures.paymentPence / 100,
    termMonths: null,
  };
}

export function linkedPlan(debt: DebtFigures): PlainLinkedPlan {
  return { debts: [debt], extraPayment: 0 };
}
