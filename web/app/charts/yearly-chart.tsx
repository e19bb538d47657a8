/** Interest and principal paid in each calendar year. */

import { drawings } from '@debt-payoff/charts/drawings';
import { formatPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import type { Plan, StrategyName } from '@debt-payoff/engine';
import { useMemo, useState } from 'react';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';
import { KeyList } from './key-list.tsx';
import { useShownDrawings } from './shown-drawings.ts';
import { type PaidSum, paidByYear, sumPaid, type YearPaid } from './yearly.ts';
import { partCategory, YearlyDrawing } from './yearly-drawing.tsx';
import { layOutYears } from './yearly-layout.ts';

export function YearlyChart(props: {
  readonly plan: Plan;
  readonly strategy: StrategyName;
  readonly start: Month;
  readonly debtNames: readonly string[];
}) {
  const { plan, strategy, start } = props;
  const years = useMemo(() => paidByYear({ plan, strategy, start }), [plan, strategy, start]);
  return years === null ? null : <YearlyFigure years={years} />;
}

const title = 'Interest and principal by year';

function YearlyFigure({ years }: { readonly years: readonly YearPaid[] }) {
  const shown = useShownDrawings(drawings);
  const layouts = useMemo(
    () => shown.map((drawing) => layOutYears(drawing, years)),
    [shown, years],
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const firstYear = years[0]?.year ?? 0;
  const last = years.length - 1;
  const index = chosen === null ? 0 : Math.max(0, Math.min(last, chosen - firstYear));
  const total = sumPaid(years);
  const summary = summaryOf(years, total);
  return (
    <ChartFigure
      title={title}
      summary={summary}
      slider={{
        label: 'Look at a year',
        last,
        value: index,
        reading: readYear(years[index]),
        onValue: (value) => setChosen(firstYear + value),
      }}
      table={<YearlyTable years={years} total={total} />}
    >
      {layouts.map((layout) => (
        <YearlyDrawing
          key={layout.drawing.name}
          layout={layout}
          title={title}
          summary={summary}
          year={chosen === null ? null : firstYear + index}
          onYear={setChosen}
        />
      ))}
      <KeyList
        label="Paid in total"
        entries={[
          { category: partCategory.interest, name: 'Interest', pence: total.interestPence },
          { category: partCategory.principal, name: 'Principal', pence: total.principalPence },
        ]}
        total="Paid in total"
      />
    </ChartFigure>
  );
}

function summaryOf(years: readonly YearPaid[], total: PaidSum): string {
  const paid = formatPence(total.interestPence + total.principalPence);
  if (total.interestPence === 0) return `All of the ${paid} paid lowers the balance.`;
  const interest = formatPence(total.interestPence);
  const highest = Math.max(...years.map(({ interestPence }) => interestPence));
  const [dearest, ...others] = years.filter(({ interestPence }) => interestPence === highest);
  const most =
    years.length > 1 && dearest !== undefined && others.length === 0
      ? `, most in ${dearest.year}: ${formatPence(highest)}`
      : '';
  return `Of ${paid} paid in total, ${interest} is interest${most}.`;
}

function readYear(paid: YearPaid | undefined): string {
  if (paid === undefined) return '';
  const { year, interestPence, principalPence } = paid;
  const sum = formatPence(interestPence + principalPence);
  return principalPence < 0
    ? `${year}: ${sum} paid, interest ${formatPence(interestPence)}; the balance grows by ${formatPence(-principalPence)}`
    : `${year}: ${sum} paid, interest ${formatPence(interestPence)}, principal ${formatPence(principalPence)}`;
}

function YearlyTable({ years, total }: { years: readonly YearPaid[]; total: PaidSum }) {
  const cells = ({ interestPence, principalPence }: PaidSum) =>
    [interestPence, principalPence, interestPence + principalPence].map(formatPence);
  return (
    <ChartTable
      caption={title}
      head="Year"
      columns={[
        { key: 'interest', label: 'Interest' },
        { key: 'principal', label: 'Principal' },
        { key: 'paid', label: 'Paid' },
      ]}
      rows={() =>
        years.map((paid) => ({
          key: paid.year,
          head: String(paid.year),
          cells: cells(paid),
        }))
      }
      total={{ key: 'total', head: 'In total', cells: cells(total) }}
    />
  );
}
