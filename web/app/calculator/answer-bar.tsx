/** On a phone the answer rides at the foot of the form; the panel below repeats it in full. */

import type { Verdict } from '@debt-payoff/charts/balance-series';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { buttonClass } from '../ui/button.tsx';
import type { UncountedFigures } from './counted-debts.ts';
import { uncountedInShort } from './missing-figures.ts';

type AnswerBarProps = {
  /** Null where no strategy clears the debts. */
  readonly verdict: Verdict | null;
  readonly uncounted: UncountedFigures | null;
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
          <span>{verdict === null ? 'With these payments' : 'Could be debt free in'}</span>{' '}
          <b>
            {verdict === null ? 'No end yet' : formatMonth(addMonths(start, verdict.best.months))}
          </b>
        </div>
      )}
      <a className={buttonClass({ variant: 'inverse', size: 'small' })} href={`#${answerId}`}>
        {verdict === null ? 'See why' : 'See how'}
      </a>
    </div>
  );
}

function NotCounted({ of }: { readonly of: UncountedFigures }) {
  const [subject, verb] = uncountedInShort(of);
  return (
    <div>
      <b>{subject}</b> <span>{verb}</span>
    </div>
  );
}
