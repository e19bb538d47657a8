/** One drawing of the balance chart, at one width. */
import { layOutBalances } from '@debt-payoff/charts/balance-layout';
import type { BalanceSeries } from '@debt-payoff/charts/balance-series';
import { type Drawing, plotOf } from '@debt-payoff/charts/drawings';
import { debtName } from '@debt-payoff/charts/text';
import type { Month } from '@debt-payoff/contract/months';
import type { ChartDeals } from './chart-deals.ts';
import { EndLabels } from './end-labels.tsx';
import { AreaUnder, ClearedDot, Line } from './lines.tsx';
import { Cursor, Marks, monthAt, PlotDrawing } from './plot.tsx';

export function BalanceDrawing(props: {
  readonly drawing: Drawing;
  readonly title: string;
  readonly summary: string;
  readonly series: readonly BalanceSeries[];
  readonly start: Month;
  readonly debtNames: readonly string[];
  readonly month: number | null;
  readonly onMonth: (month: number) => void;
  readonly deals?: ChartDeals | undefined;
}) {
  const { drawing, series, start, month, onMonth } = props;
  const plot = plotOf(drawing);
  const { months, x, y, lines, ...layout } = layOutBalances({ drawing, series, start });
  const [first] = lines;
  return (
    <PlotDrawing
      drawing={drawing}
      title={props.title}
      summary={props.summary}
      onPoint={(at) => onMonth(monthAt({ across: at.x, plot, months }))}
    >
      <Marks marks={layout.marks} />
      {first === undefined ? null : <AreaUnder drawing={drawing} points={first.points} />}
      {props.deals?.marks(drawing, x)}
      {lines.map(({ id, points }) => <Line key={id} look={id} points={points} />).toReversed()}
      {layout.cleared.map(({ debt, at }) => (
        <ClearedDot key={debt} drawing={drawing} at={at} name={debtName(props.debtNames, debt)} />
      ))}
      <EndLabels labels={layout.labels} />
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
