/** On a phone the answer rides at the foot of the form; the panel below repeats it in full. */
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import type { Verdict } from '../charts/balance-series.ts';
import { buttonClass } from '../ui/button.tsx';
import type { Uncounted } from './uncounted-list.tsx';

type AnswerBarProps = {
  /** Null where no strategy clears the debts. */
  readonly verdict: Verdict | null;
  readonly uncounted: Uncounted | null;
  readonly start: Month;
  readonly answerId: string;
};

export function AnswerBar({ verdict, uncounted, start, answerId }: AnswerBarProps) {
  return (
    <div className="answer-bar">
      {uncounted !== null ? (
        <NotCounted of={uncounted} />
      ) : (
        <div>
          <span>{verdict === null ? 'With these payments' : 'Debt free in'}</span>{' '}
          <b>
            {verdict === null ? 'No end yet' : formatMonth(addMonths(start, verdict.best.months))}
          </b>
        </div>
      )}
      <a className={buttonClass({ variant: 'inverse', size: 'small' })} href={`#${answerId}`}>
        {uncounted === null ? 'See how' : 'See why'}
      </a>
    </div>
  );
}

function NotCounted({ of: { debts } }: { readonly of: Uncounted }) {
  const [first] = debts;
  const one = first === undefined ? 'The extra payment' : `Debt ${first.position}`;
  return (
    <div>
      <b>{debts.length > 1 ? `${debts.length} debts` : one}</b>{' '}
      <span>{debts.length > 1 ? 'are not counted yet' : 'is not counted yet'}</span>
    </div>
  );
}
