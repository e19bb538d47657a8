/** One drawing of the payoff timeline, at one width; a phone has the list instead. */
import { monthMarks } from '@debt-payoff/charts/axis-marks';
import { type Drawing, drawings, margin, plotOf } from '@debt-payoff/charts/drawings';
import { straightScale } from '@debt-payoff/charts/scale';
import { debtName, fitText } from '@debt-payoff/charts/text';
import type { Payoff } from '@debt-payoff/charts/timeline';
import { addMonths, formatMonthShort, type Month } from '@debt-payoff/contract/months';
import { isolated } from '@debt-payoff/contract/names-in-sentences';
import type { ChartDeals } from './chart-deals.ts';
import { Marks, PlotDrawing } from './plot.tsx';

const namesWidths = { l: 248, m: 200 };
const rowHeight = 36;
const barHeight = 12;
const monthWidth = 84;
const nameText = { gap: 16, fontSize: 14 };

/** The names take the place of the amounts, and the height follows from the rows. */
export function timelineDrawings(rows: number): Drawing[] {
  return drawings.flatMap((drawing) =>
    drawing.name === 's'
      ? []
      : [
          {
            ...drawing,
            amountsWidth: namesWidths[drawing.name],
            height: margin.top + rows * rowHeight + margin.bottom,
          },
        ],
  );
}

export function TimelineDrawing(props: {
  readonly drawing: Drawing;
  readonly title: string;
  readonly summary: string;
  readonly payoffs: readonly Payoff[];
  readonly start: Month;
  readonly debtNames: readonly string[];
  readonly chosenDebt: number | null;
  readonly onDebt: (debt: number) => void;
  readonly deals?: ChartDeals | undefined;
}) {
  const { drawing, payoffs, start, chosenDebt } = props;
  const { left, right, bottom } = plotOf(drawing);
  const months = payoffs.at(-1)?.month ?? 1;
  const x = straightScale({ from: [0, months], to: [left, right - monthWidth] });
  const choose = (down: number): void => {
    const row = Math.floor((down - margin.top) / rowHeight);
    const payoff = payoffs[Math.max(0, Math.min(payoffs.length - 1, row))];
    if (payoff !== undefined) props.onDebt(payoff.debt);
  };
  return (
    <PlotDrawing
      drawing={drawing}
      title={props.title}
      summary={props.summary}
      onPoint={(at) => choose(at.y)}
    >
      {payoffs.map((payoff, index) => (
        <g key={payoff.debt} transform={`translate(0, ${margin.top + index * rowHeight})`}>
          {payoff.debt === chosenDebt ? (
            <rect
              className="row-chosen screen-only"
              x={-8}
              width={right + 16}
              height={rowHeight}
              rx={4}
            />
          ) : null}
          <Row
            name={debtName(props.debtNames, payoff.debt)}
            month={formatMonthShort(addMonths(start, payoff.month))}
            end={x(payoff.month)}
            left={left}
          />
          {props.deals?.marksOnBar(payoff.debt, { x, y: rowHeight / 2 })}
        </g>
      ))}
      <line className="axis" x1={left} x2={right} y1={bottom} y2={bottom} />
      <Marks marks={monthMarks({ drawing, start, months, x })} />
    </PlotDrawing>
  );
}

function Row(props: {
  readonly name: string;
  readonly month: string;
  readonly end: number;
  readonly left: number;
}) {
  const { name, end, left } = props;
  const middle = rowHeight / 2;
  const { gap, fontSize } = nameText;
  return (
    <>
      <text className="lab" x={0} y={middle + 5}>
        {isolated(fitText(name, { width: left - gap, fontSize }))}
        <title>{name}</title>
      </text>
      <rect
        className="fill-1"
        x={left}
        y={middle - barHeight / 2}
        width={end - left}
        height={barHeight}
      />
      <circle className="dot" cx={end} cy={middle} r={7} />
      <text className="lab2" x={end + 14} y={middle + 5}>
        {props.month}
      </text>
    </>
  );
}
