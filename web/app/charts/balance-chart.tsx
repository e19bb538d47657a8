/**
 * Balance over time for the strategies. It is drawn on the server for three widths rather than shrunk,
 * read month by month with one slider, told in a sentence, and there as a table.
 */

import type { BalanceSeries } from '@debt-payoff/charts/balance-series';
import { drawings } from '@debt-payoff/charts/drawings';
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { useState } from 'react';
import { BalanceDrawing } from './balance-drawing.tsx';
import { BalanceTable } from './balance-table.tsx';
import type { ChartDeals } from './chart-deals.ts';
import { ChartFigure } from './chart-figure.tsx';
import { useShownDrawings } from './shown-drawings.ts';

type BalanceChartProps = {
  readonly title: string;
  /** The finding, in a sentence. */
  readonly summary: string;
  readonly series: readonly BalanceSeries[];
  readonly start: Month;
  readonly debtNames: readonly string[];
  readonly deals?: ChartDeals | undefined;
};

export function BalanceChart(props: BalanceChartProps) {
  const { title, series, start, debtNames, deals } = props;
  const summary = deals === undefined ? props.summary : `${props.summary} ${deals.sentence}`;
  const shown = useShownDrawings(deals?.drawings ?? drawings);
  const last = Math.max(0, ...series.map(({ months }) => months));
  const [chosen, setChosen] = useState<number | null>(null);
  const month = chosen === null ? null : Math.min(chosen, last);
  const reading = readMonth(month ?? 0, series, start);
  return (
    <ChartFigure
      title={title}
      summary={summary}
      slider={{
        label: 'Look at a month',
        last,
        value: month ?? 0,
        reading: deals?.readingOf(reading, month ?? 0) ?? reading,
        onValue: setChosen,
      }}
      table={<BalanceTable {...{ series, start, deals }} caption={title} />}
    >
      {shown.map((drawing) => (
        <BalanceDrawing
          key={drawing.name}
          drawing={drawing}
          title={title}
          summary={summary}
          series={series}
          start={start}
          debtNames={debtNames}
          month={month}
          onMonth={setChosen}
          deals={deals}
        />
      ))}
      {deals?.key}
    </ChartFigure>
  );
}

function readMonth(month: number, series: readonly BalanceSeries[], start: Month): string {
  const balances = series.map(
    ({ strategy, balances: owed }) => `${strategyLabel(strategy)} ${formatPence(owed[month] ?? 0)}`,
  );
  return `${formatMonth(addMonths(start, month))}: ${balances.join(', ')}`;
}
