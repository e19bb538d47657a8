/** When each debt goes: a row a debt, and on a phone a list. */

import { debtInSentence, timelineSummary } from '@debt-payoff/charts/payoff-sentences';
import { debtName } from '@debt-payoff/charts/text';
import { listPayoffs, type Payoff, payoffsDrawn } from '@debt-payoff/charts/timeline';
import { count } from '@debt-payoff/contract/counts';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { shortName } from '@debt-payoff/contract/names-in-sentences';
import type { Plan, StrategyName } from '@debt-payoff/engine';
import { useMemo, useState } from 'react';
import type { ChartDeals } from './chart-deals.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';
import { useShownDrawings } from './shown-drawings.ts';
import { TimelineDrawing, timelineDrawings } from './timeline-drawing.tsx';

type PayoffTimelineProps = {
  readonly plan: Plan;
  readonly strategy: StrategyName;
  readonly start: Month;
  readonly debtNames: readonly string[];
  readonly deals?: ChartDeals | undefined;
};

export function PayoffTimeline(props: PayoffTimelineProps) {
  const { plan, strategy } = props;
  const payoffs = useMemo(() => listPayoffs(plan, strategy), [plan, strategy]);
  return payoffs === null ? null : <TimelineFigure {...props} payoffs={payoffs} />;
}

type FigureProps = PayoffTimelineProps & { readonly payoffs: readonly Payoff[] };

const title = 'When each debt goes';

function TimelineFigure(props: FigureProps) {
  const { payoffs, start, debtNames, deals } = props;
  const drawn = useMemo(() => payoffsDrawn(payoffs), [payoffs]);
  const shown = useShownDrawings(timelineDrawings(drawn.length));
  const [chosenDebt, setChosenDebt] = useState<number | null>(null);
  const index = Math.max(
    0,
    payoffs.findIndex(({ debt }) => debt === chosenDebt),
  );
  const finding = timelineSummary(props);
  const summary = deals === undefined ? finding : `${finding} ${deals.sentence}`;
  return (
    <ChartFigure
      title={title}
      summary={summary}
      slider={{
        label: 'Look at a debt',
        last: payoffs.length - 1,
        value: index,
        reading: readPayoff(payoffs[index], props),
        onValue: (value) => setChosenDebt(payoffs[value]?.debt ?? null),
      }}
      table={<TimelineTable {...props} />}
    >
      {shown.map((drawing) => (
        <TimelineDrawing
          key={drawing.name}
          drawing={drawing}
          title={title}
          summary={summary}
          payoffs={drawn}
          start={start}
          debtNames={debtNames}
          chosenDebt={chosenDebt}
          onDebt={setChosenDebt}
          deals={deals}
        />
      ))}
      <PayoffList {...props} payoffs={drawn} chosenDebt={chosenDebt} />
      {deals === undefined ? null : <div className="not-beside-s">{deals.key}</div>}
      {drawn.length < payoffs.length ? (
        <p className="chart-note">
          The first {drawn.length - 1} and the last are drawn. All {payoffs.length} are in the
          table.
        </p>
      ) : null}
    </ChartFigure>
  );
}

function readPayoff(payoff: Payoff | undefined, { start, debtNames, deals }: FigureProps): string {
  if (payoff === undefined) return '';
  const name = debtInSentence(debtNames, payoff.debt);
  const month = formatMonth(addMonths(start, payoff.month));
  const reading = `${name}: cleared in ${month}, after ${count(payoff.month, 'month')}`;
  return [reading, ...(deals?.wordsOf(payoff.debt) ?? [])].join('. ');
}

function PayoffList(props: FigureProps & { readonly chosenDebt: number | null }) {
  const { plan, payoffs, start, debtNames, chosenDebt, deals } = props;
  const owed = plan.debts.reduce((sum, { balancePence }) => sum + balancePence, 0);
  return (
    <div className="payline chart-s">
      <ol>
        <li className="done">
          <b>Today</b>
          {formatPence(owed)} owed
        </li>
        {payoffs.map(({ debt, month }, index) => {
          const end = index === payoffs.length - 1 ? 'end' : '';
          const chosen = debt === chosenDebt ? ' chosen-payoff' : '';
          const name = debtName(debtNames, debt);
          return (
            <li key={debt} className={`${end}${chosen}`} title={name}>
              <b>{formatMonth(addMonths(start, month))}</b>
              <bdi>{shortName(name)}</bdi> cleared
              {deals?.wordsOf(debt).map((text) => (
                <span className="payline-note" key={text}>
                  {text}
                </span>
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function TimelineTable({ payoffs, plan, start, debtNames, deals }: FigureProps) {
  return (
    <ChartTable
      caption={title}
      head="Debt"
      columns={[
        { key: 'balance', label: 'Owed today' },
        { key: 'month', label: 'Cleared' },
        { key: 'after', label: 'After' },
        ...(deals === undefined ? [] : [deals.column]),
      ]}
      rows={() =>
        payoffs.map(({ debt, month }) => ({
          key: debt,
          head: debtName(debtNames, debt),
          cells: [
            formatPence(plan.debts[debt]?.balancePence ?? 0),
            formatMonth(addMonths(start, month)),
            count(month, 'month'),
            ...(deals === undefined ? [] : [deals.wordsOf(debt).join('; ')]),
          ],
        }))
      }
    />
  );
}
