/** On a phone the answer rides at the foot of the form; the panel below repeats it in full. */

import type { Verdict } from '@debt-payoff/charts/balance-series';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import type { ShownPlan } from '../payoff-plan/calendar-plan.ts';
import { buttonClass } from '../ui/button.tsx';
import type { UncountedFigures } from './counted-debts.ts';
import { uncountedInShort } from './missing-figures.ts';

type AnswerBarProps = {
  /** Null where no strategy clears the debts. */
  readonly verdict: Verdict | null;
  /** Said in place of the month; null or absent where that can be named. */
  readonly inShort: ShownPlan['inShort'];
  readonly uncounted: UncountedFigures | null;
  readonly start: Month;
  readonly answerId: string;
};

export function AnswerBar({ verdict, inShort, uncounted, start, answerId }: AnswerBarProps) {
  const isNamed = verdict !== null && !inShort;
  const [label, figure] = verdict
    ? (inShort ?? ['Could be debt free in', formatMonth(addMonths(start, verdict.best.months))])
    : ['With these payments', 'No end yet'];
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
        {isNamed ? 'See how' : 'See why'}
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
