/** The parts that the tabs are made of: strips of figures, charts and lists. */
import { lazy, type ReactNode, Suspense } from 'react';
import { loadPatiently } from '../../ui/lazy-hydrate.tsx';
import type { Figure } from './analytics-words.ts';
import { type BarsData, sumOf } from './chart-data.ts';

export function FigureStrip(props: {
  readonly title: string;
  readonly figures: readonly Figure[];
}) {
  return (
    <section className="stack">
      <h2 className="h4">{props.title}</h2>
      <dl className="tiles figure-strip">
        {props.figures.map(({ label, figure, note }) => (
          <div className="tile" key={label}>
            <dt>{label}</dt>
            <dd className="big">{figure}</dd>
            <dd className="note">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** By itself: what charts are drawn with is large, and the rest of the admin area has none. */
const FigureBars = lazy(async () => {
  const parts = await loadPatiently(() => import('./charts/figure-bars.tsx'));
  return { default: parts.FigureBars };
});

export function FigureChart({
  data,
  empty,
  isHalf = false,
}: {
  readonly data: BarsData;
  /** Said where there is nothing to draw. */
  readonly empty: string;
  readonly isHalf?: boolean;
}) {
  if (sumOf(data.items) === 0) return <EmptyCard data={data} text={empty} />;
  return (
    <Suspense fallback={<ChartToCome data={data} isHalf={isHalf} />}>
      <FigureBars data={data} isHalf={isHalf} />
    </Suspense>
  );
}

/** Where there is nothing to draw. */
function EmptyCard({ data, text }: { readonly data: BarsData; readonly text: string }) {
  return (
    <figure className="card">
      <h3>{data.title}</h3>
      <p className="muted">{text}</p>
    </figure>
  );
}

/** As high as the chart, so that nothing moves away from under somebody when it is there. */
function ChartToCome({ data, isHalf }: { readonly data: BarsData; readonly isHalf: boolean }) {
  return (
    <figure className="card">
      <div className="figure-head">
        <div>
          <h3>{data.title}</h3>
          <p>{data.summary}</p>
        </div>
      </div>
      <div className={isHalf ? 'chart-to-come is-half' : 'chart-to-come'} />
    </figure>
  );
}

export function ChartPair({ children }: { readonly children: ReactNode }) {
  return <div className="figure-charts">{children}</div>;
}
