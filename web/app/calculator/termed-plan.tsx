/** Works out a plan with terms, or beside what is left each month, for the calculator around it. */
import { findSeries } from '@debt-payoff/charts/balance-series';
import type { CalendarDebt } from '@debt-payoff/contract/calendar-terms';
import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import type { Month } from '@debt-payoff/contract/months';
import { rateSteps } from '@debt-payoff/contract/rate-change-words';
import { rateOfKind } from '@debt-payoff/contract/rate-words';
import { termsTexts } from '@debt-payoff/contract/texts/terms';
import {
  bestStrategy,
  type Plan,
  resultOf,
  type StrategyName,
  type StrategyOutcome,
} from '@debt-payoff/engine';
import { chooseLookAhead, type LookAhead, withLookAhead } from '@debt-payoff/engine/terms';
import { useEffect, useLayoutEffect, useState } from 'react';
import { BeforeAnswer } from '../payoff-plan/before-plan.tsx';
import type { GivenPlan, ShownPlan, Termed } from '../payoff-plan/calendar-plan.ts';
import { chartDeals } from '../payoff-plan/chart-deals.tsx';
import { firstLine } from '../payoff-plan/first-line.ts';
import { GoalNote } from '../payoff-plan/goal-notes.tsx';
import { goalPlanAt, planAt, plannedAt } from '../payoff-plan/plan-at.ts';
import { checkPlan } from '../payoff-plan/plan-check.ts';
import { AnswerWait } from '../payoff-plan/termed.lazy.tsx';
import { termedNotes } from '../payoff-plan/termed-notes.ts';
import { useAnnouncement } from '../ui/announce.ts';
import { inIdleSteps } from '../ui/idle-steps.ts';
import { debtName } from './counted-debts.ts';
import type { Draft } from './draft.ts';
import { useTermedRules } from './use-termed-rules.ts';

/** For the calculator, which asks `onReady`'s part for the figures of each key, and this for all that takes longer. */
export function TermedPlan(props: {
  readonly given: GivenPlan;
  readonly start: Month;
  /** What is left each month; null where nobody has said. */
  readonly leftPence: number | null;
  readonly change: (edit: (draft: Draft) => Draft) => void;
  readonly onReady: (termed: Termed) => void;
}) {
  const { given, start, leftPence, change, onReady } = props;
  useTermedRules(start, change);
  const plan = countedPlan(given, start);
  const chosen = useChosenLook(plan);
  useLayoutEffect(() => {
    onReady({ show: (next) => shownPlan(next, { start, leftPence, chosen }) });
  }, [start, leftPence, chosen, onReady]);
  useAnnouncement(plan === null ? termsTexts.unreadable : null);
  if (plan === null) return <p>{termsTexts.unreadable}</p>;
  return looks(plan) && chosen === null ? <AnswerWait /> : null;
}

type ChosenLook = { readonly of: Plan; readonly lookAhead: LookAhead };

const looks = (plan: Plan): boolean => plan.terms?.hasRateChanges === true;

/** Both the page and this component ask for it. */
const counted = new WeakMap<GivenPlan, { readonly start: Month; readonly plan: Plan | null }>();

function countedPlan(given: GivenPlan, start: Month): Plan | null {
  const known = counted.get(given);
  if (known?.start === start) return known.plan;
  const plan = planAt(given, start);
  counted.set(given, { start, plan });
  return plan;
}

/** All looks at deals to come take too long for a key: it shows the one that was taken last. */
function shownPlan(
  given: GivenPlan,
  {
    start,
    leftPence,
    chosen,
  }: {
    readonly start: Month;
    readonly leftPence: number | null;
    readonly chosen: ChosenLook | null;
  },
): ShownPlan | null {
  const own = countedPlan(given, start);
  if (own === null || (looks(own) && chosen === null)) return null;
  const isOwnLook = chosen === null || chosen.of === own || !looks(own);
  const plan = isOwnLook ? own : withLookAhead(own, chosen.lookAhead);
  const steps = plannedAt(given, start)?.debts.map(rateSteps) ?? [];
  const debtNames = given.debts.map(({ creditor }, at) => debtName({ position: at + 1, creditor }));
  const results = comparedNames(plan).map((strategy) => resultFor(plan, strategy));
  const check = checkPlan({ plan, results, debtNames, start, leftPence });
  const goal = countedGoal(given, own, start);
  const best = bestStrategy(results)?.strategy ?? 'avalanche';
  // Elsewhere the name of the strategy says it.
  const looksAhead = plan.terms?.looksAhead === true && best === 'avalanche';
  return {
    given,
    plan,
    rates: given.debts.map(rateWords),
    dealsIn: (drawn) => chartDeals({ steps, start, ...drawn }),
    before: <BeforeAnswer check={check} />,
    notes: (
      <>
        {goal === null ? null : <GoalNote goal={goal} strategy={best} />}
        <Notes
          notes={[
            ...(check.covered === null ? [] : [check.covered]),
            ...(looksAhead
              ? [firstLine({ plan, debtNames }, { strategy: 'avalanche', start })]
              : []),
            ...termedNotes(plan, { names: debtNames, start }),
          ]}
        />
      </>
    ),
    hasShortfall: check.shortfall !== null,
    inShort: check.shortfall?.inShort ?? null,
  };
}

function rateWords({ interestRate, terms }: CalendarDebt): string {
  return rateOfKind({ interestRate, rateKind: terms?.rateKind });
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className="caption">
      {note}
    </p>
  ));
}

type FoundGoal = ReturnType<typeof goalPlanAt>;

/** Each key shows the plan anew, and a goal is searched once. */
const goals = new WeakMap<Plan, FoundGoal>();

function countedGoal(given: GivenPlan, plan: Plan, thisMonth: Month): FoundGoal {
  const known = goals.get(plan);
  if (known !== undefined) return known;
  const goal = goalPlanAt(given, { plan, thisMonth });
  goals.set(plan, goal);
  return goal;
}

/** The page walks each strategy for its lines, and one walk is enough for a key. */
function resultFor(plan: Plan, strategy: StrategyName): StrategyOutcome {
  const series = findSeries(plan, strategy);
  if (series === null) return resultOf(plan, strategy);
  const { months, totalInterestPence, shortfall } = series;
  return { strategy, shortfall, outcome: { neverPaysOff: false, months, totalInterestPence } };
}

/**
 * The look that is cheapest, for the plan or one before it: all are taken afresh, one after the other, when nothing
 * else is left to do. Null until they have been taken for the first time.
 */
function useChosenLook(plan: Plan | null): ChosenLook | null {
  const [chosen, setChosen] = useState<ChosenLook | null>(null);
  useEffect(() => {
    if (plan === null || !looks(plan)) return;
    const looking = chooseLookAhead(plan);
    return inIdleSteps(() => {
      const step = looking.next();
      if (step.done !== true) return true;
      const lookAhead = step.value === null ? 0 : step.value.look.lookAhead;
      // Under the same look the figures are those that are shown.
      setChosen((last) => (last?.lookAhead === lookAhead ? last : { of: plan, lookAhead }));
      return false;
    });
  }, [plan]);
  return chosen;
}
