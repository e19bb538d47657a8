/** Where deals end in a chart: lines with a mark, their key, and what a table and a slider say of them. */
import {
  type DealEnd,
  dealEnds,
  dealEndsIn,
  dealEndsSentence,
} from '@debt-payoff/charts/deal-ends';
import { dealPlace, placeDealMarks, withHeadroom } from '@debt-payoff/charts/deal-marks';
import { type Drawing, drawings, plotOf } from '@debt-payoff/charts/drawings';
import type { Scale } from '@debt-payoff/charts/scale';
import { pillText, textWidth } from '@debt-payoff/charts/text';
import { Fragment } from 'react';
import type { ChartDeals } from '../charts/chart-deals.ts';
import { Pill } from '../charts/pill.tsx';

const dealsTitle = 'Rates that change';

/** None where no rate changes within the plan. */
export function chartDeals(given: Parameters<typeof dealEnds>[0]): ChartDeals | undefined {
  const ends = dealEnds(given);
  if (ends.length === 0) return undefined;
  return {
    drawings: drawings.map(withHeadroom),
    marks: (drawing, x) => <DealMarks drawing={drawing} x={x} ends={ends} />,
    marksOnBar: (debt, at) => (
      <BarMarks
        ends={ends.filter((end) => end.debt === debt)}
        isNumbered={ends.length > 1}
        {...at}
      />
    ),
    wordsOf: (debt) => ends.flatMap((end) => (end.debt === debt ? [end.words] : [])),
    key: <DealKey ends={ends} />,
    sentence: dealEndsSentence(ends, given.start),
    column: { key: 'deals', label: dealsTitle },
    cellsOf: (months) =>
      months.map((to, at) => {
        const after = months[at - 1];
        return dealEndsIn(ends, { to, ...(after !== undefined && { after }) });
      }),
    readingOf: (reading, month) => {
      const text = dealEndsIn(ends, { after: month - 1, to: month });
      return text === '' ? reading : `${reading}. ${text}`;
    },
  };
}

function DealMarks(props: {
  readonly drawing: Drawing;
  readonly x: Scale;
  readonly ends: readonly DealEnd[];
}) {
  const { drawing } = props;
  const { top, bottom } = plotOf(drawing);
  return placeDealMarks(drawing, props).map(({ lines, pill, title }) => (
    <g key={pill.x} className="deal-mark">
      {lines.map((x) => (
        <DealLine key={x} d={`M${x} ${pill.y + pillText.height / 2}V${Math.max(top, bottom)}`} />
      ))}
      <Pill {...pill} title={title} />
    </g>
  ));
}

function BarMarks(props: {
  readonly ends: readonly DealEnd[];
  readonly isNumbered: boolean;
  readonly x: Scale;
  readonly y: number;
}) {
  const { ends, isNumbered, y } = props;
  return (
    <g className="deal-mark">
      {ends.map((end) => {
        const x = dealPlace(end, props.x);
        const text = `${end.number}`;
        return (
          <Fragment key={end.number}>
            <DealLine d={`M${x} ${y - barReach}V${y + barReach}`} />
            {isNumbered ? (
              <Pill
                {...{ x, y, text }}
                width={textWidth(text, pillText.fontSize) + 10}
                title={end.text}
              />
            ) : null}
          </Fragment>
        );
      })}
    </g>
  );
}

const barReach = 14;

/** On a ground of its own, so that it is seen on any fill. */
function DealLine({ d }: { readonly d: string }) {
  return (
    <>
      <path className="deal-ground" d={d} />
      <path className="deal-line" d={d} />
    </>
  );
}

const keyMost = 12;

function DealKey({ ends }: { readonly ends: readonly DealEnd[] }) {
  const [shown, hidden] = [ends.slice(0, keyMost), ends.length - keyMost];
  return (
    <div className="deal-key">
      <ul aria-label={dealsTitle}>
        {shown.map(({ number, text }) => (
          <li key={number}>
            {ends.length > 1 ? <span className="deal-number">{number}</span> : <KeyLine />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 ? <p>All {ends.length} are in the table.</p> : null}
    </div>
  );
}

function KeyLine() {
  return (
    <svg className="deal-swatch" viewBox="0 0 20 20" aria-hidden="true">
      <path className="deal-line" d="M10 1V19" />
    </svg>
  );
}
