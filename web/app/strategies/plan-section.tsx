/** The lower half of the page: the plan month by month, and what can be done with it. */
import type { Month } from '@debt-payoff/contract/months';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import type { Comparison } from './comparison.ts';
import { MonthlyPlan } from './monthly-plan.tsx';
import { PlanActions } from './plan-actions.tsx';

export function PlanSection(props: {
  readonly id: string;
  readonly comparison: Comparison;
  readonly start: Month;
  readonly state: StrategiesState;
  readonly isSample: boolean;
}) {
  const { id, comparison, start, state, isSample } = props;
  return (
    <section className="section page replaced-on-paper" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} className="plain-focus" tabIndex={-1}>
          {strategyTexts.plan.title}
        </h2>
        <p>What each debt receives every month, and what is left of it.</p>
      </div>
      <MonthlyPlan comparison={comparison} start={start} state={isSample ? null : state} />
      <PlanActions state={state} />
    </section>
  );
}
