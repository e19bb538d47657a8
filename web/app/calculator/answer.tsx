/** The answer: the month, what it costs, and how the strategies differ. The one deep panel of the page. */
import { strategyDescriptions } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import {
  type Plan,
  type StrategyName,
  smallestClearingExtraPence,
  strategies,
} from '@debt-payoff/engine';
import type { ReactNode } from 'react';
import { type BalanceSeries, comparedOrder, type Verdict } from '../charts/balance-series.ts';
import { Spark } from '../charts/spark.tsx';
import { Ledger } from '../ui/ledger.tsx';
import { count } from '../words/counts.ts';

type AnswerProps = {
  readonly plan: Plan;
  readonly series: readonly BalanceSeries[];
  readonly verdict: Verdict | null;
  readonly start: Month;
  /** Said over the month. */
  readonly lead: string;
  readonly children?: ReactNode;
};

export function Answer(props: AnswerProps) {
  return (
    <aside className="answer" aria-label="Your answer">
      <Headline {...props} />
      {props.verdict === null ? null : <Workings {...props} verdict={props.verdict} />}
      <ClearingAdvice plan={props.plan} series={props.series} />
      {props.children}
    </aside>
  );
}

/** One region for every outcome, so that a change from one to another is spoken. */
function Headline({ plan, verdict, start, lead }: AnswerProps) {
  const monthly = plan.debts.reduce((sum, debt) => sum + debt.monthlyPaymentPence, plan.extraPence);
  return (
    <div aria-live="polite" aria-atomic="true">
      <p className="answer-label">{verdict === null ? 'With these payments' : lead}</p>
      <p className="answer-month">
        {verdict === null ? 'No end yet' : formatMonth(addMonths(start, verdict.best.months))}
      </p>
      <p>
        {verdict === null
          ? `At ${formatPence(monthly)} a month the debts would not be cleared within 100 years.`
          : `That is ${count(verdict.best.months, 'month')} from now, paying ${formatPence(monthly)} a month with the ${labelOf(verdict.best.strategy)} strategy.`}
      </p>
    </div>
  );
}

function labelOf(strategy: StrategyName): string {
  return strategyDescriptions[strategy].label.toLowerCase();
}

function Workings({
  series,
  verdict: { best, minimum },
  start,
}: AnswerProps & { readonly verdict: Verdict }) {
  const owed = best.balances[0] ?? 0;
  return (
    <>
      <Spark best={best.balances} minimum={minimum?.balances ?? []} />
      <p className="caption">
        {`Solid: ${labelOf(best.strategy)}.`}
        {minimum === null
          ? ''
          : ` Dotted: minimum payments, ${formatMonth(addMonths(start, minimum.months))}.`}
      </p>
      <Ledger
        lines={[
          { label: 'You owe today', figure: formatPence(owed) },
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
          <b>{strategyDescriptions[strategy].label}</b>
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

/** Strategies that have no line of their own, because they never clear the debts: what would change that. */
function ClearingAdvice({ plan, series }: Pick<AnswerProps, 'plan' | 'series'>) {
  const missing = comparedOrder.filter((name) => series.every(({ strategy }) => strategy !== name));
  if (missing.length === 0) return null;
  return (
    <div className="answer-note">
      {missing.map((name) => (
        <p key={name}>
          {`${strategyDescriptions[name].label} would not clear these debts within 100 years. ${formatPence(smallestClearingExtraPence(plan, strategies[name]))} extra a month would.`}
        </p>
      ))}
      <p>If more is out of reach, the free advisers at the foot of this page can help.</p>
    </div>
  );
}
