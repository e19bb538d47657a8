/** The figures that prove the verdict: one row a strategy, the best marked, minimum last. */
import { markedStrategies } from '@debt-payoff/contract/compared-strategies';
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { strategyLimits } from '@debt-payoff/contract/strategy-limits';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { type ClearedOutcome, monthlyPaymentPence, type StrategyName } from '@debt-payoff/engine';
import { Check } from 'lucide-react';
import { Suspense } from 'react';
import { FreeAdvice } from '../debt-help/free-advice.tsx';
import { Badge } from '../ui/badge.tsx';
import { lazyNotice } from '../ui/lazy-notice.ts';
import { LazyClearingExtra } from './clearing-sums.lazy.ts';
import { type Comparison, onlyAskedLine } from './comparison.ts';
import { neverLine } from './sentences.ts';

const { columns } = strategyTexts;

const LazyCustomOrderNote = lazyNotice(
  async () => (await (await import('./rare-parts.ts')).loadCustomOrderNote()).CustomOrderNote,
);

export function ComparisonTable({ comparison }: { readonly comparison: Comparison }) {
  const { plan, results, best } = comparison;
  const marked = markedStrategies(comparison);
  const hasEndless = results.some(
    ({ strategy, outcome }) => outcome.neverPaysOff && onlyAskedLine(comparison, strategy) === null,
  );
  return (
    <div className="card comparison">
      <table className="table table-stack">
        <caption className="vh">Strategy comparison</caption>
        <thead>
          <tr>
            <th scope="col">{columns.strategy}</th>
            {[
              columns.monthsToPayoff,
              columns.yearsToPayoff,
              columns.totalInterest,
              columns.monthlyPayment,
            ].map((column) => (
              <th scope="col" className="n" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map(({ strategy, outcome }) => (
            <tr key={strategy} className={marked.includes(strategy) ? 'best' : undefined}>
              <StrategyCell strategy={strategy} isBest={marked.includes(strategy)} />
              {outcome.neverPaysOff ? (
                <EndlessCell comparison={comparison} strategy={strategy} />
              ) : (
                <Figures
                  outcome={outcome}
                  monthlyPaymentPence={monthlyPaymentPence(plan, strategy)}
                />
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {plan.customOrder === undefined ? null : (
        <Suspense>
          <LazyCustomOrderNote comparison={comparison} />
        </Suspense>
      )}
      {hasEndless && best !== null ? <FreeAdvice /> : null}
    </div>
  );
}

const keyClass: Record<StrategyName, string> = {
  avalanche: 'key',
  snowball: 'key key-snow',
  custom: 'key key-custom',
  minimum: 'key key-min',
};

function StrategyCell(props: { readonly strategy: StrategyName; readonly isBest: boolean }) {
  return (
    <th scope="row">
      <span className={keyClass[props.strategy]} aria-hidden="true" />
      {strategyLabel(props.strategy)}{' '}
      {props.isBest ? (
        <Badge kind="go">
          <Check className="icon" aria-hidden="true" />
          {strategyTexts.bestMark}
        </Badge>
      ) : null}
    </th>
  );
}

function Figures(props: {
  readonly outcome: ClearedOutcome;
  readonly monthlyPaymentPence: number;
}) {
  const { months, totalInterestPence } = props.outcome;
  const figures = [
    [columns.monthsToPayoff, months.toLocaleString('en-GB')],
    [columns.yearsToPayoff, (months / 12).toFixed(strategyLimits.yearsDecimalsOnScreen)],
    [columns.totalInterest, formatPence(totalInterestPence)],
    // The column's name has the pound sign.
    [columns.monthlyPayment, formatPence(props.monthlyPaymentPence).slice(1)],
  ] as const;
  return figures.map(([column, figure]) => (
    <td className="n" data-label={column} key={column}>
      {figure}
    </td>
  ));
}

function EndlessCell(props: { readonly comparison: Comparison; readonly strategy: StrategyName }) {
  const { comparison, strategy } = props;
  const onlyAsked = onlyAskedLine(comparison, strategy);
  return (
    <td className="endless" colSpan={4}>
      {onlyAsked ?? neverLine}
      {comparison.hasClearingSums && onlyAsked === null ? (
        <Suspense>
          <LazyClearingExtra plan={comparison.plan} strategy={strategy} />
        </Suspense>
      ) : null}
    </td>
  );
}
