/** Compares strategies for a plan with terms. */
import type { Month } from '@debt-payoff/contract/months';
import { useLayoutEffect, useMemo } from 'react';
import { GoalNotes } from '../payoff-plan/goal-notes.tsx';
import { goalPlanAt, planAt, plannedAt } from '../payoff-plan/plan-at.ts';
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
  // What has passed by now says nothing of the plan any more.
  const terms =
    plan.terms === undefined ? null : termedWords(comparison, { given, planned, start });
  // What a goal of saved debts takes is said by the plan that their portfolio keeps.
  const goal =
    given.origin.kind === 'portfolio' ? null : goalPlanAt(given, { plan, thisMonth: start });
  const month = given.options?.goal;
  const strategies = comparison.results.map(({ strategy }) => strategy);
  const goalNotes =
    goal === null || month === undefined ? null : <GoalNotes {...{ goal, month, strategies }} />;
  return { ...comparison, terms, planned, goalNotes };
}
