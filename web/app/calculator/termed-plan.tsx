/** Works out a plan with terms for the calculator around it. */
import { findSeries } from '@debt-payoff/charts/balance-series';
import { comparedNames } from '@debt-payoff/contract/compared-strategies';
import type { Month } from '@debt-payoff/contract/months';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import { type Plan, resultOf, type StrategyName, type StrategyOutcome } from '@debt-payoff/engine';
import { chooseLookAhead, type LookAhead, withLookAhead } from '@debt-payoff/engine/terms';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { GivenPlan, ShownPlan } from '../payoff-plan/calendar-plan.ts';
import { planAt } from '../payoff-plan/plan-at.ts';
import { ShortfallNote } from '../payoff-plan/shortfall-note.tsx';
import { AnswerWait, PlanFailure } from '../payoff-plan/termed.lazy.tsx';
import { inIdleSteps } from '../ui/idle-steps.ts';
import type { Draft } from './draft.ts';
import { draftNow } from './draft-now.ts';

/** For the calculator, where it changes with every key. */
export function TermedPlan(props: {
  readonly given: GivenPlan;
  readonly start: Month;
  readonly change: (edit: (draft: Draft) => Draft) => void;
  readonly onShow: (shown: ShownPlan) => void;
}) {
  const { given, start, change, onShow } = props;
  useEffect(() => {
    // What has come into force since it was typed stands in its fields. All rows are judged anew, now that their rules are here.
    change((draft) => ({ ...draftNow(draft, start), rows: [...draftNow(draft, start).rows] }));
  }, [change, start]);
  const counted = useMemo(() => planAt(given, start), [given, start]);
  const plan = useChosenLook(counted);
  // Before anything is painted: a key and its figures come together.
  useLayoutEffect(() => {
    if (plan !== null) onShow({ given, plan, ...notesOf(plan, start) });
  }, [given, plan, start, onShow]);
  if (counted === null) return <PlanFailure />;
  return plan === null ? <AnswerWait /> : null;
}

/** None for a plan whose terms have all passed. */
function notesOf(plan: Plan, start: Month): Pick<ShownPlan, 'notes' | 'hasShortfall'> {
  const results = comparedNames(plan).map((strategy) => resultFor(plan, strategy));
  const notes = (
    <>
      <ShortfallNote results={results} start={start} />
      <p className="caption">{termedPlanTexts.estimateByMonth}</p>
    </>
  );
  return {
    notes: plan.terms === undefined ? null : notes,
    hasShortfall: results.some(({ shortfall }) => Boolean(shortfall)),
  };
}

/** The page walks each strategy for its lines, and one walk is enough for a key. */
function resultFor(plan: Plan, strategy: StrategyName): StrategyOutcome {
  const series = findSeries(plan, strategy);
  if (series === null) return resultOf(plan, strategy);
  const { months, totalInterestPence, shortfall } = series;
  return { strategy, shortfall, outcome: { neverPaysOff: false, months, totalInterestPence } };
}

type ChosenLook = { readonly of: Plan; readonly lookAhead: LookAhead };

/**
 * All looks at deals to come take too long for a key. It shows the look that was taken last; they are taken afresh,
 * one after the other, when nothing else is left to do. Null until they have been taken for the first time.
 */
function useChosenLook(plan: Plan | null): Plan | null {
  const [chosen, setChosen] = useState<ChosenLook | null>(null);
  const looks = plan?.terms?.hasRateChanges === true;
  useEffect(() => {
    if (!looks || plan === null) return;
    const looking = chooseLookAhead(plan);
    return inIdleSteps(() => {
      const step = looking.next();
      if (step.done !== true) return true;
      setChosen({ of: plan, lookAhead: step.value === null ? 0 : step.value.look.lookAhead });
      return false;
    });
  }, [looks, plan]);
  return useMemo(() => {
    if (!looks || plan === null || chosen?.of === plan) return plan;
    return chosen === null ? null : withLookAhead(plan, chosen.lookAhead);
  }, [looks, plan, chosen]);
}
