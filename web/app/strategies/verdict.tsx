/** The verdict in one sentence: which strategy costs least, that they are alike, or that none ends. */
import type { Month } from '@debt-payoff/contract/months';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { bestLine, bestNote, identicalNote } from '@debt-payoff/contract/verdict-sentences';
import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { focusOnTitle } from '../ui/focus-heading.ts';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import type { Comparison } from './comparison.ts';
import { NeverClears } from './never-clears.tsx';

type VerdictProps = {
  readonly comparison: Comparison;
  readonly start: Month;
  readonly planId: string;
  /** A sample has its own primary button, and a page has one. */
  readonly isSample: boolean;
};

export function Verdict({ comparison, start, planId, isSample }: VerdictProps) {
  const { best, likeness } = comparison;
  if (best === null) return <NeverClears comparison={comparison} />;
  const action = (
    <a
      className={buttonClass({ variant: isSample ? 'secondary' : 'primary' })}
      href={`#${planId}`}
      onClick={(press) => goToPlan(planId, press)}
    >
      {strategyTexts.plan.see}
    </a>
  );
  if (likeness === 'all') {
    return (
      <VerdictPanel label={strategyTexts.identical} action={action}>
        <p className="verdict-note">{identicalNote(comparison, start)}</p>
      </VerdictPanel>
    );
  }
  const { terms } = comparison;
  const { names, says } = terms?.bestLine ?? bestLine(comparison);
  return (
    <VerdictPanel label={strategyTexts.best} action={action}>
      <p className="h3">
        <b className="verdict-name">{names}</b> {says}
      </p>
      <p className="verdict-note">{terms?.bestNote ?? bestNote(comparison)}</p>
      {terms?.aheadLine ? <p className="verdict-note">{terms.aheadLine}</p> : null}
    </VerdictPanel>
  );
}

/** The browser's own jump leaves the focus here, on a link that is drawn anew for the new address. */
function goToPlan(planId: string, press: MouseEvent): void {
  const title = document.getElementById(planId);
  if (title === null || opensElsewhere(press)) return;
  press.preventDefault();
  focusOnTitle(title);
  title.scrollIntoView();
}

function VerdictPanel(props: {
  readonly label: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="best-banner" aria-labelledby="verdict">
      <div>
        <h2 className="verdict-label" id="verdict">
          {props.label}
        </h2>
        {props.children}
      </div>
      <div className="screen-only">{props.action}</div>
    </section>
  );
}
