import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { planLine, wouldStay } from '@debt-payoff/contract/plan-sentences';
import { ClearingAdvice } from './clearing-advice.tsx';
import { planParts } from './plan-parts.ts';
import { budgetOf } from './plan-terms.ts';

/** Of a plan that does not clear its debts: which of them would stay, and what would clear them. */
export function NeverClearedLine({ plan }: { readonly plan: PortfolioPlan }) {
  const stay = wouldStay({ ...budgetOf(plan), names: plan.never_cleared });
  return (
    <p>
      {planLine(planParts(plan))}: {stay} <ClearingAdvice plan={plan} />
    </p>
  );
}
