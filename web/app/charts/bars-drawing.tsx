/** One drawing of bars, at one width. */

import { amountMarks } from '@debt-payoff/charts/axis-marks';
import { plotOf } from '@debt-payoff/charts/drawings';
import { isolated } from '@debt-payoff/contract/names-in-sentences';
import { memo, useId } from 'react';
import { groupAt } from './bars-items.ts';
import type { BarPlace, BarsLayout } from './bars-layout.ts';
import { Marks, PlotDrawing } from './plot.tsx';
import { categoryAt, Textures, textureFill } from './textures.tsx';

export function BarsDrawing(props: {
  readonly layout: BarsLayout;
  readonly title: string;
  readonly summary: string;
  readonly isVaried: boolean;
  readonly item: number | null;
  readonly onItem: (item: number) => void;
}) {
  const { layout, item, onItem } = props;
  const { drawing, bars, slot } = layout;
  const { left, bottom } = plotOf(drawing);
  const chosen = item === null ? undefined : groupAt(bars, item);
  const choose = (across: number): void => {
    const at = Math.floor((across - left) / slot);
    const bar = bars[Math.max(0, Math.min(bars.length - 1, at))];
    if (bar !== undefined) onItem(bar.from);
  };
  return (
    <PlotDrawing
      drawing={drawing}
      title={props.title}
      summary={props.summary}
      onPoint={(at) => choose(at.x)}
    >
      <Bars layout={layout} isVaried={props.isVaried} />
      {chosen === undefined ? null : (
        <rect
          className="chosen screen-only"
          x={chosen.left - 3}
          y={chosen.top - 3}
          width={chosen.width + 6}
          height={bottom - chosen.top + 3}
        />
      )}
    </PlotDrawing>
  );
}

/** All but the mark on a bar, which alone moves with the slider. */
const Bars = memo(function Bars(props: {
  readonly layout: BarsLayout;
  readonly isVaried: boolean;
}) {
  const { drawing, bars, maximum, y } = props.layout;
  const { left, right, bottom } = plotOf(drawing);
  const id = useId();
  const categories = bars.map((_, at) => categoryAt(props.isVaried ? at : 0));
  return (
    <>
      <Textures id={id} used={[...new Set(categories)]} />
      <Marks marks={amountMarks({ drawing, maximum, y })} />
      {bars.map((bar, at) => (
        <OneBar
          key={bar.from}
          bar={bar}
          bottom={bottom}
          fill={textureFill(id, categories[at] ?? 1)}
        />
      ))}
      <line className="axis" x1={left} x2={right} y1={bottom} y2={bottom} />
    </>
  );
});

const lineHeight = 15;

function OneBar(props: { readonly bar: BarPlace; readonly bottom: number; readonly fill: string }) {
  const { bar, bottom } = props;
  return (
    <g>
      <title>{bar.label}</title>
      <rect
        x={bar.left}
        y={bar.top}
        width={bar.width}
        height={bottom - bar.top}
        fill={props.fill}
      />
      <text className="bar-total" x={bar.middle} y={bar.top - 6} textAnchor="middle">
        {bar.figure}
      </text>
      {bar.lines.map((line, at) => (
        <text
          key={line}
          className="tick"
          x={bar.middle}
          y={bottom + 16 + at * lineHeight}
          textAnchor="middle"
        >
          {isolated(line)}
        </text>
      ))}
    </g>
  );
}
