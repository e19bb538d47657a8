/** Four debts under avalanche, snowball and minimums. */
import type { PlainLinkedPlan } from '@debt-payoff/contract/plan-link';
import type { StandardStrategyName } from '@debt-payoff/engine';
import { type ClearedPlan, clearedPlan } from './cleared-plan.ts';

/** The smallest debt is not the dearest, so that the two orders differ. */
export const strategyExample = {
  debts: [
    {
      creditor: 'Store card',
      type: 'Store Card',
      balance: 650,
      interestRate: 24.9,
      monthlyPayment: 25,
      termMonths: null,
    },
    {
      creditor: 'Loan',
      type: 'Personal Loan',
      balance: 1_800,
      interestRate: 9.9,
      monthlyPayment: 75,
      termMonths: 27,
    },
    {
      creditor: 'Small card',
      type: 'Credit Card',
      balance: 2_600,
      interestRate: 19.9,
      monthlyPayment: 70,
      termMonths: null,
    },
    {
      creditor: 'Large card',
      type: 'Credit Card',
      balance: 4_200,
      interestRate: 27.9,
      monthlyPayment: 130,
      termMonths: null,
    },
  ],
  extraPayment: 100,
} as const satisfies PlainLinkedPlan;

export function exampleOutcome(strategy: StandardStrategyName): ClearedPlan {
  return clearedPlan(strategyExample, strategy);
}

/** The same debts with the same four rates, the highest on the smallest debt and so on down. */
export function sameOrderOutcome(strategy: StandardStrategyName): ClearedPlan {
  const rates = strategyExample.debts.map(({ interestRate }) => interestRate).sort((a, b) => b - a);
  const debts = strategyExample.debts
    .toSorted((a, b) => a.balance - b.balance)
    .map((debt, at) => ({ ...debt, interestRate: rates[at] ?? 0 }));
  return clearedPlan({ ...strategyExample, debts }, strategy);
}
