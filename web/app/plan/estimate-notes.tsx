/** Said once of plans of portfolios: payments that rise, that a deal can end, and that all of it is an estimate. */
import { monthOf } from '@debt-payoff/contract/months';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { estimateByMonth } from '@debt-payoff/contract/texts/estimate';
import { useToday } from '../session/today.ts';
import { notesOfPlans } from './plan-terms.ts';

export function EstimateNotes({ plans }: { readonly plans: readonly PortfolioPlan[] }) {
  const thisMonth = monthOf(useToday());
  return [...notesOfPlans(plans, thisMonth), estimateByMonth].map((note) => (
    <p key={note} className="caption">
      {note}
    </p>
  ));
}
