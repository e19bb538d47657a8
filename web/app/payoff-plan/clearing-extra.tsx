/** What would clear debts that the payments do not: few need its code. */
import { clearingExtraSentence } from '@debt-payoff/contract/clearing-sentences';
import type { Plan, StrategyName } from '@debt-payoff/engine';
import { Suspense } from 'react';
import { lazyNotice } from '../ui/lazy-notice.ts';
import { loadTermed } from './load-termed.ts';

const LazyClearingGoals = lazyNotice(async () => (await loadTermed()).ClearingGoals);

export function ClearingExtra(props: {
  readonly plan: Plan;
  readonly strategy: StrategyName;
  /** Whether it begins its paragraph; otherwise a space comes before it. */
  readonly isFirst?: boolean;
  /** Said after it, and not without it. */
  readonly note?: string;
}) {
  const { plan, strategy, isFirst = false, note = '' } = props;
  if (plan.terms === undefined) {
    return `${isFirst ? '' : ' '}${clearingExtraSentence(plan, strategy)}${note}`;
  }
  return (
    <Suspense>
      <LazyClearingGoals {...props} />
    </Suspense>
  );
}
