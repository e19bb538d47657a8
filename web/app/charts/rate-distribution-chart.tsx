/** What is owed at which interest rates: the dearest money stands on the right. */

import { count } from '@debt-payoff/contract/counts';
import { formatPence } from '@debt-payoff/contract/money';
import { useMemo, useState } from 'react';
import { BarsDrawing } from './bars-drawing.tsx';
import { shareText, sumOf } from './bars-items.ts';
import { halfDrawings, layOutBars } from './bars-layout.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';
import { type RateBand, type RatedDebt, rateBands } from './rate-distribution.ts';
import { useShownDrawings } from './shown-drawings.ts';

const title = 'Balance by interest rate';

export function RateDistributionChart({ debts }: { readonly debts: readonly RatedDebt[] }) {
  const bands = useMemo(() => rateBands(debts), [debts]);
  const shown = useShownDrawings(halfDrawings);
  const layouts = useMemo(
    () =>
      shown.map((drawing) =>
        layOutBars({
          drawing,
          items: bands.map((band) => ({ ...band, key: band.label })),
          most: bands.length,
        }),
      ),
    [shown, bands],
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const total = sumOf(bands);
  const summary = summaryOf(bands, total);
  return (
    <ChartFigure
      title={title}
      summary={summary}
      slider={{
        label: 'Look at a range of rates',
        last: bands.length - 1,
        value: chosen ?? 0,
        reading: readBand(bands[chosen ?? 0], total),
        onValue: setChosen,
      }}
      table={<RatesTable bands={bands} total={total} />}
    >
      {layouts.map((layout) => (
        <BarsDrawing
          key={layout.drawing.name}
          layout={layout}
          title={title}
          summary={summary}
          isVaried
          item={chosen}
          onItem={setChosen}
        />
      ))}
    </ChartFigure>
  );
}

function summaryOf(bands: readonly RateBand[], total: number): string {
  const most = bands.reduce((largest, band) => (band.pence > largest.pence ? band : largest));
  const range = inSentence(most.exactly);
  return most.pence === total
    ? `All of what you owe is charged ${range}.`
    : `${shareText(most.pence, total)} of what you owe, ${formatPence(most.pence)}, is charged ${range}.`.replace(
        /^[a-z]/,
        (letter) => letter.toUpperCase(),
      );
}

function inSentence(range: string): string {
  return `${range.charAt(0).toLowerCase()}${range.slice(1)}`;
}

function readBand(band: RateBand | undefined, total: number): string {
  if (band === undefined) return '';
  const share = shareText(band.pence, total);
  return `${band.exactly}: ${formatPence(band.pence)}, ${share}, ${count(band.debts, 'debt')}`;
}

function RatesTable({ bands, total }: { bands: readonly RateBand[]; total: number }) {
  return (
    <ChartTable
      caption={title}
      head="Interest rate"
      columns={[
        { key: 'debts', label: 'Debts' },
        { key: 'balance', label: 'Balance' },
        { key: 'share', label: 'Share' },
      ]}
      rows={() =>
        bands.map(({ label, exactly, pence, debts }) => ({
          key: label,
          head: exactly,
          cells: [String(debts), formatPence(pence), shareText(pence, total)],
        }))
      }
      total={{
        key: 'total',
        head: 'In total',
        cells: [
          String(bands.reduce((sum, { debts }) => sum + debts, 0)),
          formatPence(total),
          '100%',
        ],
      }}
    />
  );
}
