/** The answer: the month, what it costs, and what it saves. The one deep panel of the page. */
import { strategyDescriptions } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import type { Plan } from '@debt-payoff/engine';
import type { Verdict } from '../charts/balance-series.ts';
import { Spark } from '../charts/spark.tsx';
import { Ledger } from '../ui/ledger.tsx';

export function Answer({
  plan,
  verdict,
  start,
}: {
  readonly plan: Plan;
  readonly verdict: Verdict | null;
  readonly start: Month;
}) {
  if (verdict === null) return <NoAnswer />;
  const { best, minimum } = verdict;
  const owed = best.balances[0] ?? 0;
  const monthly = plan.debts.reduce((sum, debt) => sum + debt.monthlyPaymentPence, plan.extraPence);
  const saving = minimum === null ? 0 : minimum.totalInterestPence - best.totalInterestPence;
  const strategy = strategyDescriptions[best.strategy].label.toLowerCase();
  return (
    <aside className="answer" aria-label="Your answer">
      <div aria-live="polite" aria-atomic="true">
        <p className="answer-label">You could be debt free in</p>
        <p className="answer-month">{formatMonth(addMonths(start, best.months))}</p>
        <p>
          That is {best.months} months from now, paying {formatPence(monthly)} a month with the{' '}
          {strategy} strategy.
        </p>
      </div>
      <Spark best={best.balances} minimum={minimum?.balances ?? []} />
      {minimum === null ? null : (
        <p className="caption">
          Solid: your plan. Dotted: minimum payments,{' '}
          {formatMonth(addMonths(start, minimum.months))}.
        </p>
      )}
      <Ledger
        lines={[
          { label: 'You owe today', figure: formatPence(owed) },
          { label: 'Interest you would pay', figure: formatPence(best.totalInterestPence) },
        ]}
        total={{ label: 'Total to pay', figure: formatPence(owed + best.totalInterestPence) }}
      />
      {saving > 0 ? (
        <p className="small mt-6">
          You would pay {formatPence(saving)} less interest than with minimum payments.
        </p>
      ) : null}
    </aside>
  );
}

function NoAnswer() {
  return (
    <aside className="answer" aria-label="Your answer" aria-live="polite">
      <p className="answer-label">With these payments</p>
      <p className="answer-month">No end yet</p>
      <p>
        The debts would not be cleared within 100 years. A higher monthly payment changes that. If
        more is out of reach, the free advisers at the foot of this page can help.
      </p>
    </aside>
  );
}
