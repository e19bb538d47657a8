/** The months of a plan: twelve at first, all of them on request. */

import type { Month } from '@debt-payoff/contract/months';
import { strategyLimits } from '@debt-payoff/contract/strategy-limits';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import type { Plan } from '@debt-payoff/engine';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import type { TermedWords } from '../payoff-plan/termed-words.tsx';
import { Button } from '../ui/button.tsx';
import { intoView } from '../ui/into-view.ts';
import { cardsMost } from './month-body.tsx';
import { MonthEntry } from './month-entry.tsx';
import type { MonthWalk } from './month-walk.ts';

const { plan: texts } = strategyTexts;
const { monthlyPlanMonthsShown, monthsOpenByDefault } = strategyLimits;

/** Up to so many cards the first months are in the page whole, for people who read it without scripts. */
const lightCardsMost = 120;

export function MonthList(props: {
  readonly walk: MonthWalk;
  readonly months: number;
  readonly plan: Plan;
  readonly terms: TermedWords | null;
  readonly debtNames: readonly string[];
  readonly start: Month;
}) {
  const { walk, months, plan, terms, debtNames, start } = props;
  const [showsAll, setShowsAll] = useState(false);
  const remaining = months - monthlyPlanMonthsShown;
  const isLight = monthlyPlanMonthsShown * plan.debts.length <= lightCardsMost;
  const target = showsAll ? months : Math.min(months, monthlyPlanMonthsShown);
  const shown = useGrowing(target, isLight ? monthlyPlanMonthsShown : 1);
  const cards = Math.min(plan.debts.length, cardsMost);
  const size: CSSProperties & Record<'--cards' | '--card-rows', number> = {
    '--cards': cards,
    '--card-rows': Math.ceil(cards / 2),
  };
  const toggle = (closed: string) => ({
    'aria-expanded': showsAll,
    onClick: () => setShowsAll(!showsAll),
    children: showsAll ? texts.showFirstMonths : closed,
  });
  const list = useRef<HTMLDivElement>(null);
  const goOnFrom = useFocusOnNextMonth(list, shown);
  return (
    <>
      {remaining > 0 ? (
        <div className="row plan-toggle needs-scripts screen-only">
          <Button variant="quiet" size="small" {...toggle(texts.showAllMonths)} />
        </div>
      ) : null}
      <div className={isLight ? 'months' : 'months months-heavy'} style={size} ref={list}>
        {Array.from({ length: shown }, (_, at) => {
          const month = walk.month(at + 1);
          return month === null ? null : (
            <MonthEntry
              key={month.month}
              month={month}
              walk={walk}
              plan={plan}
              terms={terms}
              debtNames={debtNames}
              start={start}
              isOpenAtFirst={month.month <= monthsOpenByDefault}
              isEager={isLight && month.month <= monthlyPlanMonthsShown}
            />
          );
        })}
      </div>
      {/* While the first months come, it would run away from a finger. */}
      {remaining > 0 && shown >= monthlyPlanMonthsShown ? (
        <div className="row plan-toggle needs-scripts screen-only">
          <Button
            variant="secondary"
            {...toggle(texts.showRemainingMonths(remaining))}
            onClick={({ currentTarget }) => {
              setShowsAll(!showsAll);
              goOnFrom(currentTarget);
            }}
          />
        </div>
      ) : null}
    </>
  );
}

/** The button under the first months ends up under all of them: whoever pressed it goes on where they had got to. */
function useFocusOnNextMonth(
  list: RefObject<HTMLDivElement | null>,
  shown: number,
): (button: Element) => void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    const next = list.current?.children[monthlyPlanMonthsShown]?.querySelector('summary');
    // With the further months gone, the button stands where it stood first, maybe a long way up.
    if (next && shown > monthlyPlanMonthsShown) next.focus();
    else intoView(pressed.current);
    pressed.current = null;
  }, [list, shown]);
  return (button) => {
    pressed.current = button;
  };
}

const closedMonthsAtOnce = 20;

/** Grows to its target in steps, so that neither many debts nor many decades hold up the page. */
function useGrowing(target: number, first: number): number {
  const [count, setCount] = useState(Math.min(target, first));
  const step = count < monthsOpenByDefault ? 1 : closedMonthsAtOnce;
  const next = Math.min(target, count + step);
  useEffect(() => {
    if (count === next) return;
    const frame = requestAnimationFrame(() => setCount(next));
    return () => cancelAnimationFrame(frame);
  }, [count, next]);
  return Math.min(count, target);
}
