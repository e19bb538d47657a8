/** The answer: the month, what it costs, and how the strategies differ. The one deep panel of the page. */

import type { BalanceSeries, Verdict } from '@debt-payoff/charts/balance-series';
import { count } from '@debt-payoff/contract/counts';
import { comparedOrder, strategyInSentence, strategyLabel } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { estimateByMonth } from '@debt-payoff/contract/texts/estimate';
import { monthlyPaymentPence, type Plan } from '@debt-payoff/engine';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { Spark } from '../charts/spark.tsx';
import { Ledger } from '../ui/ledger.tsx';
import { isBelowInterest } from './below-interest.ts';
import type { UncountedFigures } from './counted-debts.ts';
import {
  LazyBelowInterestNote,
  LazyNeverClearsAdvice,
  LazyNeverClearsReason,
} from './never-clears-notes.lazy.ts';
import { LazyUncountedList } from './row-parts.lazy.ts';

const titleId = 'answer-title';

type AnswerProps = {
  readonly plan: Plan;
  readonly debtNames: readonly string[];
  readonly series: readonly BalanceSeries[];
  readonly verdict: Verdict | null;
  /** What keeps the plan from being about every debt; there is no answer then. */
  readonly uncounted: UncountedFigures | null;
  readonly start: Month;
  /** Said over the month. */
  readonly lead: string;
  /** What stands before any month: where lenders ask for more than there is, and debts that come first. */
  readonly before: ReactNode;
  /** What is said of a plan with terms. */
  readonly notes: ReactNode;
  /** What works out a plan with terms: while that is awaited, it says so in place of the answer. */
  readonly work: ReactNode;
  readonly isAwaited: boolean;
  readonly children?: ReactNode;
};

export function Answer(props: AnswerProps) {
  const { plan, series, verdict, uncounted } = props;
  // It may follow a moment later, as the chart does: it takes many runs of the plan.
  const advised = useDeferredValue(plan);
  return (
    // Not live: the bar at the foot of the form says it in short, when nobody types.
    <aside className="answer" aria-labelledby={titleId}>
      <h2 className="vh" id={titleId}>
        Your answer
      </h2>
      {uncounted === null ? props.before : null}
      <Headline {...props} />
      {uncounted === null ? props.notes : null}
      {uncounted === null && !props.isAwaited ? <p className="caption">{estimateByMonth}</p> : null}
      {uncounted === null &&
      verdict !== null &&
      (plan.terms !== undefined || plan.debts.some(isBelowInterest)) ? (
        <Suspense>
          <LazyBelowInterestNote plan={advised} debtNames={props.debtNames} />
        </Suspense>
      ) : null}
      {verdict === null ? null : <Workings {...props} verdict={verdict} />}
      {uncounted === null && !props.isAwaited && series.length < comparedOrder.length ? (
        <Suspense>
          <LazyNeverClearsAdvice plan={advised} />
        </Suspense>
      ) : null}
      {props.children}
    </aside>
  );
}

function Headline(props: AnswerProps) {
  const { verdict, uncounted, start } = props;
  const [label, figure] =
    uncounted !== null
      ? ['Before we can name a month', 'A few figures to go']
      : verdict === null
        ? ['With these payments', 'No end yet']
        : [props.lead, formatMonth(addMonths(start, verdict.best.months))];
  return (
    <>
      {props.work}
      {props.isAwaited ? null : (
        <>
          <p className="answer-label">{label}</p>
          <p className="answer-month">{figure}</p>
          {uncounted === null ? (
            <Finding {...props} />
          ) : (
            <Suspense>
              <LazyUncountedList of={uncounted} />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}

function Finding({ plan, debtNames, verdict }: AnswerProps) {
  if (verdict === null) {
    return (
      <Suspense>
        <LazyNeverClearsReason plan={plan} debtNames={debtNames} />
      </Suspense>
    );
  }
  const monthly = formatPence(monthlyPaymentPence(plan, verdict.best.strategy));
  const paying =
    plan.terms === undefined
      ? `paying ${monthly} a month`
      : `on a budget of ${monthly} in the first month,`;
  return (
    <p>
      {`That is ${count(verdict.best.months, 'month')} from now, ${paying} with the ${strategyInSentence(verdict.best.strategy)} strategy.`}
    </p>
  );
}

function Workings({
  plan,
  series,
  verdict: { best, minimum },
  start,
}: AnswerProps & { readonly verdict: Verdict }) {
  const owed = best.balances[0] ?? 0;
  const fees = plan.terms?.feesPence ?? 0;
  return (
    <>
      <Spark best={best.balances} minimum={minimum?.balances ?? []} />
      <p className="caption">
        {`Solid: ${strategyInSentence(best.strategy)}.`}
        {minimum === null || minimum === best
          ? ''
          : ` Dotted: minimum payments, ${formatMonth(addMonths(start, minimum.months))}.`}
      </p>
      <Ledger
        lines={[
          { label: 'You owe today', figure: formatPence(owed - fees) },
          ...(fees === 0 ? [] : [{ label: 'Fees to be added', figure: formatPence(fees) }]),
          { label: 'Interest you would pay', figure: formatPence(best.totalInterestPence) },
        ]}
        total={{ label: 'Total to pay', figure: formatPence(owed + best.totalInterestPence) }}
      />
      <StrategyLines series={series} start={start} />
    </>
  );
}

/** Each strategy's month, interest, and what it saves against the dearest. */
function StrategyLines({ series, start }: Pick<AnswerProps, 'series' | 'start'>) {
  const dearest = Math.max(...series.map(({ totalInterestPence }) => totalInterestPence));
  return (
    <ul className="answer-strategies">
      {series.map(({ strategy, months, totalInterestPence }) => (
        <li key={strategy} data-strategy={strategy}>
          <b>{strategyLabel(strategy)}</b>
          <span>{formatMonth(addMonths(start, months))}</span>
          <span>
            {formatPence(totalInterestPence)} interest
            {dearest > totalInterestPence
              ? `, ${formatPence(dearest - totalInterestPence)} less than the most expensive`
              : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}
