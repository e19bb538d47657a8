/** What the charts with axes share: the drawing itself, its amounts, its dates and the cursor. */
import type { Month } from '@debt-payoff/contract/months';
import { Group } from '@visx/group';
import type { PointerEvent, ReactNode } from 'react';
import { dateTicks } from './axis.ts';
import { type Drawing, plotOf } from './drawings.ts';
import type { Point } from './labels.ts';
import { axisAmounts } from './text.ts';

export type Scale = (value: number) => number;

export const quarters = [0, 0.25, 0.5, 0.75, 1];

export function PlotDrawing(props: {
  readonly drawing: Drawing;
  readonly title: string;
  readonly summary: string;
  /** How far the pointer is from the left and top edges, in the drawing's units. */
  readonly onPoint: (at: Point) => void;
  readonly children: ReactNode;
}) {
  const { drawing } = props;
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    props.onPoint({
      x: ((event.clientX - box.left) / box.width) * drawing.width,
      y: ((event.clientY - box.top) / box.height) * drawing.height,
    });
  };
  return (
    <svg
      className={`chart chart-${drawing.name}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={props.title}
      onPointerMove={point}
    >
      <desc>{props.summary}</desc>
      {props.children}
    </svg>
  );
}

const amountText = { gap: 12, fontSize: 13 };

export function Amounts(props: {
  readonly drawing: Drawing;
  readonly maximum: number;
  readonly y: Scale;
}) {
  const { drawing, maximum, y } = props;
  const { left, right } = plotOf(drawing);
  const labels = axisAmounts(
    quarters.map((quarter) => quarter * maximum),
    { width: drawing.amountsWidth - amountText.gap, fontSize: amountText.fontSize },
  );
  return quarters.map((quarter, index) => {
    const at = y(quarter * maximum);
    return (
      <Group key={quarter}>
        <line className={quarter === 0 ? 'axis' : 'grid'} x1={left} x2={right} y1={at} y2={at} />
        <text className="tick" x={left - amountText.gap} y={at + 4} textAnchor="end">
          {labels[index]}
        </text>
      </Group>
    );
  });
}

export function Dates(props: {
  readonly drawing: Drawing;
  readonly start: Month;
  readonly months: number;
  readonly x: Scale;
}) {
  const { drawing, start, months, x } = props;
  const { bottom } = plotOf(drawing);
  return dateTicks({ start, months, most: drawing.dateTicksMost }).map(({ at, label }) => (
    <Group key={at}>
      <line className="axis" x1={x(at)} x2={x(at)} y1={bottom} y2={bottom + 5} />
      <text className="tick" x={x(at)} y={bottom + 21} textAnchor={anchorAt(x(at), drawing)}>
        {label}
      </text>
    </Group>
  ));
}

/** Keeps a date at the edge within the drawing. */
function anchorAt(x: number, drawing: Drawing): 'start' | 'middle' | 'end' {
  if (x < 30) return 'start';
  return x > drawing.width - 36 ? 'end' : 'middle';
}

export function Cursor(props: {
  readonly drawing: Drawing;
  readonly x: number;
  readonly points: readonly Point[];
}) {
  const { top, bottom } = plotOf(props.drawing);
  return (
    <Group className="screen-only">
      <line className="cursor" x1={props.x} x2={props.x} y1={top} y2={bottom} />
      {[...new Set(props.points.map(({ y }) => y))].map((y) => (
        <circle key={y} className="cursor-dot" cx={props.x} cy={y} r={4} />
      ))}
    </Group>
  );
}

/** The month nearest to the pointer. */
export function monthAt(options: {
  readonly across: number;
  readonly plot: { readonly left: number; readonly right: number };
  readonly months: number;
}): number {
  const { across, plot, months } = options;
  const share = (across - plot.left) / (plot.right - plot.left);
  return Math.round(Math.max(0, Math.min(1, share)) * months);
}
