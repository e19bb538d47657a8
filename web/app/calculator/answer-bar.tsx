/** The answer in short: on a phone it rides at the foot of the form, and it is said to those who cannot see it. */

import { addMonths, formatMonth } from '@debt-payoff/contract/months';
import { useRef } from 'react';
import { useAnnouncedAtRest } from '../ui/announced-at-rest.ts';
import { buttonClass } from '../ui/button.tsx';
import type { UncountedFigures } from './counted-debts.ts';
import { uncountedInShort } from './missing-figures.ts';
import { type SpokenAnswer, spokenAnswer } from './spoken-answer.ts';

export function AnswerBar(props: SpokenAnswer & { readonly answerId: string }) {
  const { verdict, inShort, uncounted, start, answerId } = props;
  const bar = useRef<HTMLDivElement>(null);
  useAnnouncedAtRest({
    text: spokenAnswer(props),
    first: '',
    since: uncounted ?? props.plan,
    // Figures that come with the visitor are read with the page.
    isWanted: () =>
      [bar.current?.closest('form'), document.getElementById(answerId)].some((part) =>
        part?.contains(document.activeElement),
      ),
  });
  const isNamed = verdict !== null && !inShort;
  const [label, figure] = verdict
    ? (inShort ?? ['Could be debt free in', formatMonth(addMonths(start, verdict.best.months))])
    : ['With these payments', 'No end yet'];
  return (
    <div className="answer-bar" ref={bar}>
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
