/** Balances side by side, the largest first: the title says of what. */
import { formatPence } from '@debt-payoff/contract/money';
import { isolated, nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { useMemo, useState } from 'react';
import { BarsDrawing } from './bars-drawing.tsx';
import { type ChartItem, largestFirst, shareText, sumOf } from './bars-items.ts';
import { barsDrawings, barsMost, layOutBars } from './bars-layout.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';
import { useShownDrawings } from './shown-drawings.ts';

export function BarsChart(props: {
  readonly title: string;
  /** What one item is: 'debt'. */
  readonly noun: string;
  readonly items: readonly ChartItem[];
}) {
  const { title, noun } = props;
  const items = useMemo(() => largestFirst(props.items), [props.items]);
  const shown = useShownDrawings(barsDrawings);
  const layouts = useMemo(
    () => shown.map((drawing) => layOutBars({ drawing, items, most: barsMost(drawing) })),
    [shown, items],
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const last = items.length - 1;
  const item = chosen === null ? null : Math.min(chosen, last);
  const total = sumOf(items);
  const summary = summaryOf(items, { noun, total });
  return (
    <ChartFigure
      title={title}
      summary={summary}
      slider={{
        label: `Look at a ${noun}`,
        last,
        value: item ?? 0,
        reading: readItem(items[item ?? 0], total),
        onValue: setChosen,
      }}
      table={<BarsTable title={title} noun={noun} items={items} total={total} />}
    >
      {layouts.map((layout) => (
        <BarsDrawing
          key={layout.drawing.name}
          layout={layout}
          title={title}
          summary={summary}
          isVaried={false}
          item={item}
          onItem={setChosen}
        />
      ))}
    </ChartFigure>
  );
}

function summaryOf(
  items: readonly ChartItem[],
  { noun, total }: { noun: string; total: number },
): string {
  const [largest, ...others] = items;
  if (largest === undefined) return '';
  const name = nameInSentence(largest.label);
  const owed = formatPence(largest.pence);
  if (others.length === 0) return `All of it is owed to one ${noun}: ${name}, ${owed}.`;
  return `The largest ${noun} is ${name}: ${owed}, ${shareText(largest.pence, total)} of what you owe.`;
}

export function readItem(item: ChartItem | undefined, total: number): string {
  if (item === undefined) return '';
  const name = nameInSentence(item.label);
  return `${name}: ${formatPence(item.pence)}, ${shareText(item.pence, total)}`;
}

export function BarsTable(props: {
  readonly title: string;
  readonly noun: string;
  readonly items: readonly ChartItem[];
  readonly total: number;
}) {
  const { title, noun, items, total } = props;
  return (
    <ChartTable
      caption={title}
      head={`${noun.charAt(0).toUpperCase()}${noun.slice(1)}`}
      columns={[
        { key: 'balance', label: 'Balance' },
        { key: 'share', label: 'Share' },
      ]}
      rows={() =>
        items.map(({ key, label, pence }) => ({
          key,
          head: isolated(label),
          cells: [formatPence(pence), shareText(pence, total)],
        }))
      }
      total={{ key: 'total', head: 'In total', cells: [formatPence(total), '100%'] }}
    />
  );
}
