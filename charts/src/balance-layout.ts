/** Where everything in one drawing of the balance over time stands. */
import type { Month } from '@debt-payoff/contract/months';
import type { StrategyName } from '@debt-payoff/engine';
import { monthsDrawn, roundMaximum } from './axis.ts';
import { type AxisMark, amountMarks, monthMarks } from './axis-marks.ts';
import type { BalanceSeries } from './balance-series.ts';
import { type Drawing, plotOf } from './drawings.ts';
import { type EndLabel, type NamedLine, placeEndLabels, strategyLine } from './end-labels.ts';
import type { Point } from './labels.ts';
import { type Scale, straightScale } from './scale.ts';

type DrawnSeries = Pick<BalanceSeries, 'strategy' | 'balances' | 'months' | 'cleared'>;

export type BalanceLayout = {
  readonly drawing: Drawing;
  readonly months: number;
  readonly x: Scale;
  readonly y: Scale;
  readonly marks: readonly AxisMark[];
  readonly lines: readonly NamedLine<StrategyName>[];
  readonly labels: readonly EndLabel<StrategyName>[];
  /** Where debts go on the first line. */
  readonly cleared: readonly { readonly debt: number; readonly at: Point }[];
};

export function layOutBalances(options: {
  readonly drawing: Drawing;
  readonly series: readonly DrawnSeries[];
  readonly start: Month;
}): BalanceLayout {
  const { drawing, series, start } = options;
  const plot = plotOf(drawing);
  const months = Math.max(1, ...series.map((entry) => entry.months));
  const maximum = roundMaximum(Math.max(...series.map(({ balances }) => Math.max(...balances))));
  const x = straightScale({ from: [0, months], to: [plot.left, plot.right] });
  const y = straightScale({ from: [0, maximum], to: [plot.bottom, plot.top] });
  const place = (month: number, { balances }: DrawnSeries): Point => ({
    x: x(month),
    y: y(balances[month] ?? 0),
  });
  const lines = series.map((entry) => {
    const { strategy, months: last } = entry;
    const drawn = monthsDrawn({ last, kept: entry.cleared.map(({ month }) => month) });
    const points = drawn.map((month) => place(month, entry));
    return strategyLine(strategy, { months: last, start, points });
  });
  const [first] = series;
  return {
    drawing,
    months,
    x,
    y,
    marks: [...amountMarks({ drawing, maximum, y }), ...monthMarks({ drawing, start, months, x })],
    lines,
    labels: placeEndLabels(drawing, lines),
    cleared: first?.cleared.map(({ debt, month }) => ({ debt, at: place(month, first) })) ?? [],
  };
}
