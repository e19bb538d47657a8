/** The charts below the first: loaded when the page is quiet, drawn when someone comes near. Paper has none. */
import type { Month } from '@debt-payoff/contract/months';
import type { StrategyName } from '@debt-payoff/engine';
import {
  type ComponentType,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Comparison } from './comparison.ts';
import type { LowerChartsProps } from './lower-charts.tsx';

type Charts = ComponentType<LowerChartsProps>;

/** Set once, in browsers only. */
let loaded: Charts | null = null;

/** Without a connection there are no later charts; their figures stand in the tables of the page. */
async function loadLowerCharts(): Promise<void> {
  const module = await import('./lower-charts.tsx').catch(() => null);
  loaded = module?.LowerCharts ?? loaded;
}

export function LazyLowerCharts(props: {
  readonly comparison: Comparison;
  readonly strategy: StrategyName;
  readonly start: Month;
}) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const Charts = useLoaded(isNear);
  const { plan, debtNames, terms } = props.comparison;
  if (Charts === null || !isNear) {
    return (
      <div
        className="charts-to-come needs-scripts screen-only"
        ref={place}
        aria-busy={isNear || undefined}
      />
    );
  }
  return (
    <div className="stack-8" ref={place}>
      <Charts
        plan={plan}
        debtNames={debtNames}
        strategy={props.strategy}
        start={props.start}
        deals={terms?.dealsUnder}
      />
    </div>
  );
}

/** Near enough that they are there before they are seen. */
const nearness = '600px';

function useNear(place: RefObject<HTMLDivElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
        if (isSeen) startTransition(() => setNear(true));
      },
      { rootMargin: nearness },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}

/** As soon as nothing else is left to do, so that anyone who scrolls finds them there. */
function useLoaded(isWanted: boolean): Charts | null {
  const [, setLoaded] = useState(loaded !== null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      await loadLowerCharts();
      startTransition(() => setLoaded(loaded !== null));
    };
    if (!isWanted) return whenIdle(load);
    void load();
  }, [isWanted]);
  return loaded;
}

const patienceMs = 1_000;

/** Safari has no idle callback. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, patienceMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: patienceMs });
  return () => cancelIdleCallback(handle);
}
