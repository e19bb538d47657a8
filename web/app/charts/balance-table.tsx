/** The balance chart's figures. */

import type { BalanceSeries } from '@debt-payoff/charts/balance-series';
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import type { ChartDeals } from './chart-deals.ts';
import { ChartTable, monthsShown } from './chart-table.tsx';

export function BalanceTable(props: {
  readonly series: readonly BalanceSeries[];
  readonly start: Month;
  readonly caption: string;
  readonly deals?: ChartDeals | undefined;
}) {
  const { series, start, deals } = props;
  return (
    <ChartTable
      caption={props.caption}
      head="Month"
      columns={[
        ...series.map(({ strategy }) => ({ key: strategy, label: strategyLabel(strategy) })),
        ...(deals === undefined ? [] : [deals.column]),
      ]}
      rows={() => {
        const months = monthsShown(Math.max(0, ...series.map(({ months: last }) => last)));
        const ofDeals = deals?.cellsOf(months);
        return months.map((month, at) => ({
          key: month,
          head: formatMonth(addMonths(start, month)),
          cells: [
            ...series.map(({ balances }) => formatPence(balances[month] ?? 0)),
            ...(ofDeals?.slice(at, at + 1) ?? []),
          ],
        }));
      }}
    />
  );
}
