/** The plan month by month, one strategy at a time. */
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import type { Month } from '@debt-payoff/contract/months';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import type { StrategyName } from '@debt-payoff/engine';
import { memo, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { Tabs } from '../ui/tabs.tsx';
import { LazyClearingExtra } from './clearing-sums.lazy.ts';
import { type Comparison, onlyAskedLine } from './comparison.ts';
import { ExportSection } from './export-section.tsx';
import { MonthList } from './month-list.tsx';
import { MonthWalk } from './month-walk.ts';
import { PrintedMonths } from './printed-months.tsx';
import { PrintedPlan } from './printed-plan.tsx';
import { neverLine } from './sentences.ts';

type MonthlyPlanProps = {
  readonly comparison: Comparison;
  readonly start: Month;
};

export function MonthlyPlan({
  comparison,
  start,
  state,
}: MonthlyPlanProps & {
  /** Null for the sample. */
  readonly state: StrategiesState | null;
}) {
  const { results, best } = comparison;
  const id = useId();
  const [chosen, choose] = useState<StrategyName>(
    best?.strategy ?? results[0]?.strategy ?? 'minimum',
  );
  // The tab answers at once, its months follow.
  const shown = useDeferredValue(chosen);
  const tabs = results.map(({ strategy }) => ({ key: strategy, label: strategyLabel(strategy) }));
  return (
    <>
      <Tabs
        label={strategyTexts.columns.strategy}
        tabs={tabs}
        chosen={chosen}
        onChoose={choose}
        panelId={id}
      />
      <div
        role="tabpanel"
        id={id}
        aria-labelledby={`${id}-${shown}`}
        aria-busy={shown !== chosen}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab's panel takes the focus, so that it is next after its tab
        tabIndex={0}
      >
        <p className="print-only h4">{strategyLabel(shown)}</p>
        <StrategyPlan
          key={shown}
          comparison={comparison}
          strategy={shown}
          start={start}
          isSample={state === null}
        />
        <ExportSection strategy={shown} comparison={comparison} state={state} />
      </div>
    </>
  );
}

/** Kept as it is while only the tab has changed. */
const StrategyPlan = memo(function StrategyPlan(
  props: MonthlyPlanProps & { readonly strategy: StrategyName; readonly isSample: boolean },
) {
  const { comparison, strategy, start } = props;
  const { plan } = comparison;
  const walk = useMemo(() => new MonthWalk(plan, strategy), [plan, strategy]);
  const series = comparison.series.find((entry) => entry.strategy === strategy);
  const { debtNames } = comparison;
  if (series === undefined) {
    const endless = <EndlessPlan comparison={comparison} strategy={strategy} />;
    return (
      <>
        {endless}
        <PrintedPlan {...props} months={null}>
          {endless}
        </PrintedPlan>
      </>
    );
  }
  const { months } = series;
  // Without terms the name of the strategy says it.
  const first = comparison.terms?.firstLine(strategy) ?? '';
  return (
    <>
      {first === '' ? null : <p className="first-debt">{first}</p>}
      <MonthList
        walk={walk}
        months={months}
        plan={plan}
        terms={comparison.terms}
        debtNames={debtNames}
        start={start}
      />
      <PrintedPlan {...props} months={months}>
        <PrintedMonths walk={walk} months={months} debtNames={debtNames} start={start} />
      </PrintedPlan>
    </>
  );
});

function EndlessPlan(props: { readonly comparison: Comparison; readonly strategy: StrategyName }) {
  const { comparison, strategy } = props;
  const onlyAsked = onlyAskedLine(comparison, strategy);
  if (onlyAsked !== null) return <p className="card">{onlyAsked} There are no months to list.</p>;
  return (
    <p className="card">
      {neverLine}
      {comparison.hasClearingSums ? (
        <Suspense>
          <LazyClearingExtra plan={comparison.plan} strategy={strategy} />
        </Suspense>
      ) : null}{' '}
      There are no months to list{comparison.hasClearingSums ? ' until then' : ''}.
    </p>
  );
}
