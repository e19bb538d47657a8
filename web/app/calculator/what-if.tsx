/** What more money a month would change, before anyone commits to it. */

import { count } from '@debt-payoff/contract/counts';
import { durationOf } from '@debt-payoff/contract/durations';
import {
  formatPence,
  formatPounds,
  penceFromPounds,
  poundsFromPence,
} from '@debt-payoff/contract/money';
import { bestStrategy, compareStrategies, type Plan } from '@debt-payoff/engine';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';

const most = 500;
const step = 10;

export function WhatIf({
  plan,
  onUse,
}: {
  readonly plan: Plan;
  /** With the extra payment and more, in pounds. */
  readonly onUse: (extra: string) => void;
}) {
  const id = useId();
  const [more, setMore] = useState(50);
  // With deals it takes many runs: the slider moves at once, what it says follows.
  const asked = useDeferredValue(more);
  const change = useMemo(() => changeOf(plan, asked), [plan, asked]);
  return (
    <div className="what-if needs-scripts screen-only">
      <label htmlFor={id}>What if you paid more?</label>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={step}
        value={more}
        aria-valuetext={change}
        onChange={(event) => setMore(event.target.valueAsNumber)}
      />
      <p>{change}</p>
      <Button
        variant="inverse"
        size="small"
        // It keeps the focus of someone who has pressed it.
        aria-disabled={more === 0}
        onClick={() => {
          const extraPence = extraWith(plan, more);
          onUse(String(poundsFromPence(extraPence)));
          announce(`The extra payment is now ${formatPence(extraPence)} a month.`);
          setMore(0);
        }}
      >
        Add it to the extra payment
      </Button>
    </div>
  );
}

/** '£50.00 more a month: 7 months sooner, £412.00 less interest' */
export function changeOf(plan: Plan, morePounds: number): string {
  if (morePounds === 0) return 'Move the slider to see what more would change.';
  const said = `${formatPounds(morePounds)} more a month`;
  const what = plan.debts.length === 1 ? 'the debt' : 'the debts';
  const now = bestOf(plan);
  const then = bestOf({ ...plan, extraPence: extraWith(plan, morePounds) });
  if (then === null) return `${said} would not clear ${what} yet.`;
  if (now === null) {
    return `${said} would clear ${what} in ${durationOf(then.months)}, with ${formatPence(then.interestPence)} interest.`;
  }
  const sooner = now.months - then.months;
  const less = now.interestPence - then.interestPence;
  // Of what is within the budget then, the cheapest may take longer than what passes it now.
  const time =
    sooner === 0
      ? 'in the same month'
      : `${count(Math.abs(sooner), 'month')} ${sooner > 0 ? 'sooner' : 'later'}`;
  if (less === 0) return `${said}: ${time}`;
  return `${said}: ${time}, ${formatPence(Math.abs(less))} ${less > 0 ? 'less' : 'more'} interest`;
}

/** Added as pence: £4.02 and £50 are not 54.019999999999996. */
function extraWith({ extraPence }: Plan, morePounds: number): number {
  return extraPence + penceFromPounds(morePounds);
}

function bestOf(plan: Plan): { months: number; interestPence: number } | null {
  const results = compareStrategies(plan);
  const best = bestStrategy(results);
  const found = results.find(({ strategy }) => strategy === best?.strategy);
  if (found === undefined || found.outcome.neverPaysOff) return null;
  const { months, totalInterestPence } = found.outcome;
  return { months, interestPence: totalInterestPence };
}
