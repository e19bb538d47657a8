/** What was paid per month, split into interest and principal. */

import { drawings } from '@debt-payoff/charts/drawings';
import { formatPence } from '@debt-payoff/contract/money';
import { formatMonth, monthOf } from '@debt-payoff/contract/months';
import { useMemo, useState } from 'react';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';
import { KeyList } from './key-list.tsx';
import { PaidDrawing } from './paid-drawing.tsx';
import { layOutMonths, paidCategories } from './paid-layout.ts';
import {
  type MonthPaid,
  monthsDrawn,
  type PaidSums,
  readMonth,
  restOf,
  sumMonths,
  summaryOf,
} from './paid-months.ts';
import { useShownDrawings } from './shown-drawings.ts';

const title = 'Paid per month';
const names = {
  interest: 'Interest',
  principal: 'Principal',
  rest: 'Other',
  spending: 'Spending and charges',
  refund: 'Refunds and corrections',
};

/** The months with payments, from the oldest on, written YYYY-MM. Nothing is drawn where there is none. */
export function PaidChart(props: {
  readonly months: readonly (PaidSums & { readonly month: string })[];
}) {
  const months = useMemo(
    () => props.months.map((paid) => ({ ...paid, month: monthOf(paid.month) })),
    [props.months],
  );
  return months.length === 0 ? null : <PaidFigure months={months} />;
}

function PaidFigure({ months }: { readonly months: readonly MonthPaid[] }) {
  const drawn = useMemo(() => monthsDrawn(months), [months]);
  const shown = useShownDrawings(drawings);
  const layouts = useMemo(
    () => shown.map((drawing) => layOutMonths(drawing, drawn)),
    [shown, drawn],
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const last = drawn.length - 1;
  // The newest month is the one that people look for.
  const index = Math.min(last, chosen ?? last);
  const summary = summaryOf(drawn);
  return (
    <ChartFigure
      title={title}
      summary={summary}
      slider={{
        label: 'Look at a month',
        last,
        value: index,
        reading: readMonth(drawn[index]),
        onValue: setChosen,
      }}
      table={<PaidTable months={months} />}
    >
      {layouts.map((layout) => (
        <PaidDrawing
          key={layout.drawing.name}
          layout={layout}
          title={title}
          summary={summary}
          chosen={chosen === null ? null : index}
          onChoose={setChosen}
        />
      ))}
      <Key drawn={drawn} hasMore={sumMonths(drawn).totalPence !== sumMonths(months).totalPence} />
    </ChartFigure>
  );
}

function Key({
  drawn,
  hasMore,
}: {
  readonly drawn: readonly MonthPaid[];
  readonly hasMore: boolean;
}) {
  const sums = sumMonths(drawn);
  const rest = restOf(sums);
  return (
    <>
      <KeyList
        label={title}
        entries={[
          {
            category: paidCategories.interest,
            name: names.interest,
            pence: sums.interestPence,
          },
          {
            category: paidCategories.principal,
            name: names.principal,
            pence: sums.principalPence,
          },
          ...(rest === 0 ? [] : [{ category: paidCategories.rest, name: names.rest, pence: rest }]),
        ]}
        total="Paid"
      />
      {rest === 0 ? null : (
        <p className="chart-note">
          Other is what was already in the balance you entered, or more than was owed.
        </p>
      )}
      {sums.spendingPence === 0 ? null : (
        <p className="chart-note">
          The dashed line is what was spent or charged in the month. It is no part of what was paid.
        </p>
      )}
      {hasMore ? (
        <p className="chart-note">The newest 12 months are drawn. The table has all of them.</p>
      ) : null}
    </>
  );
}

function PaidTable({ months }: { readonly months: readonly MonthPaid[] }) {
  const sums = sumMonths(months);
  const hasRest = months.some((paid) => restOf(paid) !== 0);
  const [hasSpending, hasRefund] = [sums.spendingPence !== 0, sums.refundPence !== 0];
  const cells = (paid: PaidSums): string[] =>
    [
      paid.interestPence,
      paid.principalPence,
      ...(hasRest ? [restOf(paid)] : []),
      paid.totalPence,
      ...(hasSpending ? [paid.spendingPence] : []),
      ...(hasRefund ? [paid.refundPence] : []),
    ].map(formatPence);
  return (
    <ChartTable
      caption={title}
      head="Month"
      columns={[
        { key: 'interest', label: names.interest },
        { key: 'principal', label: names.principal },
        ...(hasRest ? [{ key: 'rest', label: names.rest }] : []),
        { key: 'paid', label: 'Paid' },
        ...(hasSpending ? [{ key: 'spending', label: names.spending }] : []),
        ...(hasRefund ? [{ key: 'refund', label: names.refund }] : []),
      ]}
      rows={() =>
        months.map((paid) => ({
          key: paid.month,
          head: formatMonth(paid.month),
          cells: cells(paid),
        }))
      }
      total={{ key: 'total', head: 'In total', cells: cells(sums) }}
    />
  );
}
