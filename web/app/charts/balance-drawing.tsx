/** One drawing of the balance chart, at one width. */
import { strategyDescriptions } from '@debt-payoff/contract/debt-types';
import { addMonths, formatMonthShort, type Month } from '@debt-payoff/contract/months';
import type { StrategyName } from '@debt-payoff/engine';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import type { PointerEvent } from 'react';
import { dateTicks, roundMaximum } from './axis.ts';
import type { BalanceSeries } from './balance-series.ts';
import { type Box, type LabelWish, type Point, placeLabels } from './labels.ts';

type Drawing = {
  readonly name: 'l' | 'm' | 's';
  readonly width: number;
  readonly height: number;
  readonly dateTicksMost: number;
  /** Room on the left for the amounts; on smaller drawings they stand on their gridlines. */
  readonly amountsWidth: number;
};

export const drawings: readonly Drawing[] = [
  { name: 'l', width: 1040, height: 400, dateTicksMost: 7, amountsWidth: 64 },
  { name: 'm', width: 680, height: 360, dateTicksMost: 4, amountsWidth: 0 },
  { name: 's', width: 350, height: 320, dateTicksMost: 3, amountsWidth: 0 },
];

const lineClass: Record<StrategyName, string> = {
  avalanche: 'l-ava',
  snowball: 'l-snow',
  minimum: 'l-min',
};
const textClass: Record<StrategyName, string> = {
  avalanche: 'c-ava',
  snowball: 'c-snow',
  minimum: 'c-min',
};

const margin = { top: 16, right: 8, bottom: 36 };
const quarters = [0, 0.25, 0.5, 0.75, 1];
const labelSize = { width: 96, height: 36 };

export function BalanceDrawing(props: {
  readonly drawing: Drawing;
  readonly title: string;
  readonly summary: string;
  readonly series: readonly BalanceSeries[];
  readonly start: Month;
  readonly debtNames: readonly string[];
  readonly month: number | null;
  readonly onMonth: (month: number) => void;
}) {
  const { drawing, series, start, month, onMonth } = props;
  const months = Math.max(1, ...series.map((entry) => entry.months));
  const maximum = roundMaximum(Math.max(...series.map(({ balances }) => balances[0] ?? 0)));
  const x = scaleLinear({
    domain: [0, months],
    range: [drawing.amountsWidth || 2, drawing.width - margin.right],
  });
  const y = scaleLinear({
    domain: [0, maximum],
    range: [drawing.height - margin.bottom, margin.top],
  });
  const lines = series.map(({ balances }) =>
    balances.map((pence, at): Point => ({ x: x(at), y: y(pence) })),
  );
  const choose = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const across = ((event.clientX - box.left) / box.width) * drawing.width;
    onMonth(Math.max(0, Math.min(months, Math.round(x.invert(across)))));
  };
  const [first] = lines;
  return (
    <svg
      className={`chart chart-${drawing.name}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={props.title}
      onPointerMove={choose}
    >
      <desc>{props.summary}</desc>
      <Amounts drawing={drawing} maximum={maximum} y={y} />
      <Dates drawing={drawing} start={start} months={months} x={x} />
      {first === undefined ? null : (
        <AreaClosed className="area" data={first} x={readX} y={readY} yScale={y} />
      )}
      {series
        .map((entry, index) => (
          <LinePath
            key={entry.strategy}
            className={lineClass[entry.strategy]}
            data={lines[index] ?? []}
            x={readX}
            y={readY}
          />
        ))
        .toReversed()}
      <ClearedDots {...props} line={lines[0] ?? []} />
      <LineLabels drawing={drawing} series={series} lines={lines} start={start} />
      {month === null ? null : (
        <Cursor
          x={x(month)}
          top={margin.top}
          bottom={y(0)}
          points={lines.map((line) => line[month])}
        />
      )}
    </svg>
  );
}

const readX = (point: Point) => point.x;
const readY = (point: Point) => point.y;

type Scale = (value: number) => number;

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

function Amounts({ drawing, maximum, y }: { drawing: Drawing; maximum: number; y: Scale }) {
  const { amountsWidth, width } = drawing;
  const left = amountsWidth || 2;
  return quarters.map((quarter) => {
    const at = y(quarter * maximum);
    const isBeside = amountsWidth > 0;
    const label = pounds.format((quarter * maximum) / 100);
    return (
      <Group key={quarter}>
        <line
          className={quarter === 0 ? 'axis' : 'grid'}
          x1={left}
          x2={width - margin.right}
          y1={at}
          y2={at}
        />
        {isBeside || quarter > 0 ? (
          <text
            className="tick"
            x={isBeside ? left - 12 : width - margin.right - 10}
            y={isBeside ? at + 4 : at - 5}
            textAnchor="end"
          >
            {label}
          </text>
        ) : null}
      </Group>
    );
  });
}

function Dates(props: { drawing: Drawing; start: Month; months: number; x: Scale }) {
  const { drawing, start, months, x } = props;
  const bottom = drawing.height - margin.bottom;
  return dateTicks({ start, months, most: drawing.dateTicksMost }).map(({ at, label }) => (
    <Group key={at}>
      <line className="axis" x1={x(at)} x2={x(at)} y1={bottom} y2={bottom + 5} />
      <text className="tick" x={x(at)} y={bottom + 21} textAnchor={anchorAt(x(at), drawing)}>
        {label}
      </text>
    </Group>
  ));
}

/** Keeps a date at the edge within the drawing. */
function anchorAt(x: number, drawing: Drawing): 'start' | 'middle' | 'end' {
  if (x < drawing.amountsWidth + 30) return 'start';
  return x > drawing.width - 36 ? 'end' : 'middle';
}

function ClearedDots(props: {
  readonly drawing: Drawing;
  readonly series: readonly BalanceSeries[];
  readonly debtNames: readonly string[];
  readonly line: readonly Point[];
}) {
  const [best] = props.series;
  return best?.cleared.map(({ month, debt }) => {
    const point = props.line[month];
    return point === undefined ? null : (
      <circle
        key={debt}
        className="dot"
        cx={point.x}
        cy={point.y}
        r={props.drawing.name === 's' ? 4 : 5}
      >
        <title>{`${props.debtNames[debt] ?? `Debt ${debt + 1}`} cleared`}</title>
      </circle>
    );
  });
}

function LineLabels(props: {
  readonly drawing: Drawing;
  readonly series: readonly BalanceSeries[];
  readonly lines: readonly (readonly Point[])[];
  readonly start: Month;
}) {
  const { drawing, series, lines, start } = props;
  const wishes = series.flatMap(({ strategy }, index): LabelWish[] => {
    const end = lines[index]?.at(-1);
    return end === undefined ? [] : [{ id: strategy, end, ...labelSize }];
  });
  const bounds = { left: drawing.amountsWidth || 2, top: margin.top };
  const taken = drawing.amountsWidth > 0 ? [] : amountBoxes(drawing);
  return placeLabels({ wishes, lines, taken, bounds }).map(({ id, right, top, end }) => {
    const entry = series.find(({ strategy }) => strategy === id);
    if (entry === undefined) return null;
    return (
      <Group key={id}>
        <path className="lead" d={`M${end.x} ${end.y - 6}V${top + labelSize.height}`} />
        <text
          className={`lab ${textClass[entry.strategy]}`}
          x={right - 6}
          y={top + 13}
          textAnchor="end"
        >
          {strategyDescriptions[entry.strategy].label}
        </text>
        <text className="lab2" x={right - 6} y={top + 30} textAnchor="end">
          {formatMonthShort(addMonths(start, entry.months))}
        </text>
      </Group>
    );
  });
}

/** Where the amounts stand on their gridlines, at the right edge. */
function amountBoxes({ width, height }: Drawing): Box[] {
  const plotHeight = height - margin.bottom - margin.top;
  return quarters.map((quarter) => {
    const line = height - margin.bottom - quarter * plotHeight;
    return { left: width - margin.right - 66, right: width, top: line - 18, bottom: line - 2 };
  });
}

function Cursor(props: {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly points: readonly (Point | undefined)[];
}) {
  return (
    <Group className="screen-only">
      <line className="cursor" x1={props.x} x2={props.x} y1={props.top} y2={props.bottom} />
      {props.points.map((point) =>
        point === undefined ? null : (
          <circle key={point.y} className="cursor-dot" cx={point.x} cy={point.y} r={4} />
        ),
      )}
    </Group>
  );
}
