/** On a phone the answer rides at the foot of the form; the panel below repeats it in full. */

import type { Verdict } from '@debt-payoff/charts/balance-series';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { buttonClass } from '../ui/button.tsx';
import { type UncountedFigures, uncountedInShort } from './counted-debts.ts';

type AnswerBarProps = {
  /** Null where no strategy clears the debts. */
  readonly verdict: Verdict | null;
  /** Whether lenders would ask for more than there is, also under the best strategy: that comes before its month. */
  readonly isShort: boolean;
  readonly uncounted: UncountedFigures | null;
  readonly start: Month;
  readonly answerId: string;
};

export function AnswerBar({ verdict, isShort, uncounted, start, answerId }: AnswerBarProps) {
  const [label, figure, link] =
    verdict === null
      ? ['With these payments', 'No end yet', 'See why']
      : isShort
        ? ['Your lenders would ask for', 'More than you have', 'See why']
        : ['Could be debt free in', formatMonth(addMonths(start, verdict.best.months)), 'See how'];
  return (
    <div className="answer-bar">
      {uncounted !== null ? (
        <NotCounted of={uncounted} />
      ) : (
        <div>
          <span>{label}</span> <b>{figure}</b>
        </div>
      )}
      <a className={buttonClass({ variant: 'inverse', size: 'small' })} href={`#${answerId}`}>
        {link}
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
