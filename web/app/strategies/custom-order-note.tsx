/** Below the comparison: what the row of one's own order stands for. Only those who have arranged debts need it. */
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { orderSentence } from '@debt-payoff/contract/order-sentences';
import { strategyExplanations } from '@debt-payoff/contract/strategy-explanations';
import type { Comparison } from './comparison.ts';

export function CustomOrderNote({ comparison }: { readonly comparison: Comparison }) {
  const { plan, debtNames } = comparison;
  const explanation = strategyExplanations.custom;
  return (
    <div className="small">
      {strategyLabel('custom')} is your own order. {explanation}{' '}
      {orderSentence(debtNames, plan.customOrder ?? [])}
    </div>
  );
}
