/** Compares strategies for a plan with terms, or beside what is left each month. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import { useLayoutEffect, useMemo } from 'react';
import { BeforePlan } from '../payoff-plan/before-plan.tsx';
import { GoalNotes } from '../payoff-plan/goal-notes.tsx';
import { goalPlanAt, planAt, plannedAt } from '../payoff-plan/plan-at.ts';
import { checkPlan } from '../payoff-plan/plan-check.ts';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { PlanFailure } from '../payoff-plan/termed.lazy.tsx';
import { termedWords } from '../payoff-plan/termed-words.tsx';
import { type Comparison, compare } from './comparison.ts';

export type ShownComparison = { readonly of: StrategiesState; readonly comparison: Comparison };

/** For the page that compares strategies. */
export function TermedComparison(props: {
  readonly given: StrategiesState;
  readonly start: Month;
  readonly onShow: (shown: ShownComparison) => void;
}) {
  const { given, start, onShow } = props;
  const comparison = useMemo(() => compareAt(given, start), [given, start]);
  useLayoutEffect(() => {
    if (comparison !== null) onShow({ of: given, comparison });
  }, [given, comparison, onShow]);
  return comparison === null ? <PlanFailure /> : null;
}

/** Null where the terms cannot be read. */
export function compareAt(given: StrategiesState, start: Month): Comparison | null {
  const [plan, planned] = [planAt(given, start), plannedAt(given, start)];
  if (plan === null || planned === null) return null;
  const comparison = compare(given, plan);
  const check = checkPlan({ ...comparison, start, leftPence: leftPenceOf(given) });
  // What has passed by now says nothing of the plan any more.
  const terms =
    plan.terms === undefined ? null : termedWords(comparison, { given, planned, start });
  // What a goal of saved debts takes is said by the plan that their portfolio keeps.
  const goal =
    given.origin.kind === 'portfolio' ? null : goalPlanAt(given, { plan, thisMonth: start });
  const month = given.options?.goal;
  const strategies = comparison.results.map(({ strategy }) => strategy);
  return {
    ...comparison,
    before: <BeforePlan check={check} />,
    hasShortfall: check.shortfall !== null,
    terms,
    planned,
    goalNotes:
      goal === null || month === undefined ? null : <GoalNotes {...{ goal, month, strategies }} />,
  };
}

function leftPenceOf({ leftEachMonth }: StrategiesState): number | null {
  return leftEachMonth === undefined ? null : penceFromPounds(leftEachMonth);
}
