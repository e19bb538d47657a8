/** One debt as an article links to it, and what the calculator makes of it. */
import { examplePlan } from '@debt-payoff/contract/example-plan';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { LinkedPlan } from '@debt-payoff/contract/plan-link';
import type { PlannedDebt, PlannedTerms } from '@debt-payoff/contract/planned-debt';
import { planOfCall } from '@debt-payoff/contract/termed-plan';
import { startRun } from '@debt-payoff/engine';
import { type ClearedPlan, clearedPlan } from './cleared-plan.ts';

/** With what is paid each month, or with what the lender asks for where nothing is. */
export function clearedBy(debt: PlannedDebt): ClearedPlan {
  return clearedPlan({ debts: [debt], extraPayment: 0 }, 'minimum');
}

type CardFigures = PlannedTerms & {
  readonly creditor?: string;
  readonly balancePence: number;
  readonly interestRate: number;
  readonly paymentPence: number;
};

/** A card of an example, at an APR. */
export function cardDebt(card: CardFigures): PlannedDebt {
  const { creditor = 'Example card', balancePence, interestRate, paymentPence, ...terms } = card;
  return {
    creditor,
    type: 'Credit Card',
    balance: balancePence / 100,
    interestRate,
    monthlyPayment: paymentPence / 100,
    termMonths: null,
    rateKind: 'apr',
    ...terms,
  };
}

export function linkedPlan(debt: PlannedDebt): LinkedPlan {
  return examplePlan([debt]);
}

export type MonthsOfDebt = {
  readonly months: number;
  readonly interestPence: number;
  readonly principalPence: number;
  readonly balancePence: number;
};

/** The first so many months of a debt, or all where it is cleared before. */
export function firstMonthsOf(debt: PlannedDebt, months: number): MonthsOfDebt {
  const run = startRun(planOfCall({ debts: [debt], extraPayment: 0 }), 'minimum');
  while (run.month < months && run.state === 'running') run.advance();
  const borrowedPence = penceFromPounds(debt.balance + (debt.fee ?? 0));
  return {
    months: run.month,
    interestPence: run.totalInterestPence,
    principalPence: borrowedPence - run.totalBalancePence,
    balancePence: run.totalBalancePence,
  };
}
