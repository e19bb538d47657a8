/** The calculator: the form, and beside it the answer that changes as people type. */

import {
  type BalanceSeries,
  balanceSeries,
  balanceTitle,
  verdictOf,
} from '@debt-payoff/charts/balance-series';
import { formatPence, penceFromPounds, poundsFromPence } from '@debt-payoff/contract/money';
import { planOf } from '@debt-payoff/contract/planned-debt';
import { type RefObject, useDeferredValue, useMemo } from 'react';
import { useThisMonth } from '../page/server-facts.ts';
import { exampleDebts, exampleExtra } from '../payoff-plan/example.ts';
import { Answer } from './answer.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { debtName } from './counted-debts.ts';
import { LazyBalanceOverTime, LazyDebtSummary, LazyWhatIf } from './parts.lazy.ts';
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
  const title = isExample ? 'The example over time' : balanceTitle;
  const chart = useMemo(
    () => ({ title, series, debtNames, start }),
    [title, series, debtNames, start],
  );
  // These may follow a moment later: the figures come first.
  const [whatIfPlan, drawn] = [useDeferredValue(plan), useDeferredValue(chart)];
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
        {isWhole && drawn.series.length > 0 ? <LazyBalanceOverTime {...drawn} /> : null}
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

function exampleLead(count: number, series: readonly BalanceSeries[]): string {
  const owed = formatPence(series[0]?.balances[0] ?? 0);
  return `For example: someone who owes ${owed} in ${count} debts could be debt free in`;
}
