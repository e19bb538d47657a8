/** The charts below the first: their code is loaded when someone comes near them. */
import type { Month } from '@debt-payoff/contract/months';
import type { StrategyName } from '@debt-payoff/engine';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Comparison } from './comparison.ts';

const DebtBalancesChart = lazy(async () => ({
  default: (await import('../charts/debt-balances-chart.tsx')).DebtBalancesChart,
}));
const YearlyChart = lazy(async () => ({
  default: (await import('../charts/yearly-chart.tsx')).YearlyChart,
}));
const PayoffTimeline = lazy(async () => ({
  default: (await import('../charts/payoff-timeline.tsx')).PayoffTimeline,
}));

/** Near enough that they are there before they are seen. */
const nearness = '600px';

export function LaterCharts(props: {
  readonly comparison: Comparison;
  readonly strategy: StrategyName;
  readonly start: Month;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: nearness },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  const { plan, debtNames } = props.comparison;
  const given = { plan, debtNames, strategy: props.strategy, start: props.start };
  if (!isNear) return <div className="charts-to-come needs-scripts screen-only" ref={place} />;
  return (
    <Suspense fallback={<div className="charts-to-come screen-only" aria-busy="true" />}>
      <PayoffTimeline {...given} />
      <DebtBalancesChart {...given} />
      <YearlyChart {...given} />
    </Suspense>
  );
}
