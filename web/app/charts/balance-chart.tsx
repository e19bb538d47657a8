/**
 * Balance over time for the strategies. It is drawn on the server for three widths rather than shrunk,
 * read month by month with one slider, told in a sentence, and there as a table.
 */
import { strategyDescriptions } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { useId, useState } from 'react';
import { BalanceDrawing, drawings } from './balance-drawing.tsx';
import type { BalanceSeries } from './balance-series.ts';
import { BalanceTable } from './balance-table.tsx';

type BalanceChartProps = {
  readonly title: string;
  /** The finding, in a sentence. */
  readonly summary: string;
  readonly series: readonly BalanceSeries[];
  readonly start: Month;
  readonly debtNames: readonly string[];
};

export function BalanceChart({ title, summary, series, start, debtNames }: BalanceChartProps) {
  const id = useId();
  const last = Math.max(0, ...series.map(({ months }) => months));
  const [chosen, setChosen] = useState<number | null>(null);
  const month = chosen === null ? null : Math.min(chosen, last);
  return (
    <figure className="card">
      <div className="figure-head">
        <div>
          <h3>{title}</h3>
          <p>{summary}</p>
        </div>
      </div>
      {drawings.map((drawing) => (
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
        />
      ))}
      <div className="chart-reader needs-scripts screen-only">
        <label htmlFor={`${id}-month`}>Look at a month</label>
        <input
          id={`${id}-month`}
          type="range"
          min={0}
          max={last}
          value={month ?? 0}
          aria-valuetext={readMonth(month ?? 0, series, start)}
          onChange={(event) => setChosen(event.target.valueAsNumber)}
        />
        <output htmlFor={`${id}-month`}>{readMonth(month ?? 0, series, start)}</output>
      </div>
      <BalanceTable series={series} start={start} caption={title} />
    </figure>
  );
}

function readMonth(month: number, series: readonly BalanceSeries[], start: Month): string {
  const balances = series.map(
    ({ strategy, balances: owed }) =>
      `${strategyDescriptions[strategy].label} ${formatPence(owed[month] ?? 0)}`,
  );
  return `${formatMonth(addMonths(start, month))}: ${balances.join(', ')}`;
}
