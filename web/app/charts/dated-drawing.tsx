/** One drawing of lines over days, at one width. */

import { type DatedLayout, datedDots, type Stop, stopAt } from '@debt-payoff/charts/dated-lines';
import { memo } from 'react';
import { EndLabels } from './end-labels.tsx';
import { AreaUnder, Line } from './lines.tsx';
import { Cursor, Marks, PlotDrawing } from './plot.tsx';

export function DatedDrawing(props: {
  readonly layout: DatedLayout;
  readonly title: string;
  readonly summary: string;
  readonly stops: readonly Stop[];
  readonly stop: Stop | null;
  readonly onStop: (place: number) => void;
}) {
  const { layout, stops, stop } = props;
  return (
    <PlotDrawing
      drawing={layout.drawing}
      title={props.title}
      summary={props.summary}
      onPoint={(at) => props.onStop(stopAt(at.x, layout, stops))}
    >
      <Lines layout={layout} />
      {stop === null ? null : (
        <Cursor
          drawing={layout.drawing}
          x={layout.x(stop.date)}
          points={stop.pence.flatMap((pence) =>
            pence === null ? [] : [{ x: layout.x(stop.date), y: layout.y(pence) }],
          )}
        />
      )}
    </PlotDrawing>
  );
}

/** All but the cursor, which alone moves with the slider. */
const Lines = memo(function Lines({ layout }: { readonly layout: DatedLayout }) {
  const { drawing, lines } = layout;
  return (
    <>
      <Marks marks={layout.marks} />
      {lines.map(({ look, places }) => (
        <g key={look}>
          {look === 'actual' ? <AreaUnder drawing={drawing} points={places} /> : null}
          <Line look={look} points={places} />
        </g>
      ))}
      <Dots layout={layout} />
      <EndLabels labels={layout.labels} />
    </>
  );
});

function Dots({ layout }: { readonly layout: DatedLayout }) {
  return datedDots(layout).map(({ x, y, radius, isMilestone }, place) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: several points may be of the same day
      key={place}
      className={isMilestone ? 'dot' : 'point'}
      cx={x}
      cy={y}
      r={radius}
    />
  ));
}
