/** The chart's figures, for whoever reads rather than looks. */
import { strategyDescriptions } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { buttonClass } from '../ui/button.tsx';
import type { BalanceSeries } from './balance-series.ts';

const rowsMost = 60;

export function BalanceTable(props: {
  readonly series: readonly BalanceSeries[];
  readonly start: Month;
  readonly caption: string;
}) {
  const { series, start } = props;
  return (
    <details className="chart-table">
      <summary className={buttonClass({ variant: 'secondary', size: 'small' })}>
        View as table
      </summary>
      <table className="table table-stack">
        <caption className="vh">{props.caption}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {series.map(({ strategy }) => (
              <th scope="col" className="n" key={strategy}>
                {strategyDescriptions[strategy].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthsShown(Math.max(0, ...series.map(({ months }) => months))).map((month) => (
            <tr key={month}>
              <th scope="row">{formatMonth(addMonths(start, month))}</th>
              {series.map(({ strategy, balances }) => (
                <td className="n" key={strategy} data-label={strategyDescriptions[strategy].label}>
                  {formatPence(balances[month] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Every month of a short plan; of a long one the same month of each year, and the last. */
export function monthsShown(last: number): number[] {
  const step = last < rowsMost ? 1 : 12 * Math.ceil(last / 12 / rowsMost);
  const shown: number[] = [];
  for (let month = 0; month < last; month += step) shown.push(month);
  return [...shown, last];
}
