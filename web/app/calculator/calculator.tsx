/** The calculator: the form, and beside it the answer that changes as people type. */

import {
  type BalanceSeries,
  balanceSeries,
  balanceTitle,
  verdictOf,
} from '@debt-payoff/charts/balance-series';
import { formatPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import { planOf } from '@debt-payoff/contract/planned-debt';
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { useThisMonth } from '../page/server-facts.ts';
import {
  type GivenPlan,
  plainDebts,
  type ShownPlan,
  type Termed,
} from '../payoff-plan/calendar-plan.ts';
import { exampleDebts, exampleExtra } from '../payoff-plan/example.ts';
import { AnswerWait } from '../payoff-plan/termed.lazy.tsx';
import { Answer } from './answer.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { debtName } from './counted-debts.ts';
import { LazyBalanceOverTime, LazyDebtSummary, LazyWhatIf } from './parts.lazy.ts';
import { LazyAnswerBar } from './row-parts.lazy.ts';
import { LazyTermedPlan } from './termed.lazy.tsx';
import { type Calculator as CalculatorState, useCalculator } from './use-calculator.ts';

export const formId = 'calculator';
const answerId = 'answer';

export function Calculator({
  form,
}: {
  /** For anyone who wants to know where it is. */
  readonly form?: RefObject<HTMLDivElement | null> | undefined;
}) {
  const calculator = useCalculator();
  const { uncounted, left } = calculator;
  const start = useThisMonth();
  const { given, plan, rates, dealsIn, work, isAwaited, ...said } = useShownPlan(calculator, {
    start,
    leftPence: left.pence,
  });
  const isExample = given === example.given;
  const debtNames = useMemo(
    () => given.debts.map((debt, at) => debtName({ position: at + 1, ...debt })),
    [given],
  );
  const isWhole = uncounted === null && !isAwaited;
  const series = useMemo(() => (isWhole ? balanceSeries(plan) : noSeries), [isWhole, plan]);
  const verdict = verdictOf(series, plan);
  const title = isExample ? 'The example over time' : balanceTitle;
  const chart = useMemo(
    () => ({ title, series, plan, debtNames, start, ...(dealsIn && { dealsIn }) }),
    [title, series, plan, debtNames, start, dealsIn],
  );
  // These may follow a moment later: the figures come first.
  const [whatIfPlan, drawn] = [useDeferredValue(plan), useDeferredValue(chart)];
  return (
    <>
      <div id={formId} ref={form}>
        <CalculatorForm calculator={calculator} hasShortfall={isWhole && said.hasShortfall}>
          {isExample ? null : (
            <Suspense>
              <LazyAnswerBar
                {...{ verdict, uncounted, start, plan, debtNames, answerId }}
                inShort={said.inShort}
              />
            </Suspense>
          )}
        </CalculatorForm>
      </div>
      <div className="calc-side" id={answerId}>
        <Answer
          work={work}
          isAwaited={isAwaited}
          plan={plan}
          debtNames={debtNames}
          series={series}
          verdict={verdict}
          uncounted={uncounted}
          start={start}
          before={said.before}
          notes={said.notes}
          lead={isExample ? exampleLead(plan.debts.length, series) : 'You could be debt free in'}
        >
          {/* Where lenders ask for more than there is, nobody is asked to pay more. */}
          {isExample || !isWhole || said.hasShortfall ? null : (
            <LazyWhatIf plan={whatIfPlan} onUse={calculator.actions.editExtra} />
          )}
        </Answer>
      </div>
      <div className="calc-wide stack-8">
        {isExample ? null : (
          <LazyDebtSummary debts={calculator.debts} {...{ plan, rates, uncounted }} />
        )}
        {isWhole && drawn.series.length > 0 ? <LazyBalanceOverTime {...drawn} /> : null}
      </div>
    </>
  );
}

const plainNotes = { before: null, notes: null, hasShortfall: false };

const example: ShownPlan = {
  given: { debts: exampleDebts, extraPayment: exampleExtra },
  plan: planOf(exampleDebts, exampleExtra),
  ...plainNotes,
};

/** The example while nothing is typed, and in place of a plan with terms that has not been worked out yet. */
function useShownPlan(
  { debts, uncounted, extraPayment, options, actions: { change } }: CalculatorState,
  { start, leftPence }: { readonly start: Month; readonly leftPence: number | null },
): ShownPlan & { readonly work: ReactNode; readonly isAwaited: boolean } {
  const [termed, setTermed] = useState<Termed | null>(null);
  const isExample = debts.length === 0 && uncounted === null;
  const given = useMemo(
    () => (isExample ? example.given : { debts, extraPayment, ...(options && { options }) }),
    [isExample, debts, extraPayment, options],
  );
  // What is left is compared by code that few need; until it is there, the plan is shown without.
  const isChecked = !isExample && leftPence !== null;
  const plain = useMemo(() => plainShown(given), [given]);
  const shown = useMemo(
    () => (isChecked ? (termed?.show(given) ?? plain) : (plain ?? termed?.show(given))),
    [isChecked, plain, termed, given],
  );
  // The next plan with terms begins anew; while a figure is typed, it is the same one.
  if (plain && !isChecked && termed && uncounted === null) setTermed(null);
  return {
    ...(shown ?? example),
    isAwaited: !shown && uncounted === null,
    work: (plain === null || isChecked) && (
      <Suspense fallback={plain === null && <AnswerWait />}>
        <LazyTermedPlan {...{ given, start, leftPence, change }} onReady={setTermed} />
      </Suspense>
    ),
  };
}

function plainShown(given: GivenPlan): ShownPlan | null {
  const debts = plainDebts(given);
  return debts && { given, plan: planOf(debts, given.extraPayment), ...plainNotes };
}

const noSeries: readonly BalanceSeries[] = [];

function exampleLead(count: number, series: readonly BalanceSeries[]): string {
  const owed = formatPence(series[0]?.balances[0] ?? 0);
  return `For example: someone who owes ${owed} in ${count} debts could be debt free in`;
}
