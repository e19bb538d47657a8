/** An instalment plan without interest beside a card, and late fees under a cap. */
import type { PlainLinkedPlan } from '@debt-payoff/contract/plan-link';
import type { DebtFigures } from '@debt-payoff/contract/planned-debt';
import { type ClearedPlan, clearedPlan } from './cleared-plan.ts';

export const instalments: DebtFigures = {
  creditor: 'Instalment plan',
  type: 'Other',
  balance: 300,
  interestRate: 0,
  monthlyPayment: 50,
  termMonths: null,
};

export const cardBeside: DebtFigures = {
  creditor: 'Credit card',
  type: 'Credit Card',
  balance: 1_500,
  interestRate: 27.9,
  monthlyPayment: 60,
  termMonths: null,
};

export const instalmentPlan: PlainLinkedPlan = {
  debts: [instalments, cardBeside],
  extraPayment: 40,
};

export function instalmentsBesideCard(strategy: 'avalanche' | 'snowball'): ClearedPlan {
  return clearedPlan(instalmentPlan, strategy);
}

/** How much less interest there is where the instalments keep to their schedule. */
export function scheduleDifferencePence(): number {
  return (
    instalmentsBesideCard('snowball').interestPence -
    instalmentsBesideCard('avalanche').interestPence
  );
}

/** Klarna's terms as Which? had them in 2023: a fee a missed instalment, so many an order, under a cap. */
export const lateFeeTerms = { feePence: 500, feesMax: 2, capPercent: 25 } as const;

/** The most that late fees could add to an order under those terms. */
export function lateFeesMaxPence(orderPence: number): number {
  const { feePence, feesMax, capPercent } = lateFeeTerms;
  return Math.min(feePence * feesMax, Math.floor((orderPence * capPercent) / 100));
}
