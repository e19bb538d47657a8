/** The chart below the form and its answer, with its finding in a sentence. */
import { strategyInSentence } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { memo } from 'react';
import { BalanceChart } from '../charts/balance-chart.tsx';
import { type BalanceSeries, type Verdict, verdictOf } from '../charts/balance-series.ts';
import { count } from '../words/counts.ts';

export const BalanceOverTime = memo(function BalanceOverTime(props: {
  readonly title: string;
  readonly series: readonly BalanceSeries[];
  readonly debtNames: readonly string[];
  readonly start: Month;
}) {
  const { series, debtNames, start } = props;
  const verdict = verdictOf(series, debtNames.length);
  if (verdict === null) return null;
  return <BalanceChart {...props} summary={findingOf(verdict, series, start)} />;
});

function findingOf(verdict: Verdict, series: readonly BalanceSeries[], start: Month): string {
  const { best, minimum } = verdict;
  const name = strategyInSentence(best.strategy);
  const end = formatMonth(addMonths(start, best.months));
  const sooner = (minimum?.months ?? best.months) - best.months;
  const against =
    sooner > 0 ? `, ${count(sooner, 'month')} before minimum payments would clear them` : '';
  const snowball = series.find(({ strategy }) => strategy === 'snowball');
  const more = (snowball?.totalInterestPence ?? 0) - best.totalInterestPence;
  const dearer =
    best.strategy === 'avalanche' && more > 0
      ? ` Snowball costs ${formatPence(more)} more interest.`
      : '';
  return `With ${name}, all the debts are gone in ${end}${against}.${dearer}`;
}
