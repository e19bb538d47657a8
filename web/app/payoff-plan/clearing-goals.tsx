/** What would clear debts with terms that the payments do not, in a sentence. It takes many runs, and nobody waits. */
import { clearingGoalsSentence, findClearingGoals } from '@debt-payoff/contract/goal-sentences';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import type { Plan, StrategyName } from '@debt-payoff/engine';
import { useEffect, useState } from 'react';
import { inIdleSteps } from '../ui/idle-steps.ts';

/** A page says it in several places, and on paper, where there is no time to search. */
const found = new WeakMap<Plan, Map<StrategyName, string>>();

export function ClearingGoals(props: {
  readonly plan: Plan;
  readonly strategy: StrategyName;
  readonly note?: string;
}) {
  const { plan, strategy, note = '' } = props;
  const [, setTimesFound] = useState(0);
  const sentence = found.get(plan)?.get(strategy);
  useEffect(() => {
    const known = found.get(plan) ?? new Map<StrategyName, string>();
    found.set(plan, known);
    if (known.has(strategy)) return;
    const search = findClearingGoals(plan, strategy);
    return inIdleSteps(() => {
      if (!known.has(strategy)) {
        const step = search.next();
        if (step.done !== true) return true;
        const what = plan.debts.length === 1 ? 'it' : 'them';
        known.set(strategy, clearingGoalsSentence(step.value, { what }));
      }
      setTimesFound((times) => times + 1);
      return false;
    });
  }, [plan, strategy]);
  return sentence === undefined ? null : ` ${sentence}${note}`;
}

/** Of minimum under rules, where another strategy clears the debts. */
export function OnlyAskedNeverClears() {
  return (
    <div className="answer-note">
      <p>{termedPlanTexts.onlyAskedNeverClears}.</p>
    </div>
  );
}
