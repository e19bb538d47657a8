/** What it takes to be debt free by the month of a plan's goal, in a sentence. It takes many runs, and nobody waits. */

import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { planGoalSentence, searchPlanGoal } from '@debt-payoff/contract/goal-sentences';
import type { Month } from '@debt-payoff/contract/months';
import { formatMonth } from '@debt-payoff/contract/months';
import { debtTermTexts } from '@debt-payoff/contract/texts/debt-terms';
import { planOptionsTexts } from '@debt-payoff/contract/texts/plan-options';
import type { StrategyName } from '@debt-payoff/engine';
import { useEffect, useState } from 'react';
import { inIdleSteps } from '../ui/idle-steps.ts';
import type { PlanWithGoal } from './plan-at.ts';

/** Several parts of a page may say it. */
const found = new WeakMap<PlanWithGoal, Map<StrategyName, string>>();

type GivenGoal = PlanWithGoal | 'too many debts';

/** In the answer of the calculator, for its strategy. */
export function GoalNote(props: { readonly goal: GivenGoal; readonly strategy: StrategyName }) {
  const { goal, strategy } = props;
  return (
    <div className="answer-note">
      <p>
        {goal === 'too many debts' ? (
          tooManyDebts
        ) : (
          <SearchedGoal goal={goal} strategy={strategy} />
        )}
      </p>
    </div>
  );
}

/** Beside strategies that are compared, for each of them. */
export function GoalNotes(props: {
  readonly goal: GivenGoal;
  readonly month: Month;
  readonly strategies: readonly StrategyName[];
}) {
  const { goal, month, strategies } = props;
  return (
    <section className="screen-only">
      <h2 className="h4">{planOptionsTexts.goalsTitle(formatMonth(month))}</h2>
      {goal === 'too many debts' ? (
        <p>{tooManyDebts}</p>
      ) : (
        <ul className="grid gap-2">
          {strategies.map((strategy) => (
            <li key={strategy}>
              <b>{strategyLabel(strategy)}.</b> <SearchedGoal goal={goal} strategy={strategy} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const tooManyDebts = `${debtTermTexts.tooManyDebtsForGoal}.`;

/** Takes a while: until it is found, that it is looked for. */
function SearchedGoal(props: { readonly goal: PlanWithGoal; readonly strategy: StrategyName }) {
  const { goal, strategy } = props;
  const [, setTimesFound] = useState(0);
  const sentence = found.get(goal)?.get(strategy);
  useEffect(() => {
    const known = found.get(goal) ?? new Map<StrategyName, string>();
    found.set(goal, known);
    if (known.has(strategy)) return;
    const search = searchPlanGoal(goal.plan, { strategy, months: goal.months });
    return inIdleSteps(() => {
      if (!known.has(strategy)) {
        const step = search.next();
        if (step.done !== true) return true;
        known.set(strategy, planGoalSentence(step.value, goal.month));
      }
      setTimesFound((times) => times + 1);
      return false;
    });
  }, [goal, strategy]);
  return sentence ?? planOptionsTexts.goalSearched;
}
