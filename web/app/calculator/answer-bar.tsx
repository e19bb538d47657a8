/** On a phone the answer rides at the foot of the form; the panel below repeats it in full. */
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import type { Verdict } from '../charts/balance-series.ts';
import { buttonClass } from '../ui/button.tsx';

export function AnswerBar({
  verdict,
  start,
  answerId,
}: {
  readonly verdict: Verdict | null;
  readonly start: Month;
  readonly answerId: string;
}) {
  if (verdict === null) return null;
  return (
    <div className="answer-bar">
      <div>
        <span>Debt free in</span>
        <b>{formatMonth(addMonths(start, verdict.best.months))}</b>
      </div>
      <a className={buttonClass({ variant: 'inverse', size: 'small' })} href={`#${answerId}`}>
        See how
      </a>
    </div>
  );
}
