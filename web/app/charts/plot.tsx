/** What the charts with axes share: the drawing itself, the marks of its axes and the cursor. */
import type { AxisMark } from '@debt-payoff/charts/axis-marks';
import { type Drawing, plotOf } from '@debt-payoff/charts/drawings';
import type { Point } from '@debt-payoff/charts/labels';
import type { PointerEvent, ReactNode } from 'react';

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
      <OnlySeen>{props.children}</OnlySeen>
    </svg>
  );
}

/** The marks of a drawing, read one by one, would say nothing; its summary and its table do. */
export function OnlySeen({ children }: { readonly children: ReactNode }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus
  return <g aria-hidden="true">{children}</g>;
}

export function Marks({ marks }: { readonly marks: readonly AxisMark[] }) {
  return marks.map(({ label, isGrid, ...line }) => (
    // Not by its text: amounts of a penny or two have the same more than once.
    <g key={`${line.x1} ${line.x2} ${line.y1}`}>
      <line className={isGrid ? 'grid' : 'axis'} {...line} />
      <text className="tick" x={label.x} y={label.y} textAnchor={label.anchor}>
        {label.text}
      </text>
    </g>
  ));
}

export function Cursor(props: {
  readonly drawing: Drawing;
  readonly x: number;
  readonly points: readonly Point[];
}) {
  const { top, bottom } = plotOf(props.drawing);
  return (
    <g className="screen-only">
      <line className="cursor" x1={props.x} x2={props.x} y1={top} y2={bottom} />
      {[...new Set(props.points.map(({ y }) => y))].map((y) => (
        <circle key={y} className="cursor-dot" cx={props.x} cy={y} r={4} />
      ))}
    </g>
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
