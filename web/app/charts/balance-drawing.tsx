/** One drawing of the balance chart, at one width. */
import type { Month } from '@debt-payoff/contract/months';
import { Area, LinePath } from '@visx/shape';
import { monthsDrawn, roundMaximum } from './axis.ts';
import type { BalanceSeries } from './balance-series.ts';
import { type Drawing, plotOf } from './drawings.ts';
import { EndLabels, lineClass } from './end-labels.tsx';
import { type Point, readX, readY } from './labels.ts';
import { Amounts, Cursor, Dates, monthAt, PlotDrawing, type Scale } from './plot.tsx';
import { straightScale } from './scale.ts';
import { debtName } from './text.ts';

export function BalanceDrawing(props: {
  readonly drawing: Drawing;
  readonly title: string;
  readonly summary: string;
  readonly series: readonly BalanceSeries[];
  readonly start: Month;
  readonly debtNames: readonly string[];
  readonly month: number | null;
  readonly onMonth: (month: number) => void;
}) {
  const { drawing, series, start, month, onMonth } = props;
  const plot = plotOf(drawing);
  const months = Math.max(1, ...series.map((entry) => entry.months));
  const maximum = roundMaximum(Math.max(...series.map(({ balances }) => Math.max(...balances))));
  const x = straightScale({ from: [0, months], to: [plot.left, plot.right] });
  const y = straightScale({ from: [0, maximum], to: [plot.bottom, plot.top] });
  const lines = series.map((entry) => ({
    strategy: entry.strategy,
    months: entry.months,
    points: monthsDrawn({
      last: entry.months,
      kept: entry.cleared.map(({ month: cleared }) => cleared),
    }).map((at): Point => ({ x: x(at), y: y(entry.balances[at] ?? 0) })),
  }));
  const [first] = lines;
  const [best] = series;
  return (
    <PlotDrawing
      drawing={drawing}
      title={props.title}
      summary={props.summary}
      onPoint={(at) => onMonth(monthAt({ across: at.x, plot, months }))}
    >
      <Amounts drawing={drawing} maximum={maximum} y={y} />
      <Dates drawing={drawing} start={start} months={months} x={x} />
      {first === undefined ? null : (
        <Area className="area" data={first.points} x={readX} y0={plot.bottom} y1={readY} />
      )}
      {lines
        .map(({ strategy, points }) => (
          <LinePath
            key={strategy}
            className={lineClass[strategy]}
            data={points}
            x={readX}
            y={readY}
          />
        ))
        .toReversed()}
      {best === undefined ? null : (
        <ClearedDots drawing={drawing} best={best} debtNames={props.debtNames} x={x} y={y} />
      )}
      <EndLabels drawing={drawing} lines={lines} start={start} />
      {month === null ? null : (
        <Cursor
          drawing={drawing}
          x={x(month)}
          points={series
            .filter((entry) => month <= entry.months)
            .map(({ balances }) => ({ x: x(month), y: y(balances[month] ?? 0) }))}
        />
      )}
    </PlotDrawing>
  );
}

function ClearedDots(props: {
  readonly drawing: Drawing;
  readonly best: BalanceSeries;
  readonly debtNames: readonly string[];
  readonly x: Scale;
  readonly y: Scale;
}) {
  const { drawing, best, debtNames, x, y } = props;
  return best.cleared.map(({ month, debt }) => (
    <circle
      key={debt}
      className="dot"
      cx={x(month)}
      cy={y(best.balances[month] ?? 0)}
      r={drawing.name === 's' ? 4 : 5}
    >
      <title>{`${debtName(debtNames, debt)} cleared`}</title>
    </circle>
  ));
}
