/** What would clear debts that are not cleared, with a space before it: few need its code. */
import type { Debt, Plan, StrategyName } from '@debt-payoff/engine';
import { clearingExtraSentence, clearingPaymentSentence } from '../payoff-plan/clearing.ts';

export function ClearingExtra(props: { readonly plan: Plan; readonly strategy: StrategyName }) {
  return ` ${clearingExtraSentence(props.plan, props.strategy)}`;
}

export function ClearingPayment(props: { readonly debt: Debt; readonly hasExtra: boolean }) {
  return ` ${clearingPaymentSentence(props.debt, props)}`;
}
