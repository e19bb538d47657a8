/** What would clear debts that are not cleared, with a space before it: few need its code. */

import {
  clearingExtraSentence,
  clearingPaymentSentence,
} from '@debt-payoff/contract/clearing-sentences';
import type { Debt, Plan, StrategyName } from '@debt-payoff/engine';

export function ClearingExtra(props: { readonly plan: Plan; readonly strategy: StrategyName }) {
  return ` ${clearingExtraSentence(props.plan, props.strategy)}`;
}

export function ClearingPayment(props: { readonly debt: Debt; readonly hasExtra: boolean }) {
  return ` ${clearingPaymentSentence(props.debt, props)}`;
}
