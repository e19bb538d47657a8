/** Figures side by side as bars, in the frame that all charts have. */
import { plotOf } from '@debt-payoff/charts/drawings';
import { memo, useMemo, useState } from 'react';
import { ChartFigure } from '../../../charts/chart-figure.tsx';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { Marks, PlotDrawing } from '../../../charts/plot.tsx';
import { useShownDrawings } from '../../../charts/shown-drawings.ts';
import { type BarsData, formatValue, sumOf } from '../chart-data.ts';
import {
  type FigureBarsLayout,
  fullDrawings,
  halfDrawings,
  layOutFigures,
  type PlacedBar,
} from './bars-layout.ts';

export function FigureBars(props: {
  readonly data: BarsData;
  /** Beside another one, where there is room for two. */
  readonly isHalf?: boolean;
}) {
  const { data, isHalf = false } = props;
  const { title, summary, noun, items } = data;
  const shown = useShownDrawings(isHalf ? halfDrawings : fullDrawings);
  const layouts = useMemo(() => shown.map((each) => layOutFigures(each, data)), [shown, data]);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = items.length - 1;
  const place = chosen === null ? null : Math.min(chosen, last);
  const item = items[place ?? 0];
  return (
    <ChartFigure
      title={title}
      summary={summary}
      slider={{
        label: `Look at a ${noun}`,
        last,
        value: place ?? 0,
        reading: item === undefined ? '' : `${item.name}: ${formatValue(item.value, data)}`,
        onValue: setChosen,
      }}
      table={<FiguresTable data={data} />}
    >
      {layouts.map((layout) => (
        <BarsDrawing
          key={layout.drawing.name}
          layout={layout}
          data={data}
          chosen={place}
          onChoose={setChosen}
        />
      ))}
    </ChartFigure>
  );
}

function BarsDrawing(props: {
  readonly layout: FigureBarsLayout;
  readonly data: BarsData;
  readonly chosen: number | null;
  readonly onChoose: (place: number) => void;
}) {
  const { layout, data, chosen } = props;
  const { left, bottom } = plotOf(layout.drawing);
  const bar = chosen === null ? undefined : layout.bars[chosen];
  const last = layout.bars.length - 1;
  return (
    <PlotDrawing
      drawing={layout.drawing}
      title={data.title}
      summary={data.summary}
      onPoint={({ x }) =>
        props.onChoose(Math.max(0, Math.min(last, Math.floor((x - left) / layout.slot))))
      }
    >
      <Bars layout={layout} />
      {bar === undefined ? null : (
        <rect
          className="chosen screen-only"
          x={bar.left - 3}
          y={bar.top - 3}
          width={bar.width + 6}
          height={bottom - bar.top + 3}
        />
      )}
    </PlotDrawing>
  );
}

/** All but the mark on a bar, which alone moves with the slider. */
const Bars = memo(function Bars({ layout }: { readonly layout: FigureBarsLayout }) {
  const { left, right, bottom } = plotOf(layout.drawing);
  return (
    <>
      <Marks marks={layout.marks} />
      {layout.bars.map((bar) => (
        <OneBar key={bar.item.key} bar={bar} bottom={bottom} />
      ))}
      <line className="axis" x1={left} x2={right} y1={bottom} y2={bottom} />
    </>
  );
});

function OneBar({ bar, bottom }: { readonly bar: PlacedBar; readonly bottom: number }) {
  return (
    <g>
      <rect
        className="fill-1"
        x={bar.left}
        y={bar.top}
        width={bar.width}
        height={bottom - bar.top}
      />
      {bar.figure === null ? null : (
        <text className="bar-total" x={bar.middle} y={bar.top - 6} textAnchor="middle">
          {bar.figure}
        </text>
      )}
      {bar.label === null ? null : (
        <text className="tick" x={bar.middle} y={bottom + 18} textAnchor="middle">
          {bar.label}
        </text>
      )}
    </g>
  );
}

function FiguresTable({ data }: { readonly data: BarsData }) {
  const { title, noun, column, items, hasTotal } = data;
  return (
    <ChartTable
      caption={title}
      head={`${noun.charAt(0).toUpperCase()}${noun.slice(1)}`}
      columns={[{ key: 'value', label: column }]}
      rows={() =>
        items.map(({ key, name, value }) => ({
          key,
          head: name,
          cells: [formatValue(value, data)],
        }))
      }
      {...(hasTotal && {
        total: { key: 'total', head: 'In total', cells: [formatValue(sumOf(items), data)] },
      })}
    />
  );
}
