/** Above what to pay this month: that priority debts come first, what can follow if they are not paid, and who helps for free. */
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { priorityDebtTexts } from '@debt-payoff/contract/texts/priority-debts';
import { NotAdviceLine } from '../debt-help/not-advice-line.tsx';
import { PriorityLink } from '../debt-help/priority-link.tsx';
import { priorityOfPlans } from './plan-terms.ts';

export function PriorityFirst({ plans }: { readonly plans: readonly PortfolioPlan[] }) {
  const sentence = priorityOfPlans(plans);
  if (sentence === null) return null;
  return (
    <div className="stack wrap-anywhere">
      <h3 className="h4">{priorityDebtTexts.title}</h3>
      <p>
        {sentence} <PriorityLink />.
      </p>
      <NotAdviceLine />
    </div>
  );
}
