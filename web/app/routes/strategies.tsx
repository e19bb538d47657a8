import { balanceTitle } from '@debt-payoff/charts/balance-series';
import type { Month } from '@debt-payoff/contract/months';
import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { memo, Suspense, useMemo, useState } from 'react';
import { raiseEvent, useViewEvent } from '../analytics/events.ts';
import { pageMeta } from '../page/page-meta.ts';
import { useThisMonth } from '../page/server-facts.ts';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { LazyComparedBalances } from '../strategies/compared-balances.lazy.ts';
import { comparePlain, sampleState } from '../strategies/comparison.ts';
import { ComparisonTable } from '../strategies/comparison-table.tsx';
import { KeptPlanMark } from '../strategies/kept-plan-mark.tsx';
import { LazyLowerCharts } from '../strategies/lower-charts.lazy.tsx';
import { Opening, OpeningHead, OpeningWait } from '../strategies/opening.tsx';
import { LazyPlanSection } from '../strategies/plan-section.lazy.ts';
import { PrintSlot } from '../strategies/print-slot.tsx';
import { LazyTermedComparison } from '../strategies/termed.lazy.ts';
import type { ShownComparison } from '../strategies/termed-comparison.tsx';
import { Tiles } from '../strategies/tiles.tsx';
import { type PlanView, usePortfolioPlan } from '../strategies/use-portfolio-plan.ts';
import { useStrategies } from '../strategies/use-strategies.ts';
import { Verdict } from '../strategies/verdict.tsx';
import { lazyNotice } from '../ui/lazy-notice.ts';
import type { Route } from './+types/strategies';

const description =
  'Avalanche, snowball and minimum payments side by side: months to payoff, total interest and what to pay each month, to the penny. Free, without an account.';

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta({
    title: `${strategyTexts.title} | ${product.name}`,
    description,
    origin: matches[0].loaderData.origin,
    path: paths.strategies,
    isIndexed: location.search === '',
  });
}

const planId = 'monthly-plan';

const HiddenWorkNotice = lazyNotice(
  async () =>
    (await (await import('../strategies/rare-parts.ts')).loadHiddenWorkNotice()).HiddenWorkNotice,
);

export default function Strategies() {
  const { state, isHydrated, isHidden } = useStrategies();
  const given = state ?? sampleState;
  const start = useThisMonth();
  const [termed, setTermed] = useState<ShownComparison | null>(null);
  const plain = useMemo(() => comparePlain(given), [given]);
  const comparison = plain ?? (termed?.of === given ? termed.comparison : null);
  const view = usePortfolioPlan({ origin: given.origin, comparison, start });
  const isSample = state === null;
  useViewEvent(() => raiseComparisonView(given), isHydrated ? 'comparison' : null);
  return (
    <>
      {isHydrated ? null : <KeptPlanMark />}
      <div className="awaits-results" key={isSample ? 'sample' : 'given'}>
        <PrintSlot />
        <div className="page strategies stack-8 replaced-on-paper">
          <div className="strategies-opening">
            <OpeningHead from={given} />
            {view === null ? (
              <Suspense fallback={<OpeningWait />}>
                <LazyTermedComparison given={given} start={start} onShow={setTermed} />
              </Suspense>
            ) : (
              <Opening from={given} view={view} start={start} isSample={isSample} />
            )}
          </div>
          {view === null ? null : (
            <Results view={view} start={start} isSample={isSample} isHidden={isHidden} />
          )}
        </div>
        {view === null ? null : (
          <LazyPlanSection
            id={planId}
            comparison={view.comparison}
            start={start}
            state={given}
            isSample={isSample}
          />
        )}
      </div>
    </>
  );
}

function raiseComparisonView({ debts, origin }: StrategiesState): void {
  raiseEvent('strategy_comparison_viewed', {
    debt_count: debts.length,
    ...(origin.kind === 'portfolio' && { portfolio_id: Number(origin.portfolioId) }),
  });
}

type ResultsProps = {
  readonly view: PlanView;
  readonly start: Month;
  readonly isSample: boolean;
  readonly isHidden: boolean;
};

/** What stands below the answer. */
const Results = memo(function Results({ view, start, isSample, isHidden }: ResultsProps) {
  const { comparison } = view;
  return (
    <>
      {comparison.terms?.list}
      <Suspense>{isSample && isHidden ? <HiddenWorkNotice /> : null}</Suspense>
      {comparison.best === null && view.canSayNever ? null : (
        <Verdict comparison={comparison} start={start} planId={planId} isSample={isSample} />
      )}
      {comparison.goalNotes}
      <ComparisonTable comparison={comparison} />
      <Tiles comparison={comparison} start={start} />
      {comparison.best === null ? null : (
        <>
          <LazyComparedBalances
            title={isSample ? 'The balance over time' : balanceTitle}
            comparison={comparison}
            start={start}
          />
          <LazyLowerCharts
            comparison={comparison}
            strategy={comparison.best.strategy}
            start={start}
          />
        </>
      )}
    </>
  );
});
