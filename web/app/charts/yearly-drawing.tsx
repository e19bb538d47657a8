/** One drawing of interest and principal by year, at one width. */

import { amountMarks } from '@debt-payoff/charts/axis-marks';
import { plotOf } from '@debt-payoff/charts/drawings';
import { memo, useId } from 'react';
import { Pill } from './pill.tsx';
import { Marks, PlotDrawing } from './plot.tsx';
import { type Category, Textures, textureFill } from './textures.tsx';
import type { BarPart, YearBar, YearlyLayout } from './yearly-layout.ts';

export const partCategory: Record<BarPart['kind'], Category> = { principal: 1, interest: 2 };

export function YearlyDrawing(props: {
  readonly layout: YearlyLayout;
  readonly title: string;
  readonly summary: string;
  readonly year: number | null;
  readonly onYear: (year: number) => void;
}) {
  const { layout, year, onYear } = props;
  const { drawing, bars } = layout;
  const plot = plotOf(drawing);
  const chosen = bars.find(({ span }) => year !== null && span.from <= year && year <= span.to);
  const choose = (across: number): void => {
    const slot = (plot.right - plot.left) / bars.length;
    const index = Math.floor((across - plot.left) / slot);
    const bar = bars[Math.max(0, Math.min(bars.length - 1, index))];
    if (bar !== undefined) onYear(bar.span.from);
  };
  return (
    <PlotDrawing
      drawing={drawing}
      title={props.title}
      summary={props.summary}
      onPoint={(at) => choose(at.x)}
    >
      <Bars layout={layout} />
      {chosen === undefined ? null : <ChosenBar bar={chosen} bottom={plot.bottom} />}
    </PlotDrawing>
  );
}

/** All but the mark on a bar, which alone moves with the slider. */
const Bars = memo(function Bars({ layout }: { readonly layout: YearlyLayout }) {
  const { drawing, bars } = layout;
  const { left, right, bottom } = plotOf(drawing);
  const id = useId();
  return (
    <>
      <Textures id={id} used={[partCategory.principal, partCategory.interest]} />
      <Marks marks={amountMarks(layout)} />
      {bars.map((bar) => (
        <g key={bar.span.from}>
          {bar.parts.map((part) => (
            <Part key={part.kind} bar={bar} part={part} id={id} />
          ))}
          <text className="bar-total" x={bar.middle} y={topOf(bar, bottom) - 8} textAnchor="middle">
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

function Part(props: { readonly bar: YearBar; readonly part: BarPart; readonly id: string }) {
  const { bar, part } = props;
  return (
    <g>
      <rect
        className="layer"
        x={bar.left}
        y={part.top}
        width={bar.width}
        height={part.height}
        fill={textureFill(props.id, partCategory[part.kind])}
      />
      {part.label === null ? null : <Pill {...part.label} />}
    </g>
  );
}

function ChosenBar({ bar, bottom }: { readonly bar: YearBar; readonly bottom: number }) {
  const top = topOf(bar, bottom);
  return (
    <rect
      className="chosen screen-only"
      x={bar.left - 3}
      y={top - 3}
      width={bar.width + 6}
      height={bottom - top + 3}
    />
  );
}

function topOf({ parts }: YearBar, bottom: number): number {
  return Math.min(bottom, ...parts.map(({ top }) => top));
}
