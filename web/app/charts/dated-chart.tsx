/** Amounts that belong to days, as one line or two: snapshots, or a plan and what became of it. */

import { type DatedLine, layOutLines, type Stop, stopsOf } from '@debt-payoff/charts/dated-lines';
import { drawings } from '@debt-payoff/charts/drawings';
import { formatPence } from '@debt-payoff/contract/money';
import { useMemo, useState } from 'react';
import { formatDay } from '../words/dates.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';
import { DatedDrawing } from './dated-drawing.tsx';
import { useShownDrawings } from './shown-drawings.ts';

/** There is at least one point. */
export function DatedChart(props: {
  readonly title: string;
  /** The finding, in a sentence. */
  readonly summary: string;
  readonly lines: readonly DatedLine[];
}) {
  const { title, summary, lines } = props;
  const shown = useShownDrawings(drawings);
  const layouts = useMemo(
    () => shown.map((drawing) => layOutLines(drawing, lines)),
    [shown, lines],
  );
  const stops = useMemo(() => stopsOf(lines), [lines]);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = stops.length - 1;
  const place = Math.min(chosen ?? newestStop(stops), last);
  const stop = stops[place];
  return (
    <ChartFigure
      title={title}
      summary={summary}
      slider={{
        label: 'Look at a day',
        last,
        value: place,
        reading: stop === undefined ? '' : readStop(stop, lines),
        onValue: setChosen,
      }}
      table={<DatedTable title={title} lines={lines} stops={stops} />}
    >
      {layouts.map((layout) => (
        <DatedDrawing
          key={layout.drawing.name}
          layout={layout}
          title={title}
          summary={summary}
          stops={stops}
          stop={chosen === null ? null : (stop ?? null)}
          onStop={setChosen}
        />
      ))}
    </ChartFigure>
  );
}

/** The last day of the actual line is the one that people look for; its line comes last. */
function newestStop(stops: readonly Stop[]): number {
  return Math.max(
    0,
    stops.findLastIndex(({ pence }) => typeof pence.at(-1) === 'number'),
  );
}

function readStop({ date, pence }: Stop, lines: readonly DatedLine[]): string {
  const readings = lines.flatMap(({ name }, at) => {
    const amount = pence[at];
    return typeof amount === 'number' ? [`${name} ${formatPence(amount)}`] : [];
  });
  return `${formatDay(date)}: ${readings.join(', ')}`;
}

function DatedTable(props: {
  readonly title: string;
  readonly lines: readonly DatedLine[];
  readonly stops: readonly Stop[];
}) {
  return (
    <ChartTable
      caption={props.title}
      head="Date"
      columns={props.lines.map(({ look, name }) => ({ key: look, label: name }))}
      rows={() =>
        props.stops.map(({ date, pence }, place) => ({
          key: place,
          head: formatDay(date),
          cells: pence.map((amount) => (amount === null ? '–' : formatPence(amount))),
        }))
      }
    />
  );
}
