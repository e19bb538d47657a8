import { formatPence } from '@debt-payoff/contract/money';
import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { ArrowLeft } from 'lucide-react';
import { memo, Suspense, useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { raiseEvent } from '../analytics/events.ts';
import { BalanceChart } from '../charts/balance-chart.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { useThisMonth } from '../page/server-facts.ts';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { type Comparison, compare, sampleState } from '../strategies/comparison.ts';
import { ComparisonTable } from '../strategies/comparison-table.tsx';
import { KeptPlanMark } from '../strategies/kept-plan-mark.tsx';
import { LazyLowerCharts } from '../strategies/lower-charts.lazy.tsx';
import { LazyPlanSection } from '../strategies/plan-section.lazy.ts';

import { Tiles } from '../strategies/tiles.tsx';
import { useStrategies } from '../strategies/use-strategies.ts';
import { Verdict } from '../strategies/verdict.tsx';
import { chartSummary } from '../strategies/verdict-sentences.ts';
import { toCalculator, wayBack } from '../strategies/way-back.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { lazyNotice } from '../ui/lazy-notice.ts';
import { count } from '../words/counts.ts';
import type { Route } from './+types/strategies';

const { sample, hints } = strategyTexts;

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
  async () => (await import('../session/hidden-work-notice.tsx')).HiddenWorkNotice,
);

export default function Strategies() {
  const { state, isHydrated, isHidden } = useStrategies();
  const shown = state ?? sampleState;
  const comparison = useMemo(() => compare(shown), [shown]);
  const debtCount = shown.debts.length;
  useEffect(() => {
    if (isHydrated) {
      raiseEvent('strategy_comparison_viewed', { debt_count: debtCount });
    }
  }, [isHydrated, debtCount]);
  return (
    <>
      {isHydrated ? null : <KeptPlanMark />}
      <div className="awaits-results" key={state === null ? 'sample' : 'given'}>
        <Results
          state={shown}
          comparison={comparison}
          isSample={state === null}
          isHidden={isHidden}
        />
      </div>
    </>
  );
}

type ResultsProps = {
  readonly state: StrategiesState;
  readonly comparison: Comparison;
  readonly isSample: boolean;
  readonly isHidden: boolean;
};

const Results = memo(function Results(props: ResultsProps) {
  const { state, comparison, isSample, isHidden } = props;
  const start = useThisMonth();
  return (
    <>
      <div className="page strategies stack-8">
        <Opening {...props} />
        <Suspense>{isSample && isHidden ? <HiddenWorkNotice /> : null}</Suspense>
        {isSample ? <SampleBanner /> : null}
        <Verdict comparison={comparison} start={start} planId={planId} isSample={isSample} />
        <ComparisonTable comparison={comparison} />
        <Tiles comparison={comparison} start={start} />
        {comparison.best === null ? null : (
          <>
            <BalanceChart
              title={isSample ? 'The balance over time' : 'Your balance over time'}
              summary={chartSummary(comparison, start)}
              series={comparison.series}
              start={start}
              debtNames={comparison.debtNames}
            />
            <LazyLowerCharts
              comparison={comparison}
              strategy={comparison.best.strategy}
              start={start}
            />
          </>
        )}
      </div>
      <LazyPlanSection
        id={planId}
        comparison={comparison}
        start={start}
        state={state}
        isSample={isSample}
      />
    </>
  );
});

function Opening({ state, comparison }: ResultsProps) {
  const back = wayBack(state.origin);
  const { owedPence, monthlyPaymentPence, debtNames } = comparison;
  return (
    <div className="strategies-opening">
      <div className="screen-only">
        <ButtonLink variant="quiet" size="small" to={back.to} state={back.state}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {back.label}
        </ButtonLink>
      </div>
      <h1 className="h2">{strategyTexts.title}</h1>
      <p className="muted">
        {count(debtNames.length, 'debt')}, {formatPence(owedPence)} owed,{' '}
        {formatPence(monthlyPaymentPence)} a month.
      </p>
      <p className="muted screen-only">
        <Hint origin={state.origin} />
      </p>
    </div>
  );
}

/** What to do with the debts that are compared, by where they came from. */
function Hint({ origin }: { readonly origin: StrategiesState['origin'] }) {
  if (origin.kind === 'portfolio') return hints.portfolio;
  if (origin.kind === 'portfolio dialog') {
    return (
      <>
        To save these debts, <Link to={wayBack(origin).to}>go back to the new portfolio</Link>.
      </>
    );
  }
  return (
    <>
      {hints.calculator}{' '}
      <Link to={toCalculator.to} state={toCalculator.state}>
        {hints.returnToCalculator}
      </Link>
      .
    </>
  );
}

function SampleBanner() {
  return (
    <Banner
      kind="info"
      title={sample.banner}
      actions={
        <ButtonLink size="small" to={toCalculator.to}>
          {sample.tryCalculator}
        </ButtonLink>
      }
    >
      {sample.explanation}
    </Banner>
  );
}
