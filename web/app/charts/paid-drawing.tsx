/** One drawing of what was paid per month, at one width. */

import { amountMarks } from '@debt-payoff/charts/axis-marks';
import { plotOf } from '@debt-payoff/charts/drawings';
import { memo, useId } from 'react';
import { type PaidBar, type PaidLayout, paidCategories } from './paid-layout.ts';
import { Marks, PlotDrawing } from './plot.tsx';
import { Textures, textureFill } from './textures.tsx';

export function PaidDrawing(props: {
  readonly layout: PaidLayout;
  readonly title: string;
  readonly summary: string;
  /** The place of the month that is looked at; null before one is chosen. */
  readonly chosen: number | null;
  readonly onChoose: (index: number) => void;
}) {
  const { layout, onChoose } = props;
  const { drawing, bars } = layout;
  const plot = plotOf(drawing);
  const chosen = props.chosen === null ? undefined : bars[props.chosen];
  return (
    <PlotDrawing
      drawing={drawing}
      title={props.title}
      summary={props.summary}
      onPoint={({ x }) => {
        const index = Math.floor(((x - plot.left) / (plot.right - plot.left)) * bars.length);
        onChoose(Math.max(0, Math.min(bars.length - 1, index)));
      }}
    >
      <Bars layout={layout} />
      {chosen === undefined ? null : (
        <rect
          className="chosen screen-only"
          x={chosen.left - 3}
          y={chosen.top - 3}
          width={chosen.width + 6}
          height={plot.bottom - chosen.top + 3}
        />
      )}
    </PlotDrawing>
  );
}

/** All but the mark on a bar, which alone moves with the slider. */
const Bars = memo(function Bars({ layout }: { readonly layout: PaidLayout }) {
  const { drawing, bars } = layout;
  const { left, right, bottom } = plotOf(drawing);
  const id = useId();
  return (
    <>
      <Textures id={id} used={Object.values(paidCategories)} />
      <Marks marks={amountMarks(layout)} />
      {bars.map((bar) => (
        <g key={bar.paid.month}>
          <Parts bar={bar} id={id} />
          <Spending bar={bar} />
          <text className="bar-total" x={bar.middle} y={bar.totalBottom} textAnchor="middle">
            {bar.total}
          </text>
          <text className="tick" x={bar.middle} y={bottom + 21} textAnchor="middle">
            {bar.date}
          </text>
        </g>
      ))}
      <line className="axis" x1={left} x2={right} y1={bottom} y2={bottom} />
    </>
  );
});

/** A line across the bar, as it is no part of what was paid. */
function Spending({ bar: { left, width, spendingTop } }: { readonly bar: PaidBar }) {
  if (spendingTop === null) return null;
  const reach = 6;
  return (
    <line
      className="spending-line"
      x1={left - reach}
      x2={left + width + reach}
      y1={spendingTop}
      y2={spendingTop}
    />
  );
}

function Parts({ bar, id }: { readonly bar: PaidBar; readonly id: string }) {
  return bar.parts.map(({ category, top, height }) => (
    <rect
      key={category}
      className="layer"
      x={bar.left}
      y={top}
      width={bar.width}
      height={height}
      fill={textureFill(id, category)}
    />
  ));
}
