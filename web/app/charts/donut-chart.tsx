/** How a total is divided, as a ring with a key that adds up. */

import { count } from '@debt-payoff/contract/counts';
import { formatPence } from '@debt-payoff/contract/money';
import { nameInSentence, shortName } from '@debt-payoff/contract/names-in-sentences';
import { useMemo, useState } from 'react';
import { BarsTable, readItem } from './bars-chart.tsx';
import { type ChartItem, largestFirst, shareText } from './bars-items.ts';
import { ChartFigure } from './chart-figure.tsx';
import { DonutDrawing } from './donut-drawing.tsx';
import { layOutDonut } from './donut-layout.ts';
import { KeyList } from './key-list.tsx';

export function DonutChart(props: {
  readonly title: string;
  /** What one item is: 'portfolio'. */
  readonly noun: string;
  readonly items: readonly ChartItem[];
}) {
  const { title, noun } = props;
  const items = useMemo(() => largestFirst(props.items), [props.items]);
  const layout = useMemo(() => layOutDonut(items), [items]);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = items.length - 1;
  const item = chosen === null ? null : Math.min(chosen, last);
  const { total, slices } = layout;
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
      <div className="donut-frame">
        <DonutDrawing
          layout={layout}
          title={title}
          summary={summary}
          note={count(items.length, noun)}
          item={item}
          onItem={setChosen}
        />
        <KeyList
          label={title}
          entries={slices.map(({ category, label, pence }) => ({
            category,
            name: shortName(label),
            pence,
          }))}
          total="In total"
        />
      </div>
    </ChartFigure>
  );
}

function summaryOf(
  items: readonly ChartItem[],
  { noun, total }: { noun: string; total: number },
): string {
  const [largest] = items;
  if (largest === undefined) return '';
  const name = nameInSentence(largest.label);
  const owed = formatPence(largest.pence);
  if (largest.pence === total) return `All of the ${owed} you owe is in ${name}.`;
  return `The largest ${noun} is ${name}: ${owed}, ${shareText(largest.pence, total)} of what you owe.`;
}
