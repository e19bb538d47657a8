/** What each debt still owes, stacked over time, against the minimum strategy's total. */
import {
  type DebtBalances,
  debtBalances,
  debtBalancesTitle,
  shortLayerName,
} from '@debt-payoff/charts/debt-balances';
import { layOutDebtBalances } from '@debt-payoff/charts/debt-balances-layout';
import { drawings } from '@debt-payoff/charts/drawings';
import { balancesSummary } from '@debt-payoff/charts/payoff-sentences';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { isolated } from '@debt-payoff/contract/names-in-sentences';
import type { Plan, StrategyName } from '@debt-payoff/engine';
import { useMemo, useState } from 'react';
import type { ChartDeals } from './chart-deals.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable, monthsShown } from './chart-table.tsx';
import { DebtBalancesDrawing } from './debt-balances-drawing.tsx';
import { KeyList } from './key-list.tsx';
import { useShownDrawings } from './shown-drawings.ts';
import { categoryAt } from './textures.tsx';

type DebtBalancesChartProps = {
  readonly plan: Plan;
  readonly strategy: StrategyName;
  readonly start: Month;
  readonly debtNames: readonly string[];
  readonly deals?: ChartDeals | undefined;
};

export function DebtBalancesChart({ plan, ...rest }: DebtBalancesChartProps) {
  const data = useMemo(() => debtBalances(plan, rest.strategy), [plan, rest.strategy]);
  // Fees are added before the first month, and the drawing begins with them.
  const owed = plan.terms?.feesPence ? 'Owed with fees' : 'Owed today';
  return data === null ? null : <DebtBalancesFigure data={data} owed={owed} {...rest} />;
}

type FigureProps = Omit<DebtBalancesChartProps, 'plan'> & {
  readonly data: DebtBalances;
  readonly owed: string;
};

const title = debtBalancesTitle;

function DebtBalancesFigure(props: FigureProps) {
  const { data, strategy, start, debtNames, deals } = props;
  const shown = useShownDrawings(deals?.drawings ?? drawings);
  const layouts = useMemo(
    () => shown.map((drawing) => layOutDebtBalances({ drawing, data, strategy, start, debtNames })),
    [shown, data, strategy, start, debtNames],
  );
  const last = Math.max(data.months, (data.minimum?.length ?? 1) - 1);
  const [chosen, setChosen] = useState<number | null>(null);
  const month = chosen === null ? null : Math.min(chosen, last);
  const finding = balancesSummary(props);
  const summary = deals === undefined ? finding : `${finding} ${deals.sentence}`;
  const reading = readMonth(month ?? 0, props);
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
      table={<DebtBalancesTable {...props} last={last} />}
    >
      {layouts.map((layout) => (
        <DebtBalancesDrawing
          key={layout.drawing.name}
          layout={layout}
          data={data}
          title={title}
          summary={summary}
          month={month}
          onMonth={setChosen}
          deals={deals}
        />
      ))}
      {deals?.key}
      <KeyList
        label={props.owed}
        entries={data.layers.map((layer, index) => ({
          category: categoryAt(index),
          name: shortLayerName(layer, debtNames),
          pence: layer.pence[0] ?? 0,
        }))}
        total={props.owed}
        hiddenBeside={layouts
          .filter(({ layers }) => layers.every(({ label }) => label !== null))
          .map(({ drawing }) => drawing.name)}
      />
    </ChartFigure>
  );
}

function readMonth(month: number, { data, start, debtNames }: FigureProps): string {
  const owed = data.layers.flatMap((layer) => {
    const pence = layer.pence[month] ?? 0;
    return pence === 0
      ? []
      : [`${isolated(shortLayerName(layer, debtNames))} ${formatPence(pence)}`];
  });
  const parts = [
    `${formatPence(data.totals[month] ?? 0)} owed`,
    ...(data.layers.length > 1 && owed.length > 0 ? [owed.join(', ')] : []),
    ...(data.minimum === null ? [] : [`with minimum ${formatPence(data.minimum[month] ?? 0)}`]),
  ];
  return `${formatMonth(addMonths(start, month))}: ${parts.join('; ')}`;
}

function DebtBalancesTable(props: FigureProps & { readonly last: number }) {
  const { data, start, debtNames, last, deals } = props;
  const { layers, totals, minimum } = data;
  return (
    <ChartTable
      caption={title}
      head="Month"
      columns={[
        ...layers.map((layer) => ({
          key: layer.debts.join(' '),
          label: isolated(shortLayerName(layer, debtNames)),
        })),
        { key: 'total', label: 'All debts' },
        ...(minimum === null ? [] : [{ key: 'minimum', label: 'All debts, with minimum' }]),
        ...(deals === undefined ? [] : [deals.column]),
      ]}
      rows={() => {
        const owed = [...layers.map(({ pence }) => pence), totals, ...(minimum ? [minimum] : [])];
        const months = monthsShown(last);
        const ofDeals = deals?.cellsOf(months);
        return months.map((month, at) => ({
          key: month,
          head: formatMonth(addMonths(start, month)),
          cells: [
            ...owed.map((pence) => formatPence(pence[month] ?? 0)),
            ...(ofDeals?.slice(at, at + 1) ?? []),
          ],
        }));
      }}
    />
  );
}
