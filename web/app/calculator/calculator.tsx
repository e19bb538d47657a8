/** The calculator: the form, and beside it the answer that changes as people type. */
import { strategyDescriptions } from '@debt-payoff/contract/debt-types';
import { formatPence, penceFromPounds, poundsFromPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { memo, type RefObject, useDeferredValue, useMemo } from 'react';
import {
  type BalanceSeries,
  balanceSeries,
  type Verdict,
  verdictOf,
} from '../charts/balance-series.ts';
import { useThisMonth } from '../page/server-facts.ts';
import { exampleDebts, exampleExtra } from '../payoff-plan/example.ts';
import { planOf } from '../payoff-plan/planned-debt.ts';
import { count } from '../words/counts.ts';
import { Answer } from './answer.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { debtName } from './counted-debts.ts';
import { LazyBalanceChart, LazyDebtSummary, LazyWhatIf } from './parts.lazy.ts';
import { useCalculator } from './use-calculator.ts';

export const formId = 'calculator';
const answerId = 'answer';

export function Calculator({
  form,
}: {
  /** For anyone who wants to know where it is. */
  readonly form?: RefObject<HTMLDivElement | null> | undefined;
}) {
  const calculator = useCalculator();
  const { uncounted } = calculator;
  const start = useThisMonth();
  const isExample = calculator.debts.length === 0 && uncounted === null;
  const debts = isExample ? exampleDebts : calculator.debts;
  const debtNames = useMemo(
    () => debts.map((debt, at) => debtName({ position: at + 1, ...debt })),
    [debts],
  );
  const extra = isExample ? exampleExtra : calculator.extraPayment;
  const plan = useMemo(() => planOf(debts, extra), [debts, extra]);
  const isWhole = uncounted === null;
  const series = useMemo(() => (isWhole ? balanceSeries(plan) : noSeries), [isWhole, plan]);
  const verdict = verdictOf(series, plan.debts.length);
  const whatIfPlan = useDeferredValue(plan);
  return (
    <>
      <div id={formId} ref={form}>
        <CalculatorForm calculator={calculator}>
          {isExample ? null : (
            <AnswerBar verdict={verdict} uncounted={uncounted} start={start} answerId={answerId} />
          )}
        </CalculatorForm>
      </div>
      <div className="calc-side" id={answerId}>
        <Answer
          plan={plan}
          debtNames={debtNames}
          series={series}
          verdict={verdict}
          uncounted={uncounted}
          start={start}
          lead={isExample ? exampleLead(plan.debts.length, series) : 'You could be debt free in'}
        >
          {isExample || !isWhole ? null : (
            <LazyWhatIf
              plan={whatIfPlan}
              onUse={(more) =>
                calculator.actions.editExtra(addedPounds(calculator.extraPayment, more))
              }
            />
          )}
        </Answer>
      </div>
      <div className="calc-wide stack-8">
        {isExample ? null : <LazyDebtSummary debts={calculator.debts} uncounted={uncounted} />}
        <ChartBelow
          title={isExample ? 'The example over time' : 'Your balance over time'}
          // It may follow a moment later: the figures come first.
          series={useDeferredValue(series)}
          debtNames={debtNames}
          start={start}
        />
      </div>
    </>
  );
}

const noSeries: readonly BalanceSeries[] = [];

/** Added as pence: £4.02 and £50 are not 54.019999999999996. */
function addedPounds(...amounts: readonly number[]): string {
  const pence = amounts.reduce((sum, pounds) => sum + penceFromPounds(pounds), 0);
  return String(poundsFromPence(pence));
}

const ChartBelow = memo(function ChartBelow(props: {
  readonly title: string;
  readonly series: readonly BalanceSeries[];
  readonly debtNames: readonly string[];
  readonly start: Month;
}) {
  const { title, series, debtNames, start } = props;
  const verdict = verdictOf(series, debtNames.length);
  if (verdict === null) return null;
  return (
    <LazyBalanceChart
      title={title}
      summary={findingOf(verdict, series, start)}
      series={series}
      start={start}
      debtNames={debtNames}
    />
  );
});

function exampleLead(count: number, series: readonly BalanceSeries[]): string {
  const owed = formatPence(series[0]?.balances[0] ?? 0);
  return `For example: someone who owes ${owed} in ${count} debts could be debt free in`;
}

function findingOf(verdict: Verdict, series: readonly BalanceSeries[], start: Month): string {
  const { best, minimum } = verdict;
  const name = strategyDescriptions[best.strategy].label.toLowerCase();
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
