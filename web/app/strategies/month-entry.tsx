/** One month, like a page of a passbook. */

import { count } from '@debt-payoff/contract/counts';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import type { Plan } from '@debt-payoff/engine';
import { ChevronDown } from 'lucide-react';
import { memo, useState } from 'react';
import type { TermedWords } from '../payoff-plan/termed-words.tsx';
import { MonthBody } from './month-body.tsx';
import type { MonthWalk, PlanMonth } from './month-walk.ts';

export type MonthEntryProps = {
  readonly month: PlanMonth;
  readonly walk: MonthWalk;
  readonly plan: Plan;
  readonly terms: TermedWords | null;
  readonly debtNames: readonly string[];
  readonly start: Month;
  readonly isOpenAtFirst: boolean;
  /** In the page even while closed. */
  readonly isEager: boolean;
};

/** Kept as it is while months are added below it. */
export const MonthEntry = memo(function MonthEntry(props: MonthEntryProps) {
  const { month, start, isOpenAtFirst, isEager } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const cleared = month.clearedDebts.length;
  return (
    <details
      className="month"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>
          <b className="month-number">{strategyTexts.plan.month(month.month)}</b>{' '}
          <span className="muted">{formatMonth(addMonths(start, month.month))}</span>
        </span>
        {cleared === 0 ? null : (
          <span className="month-mark">
            <span className="sun" aria-hidden="true" />
            {count(cleared, 'debt')} paid off
          </span>
        )}
        <span className="num">
          <span className="vh">{strategyTexts.plan.totalBalance} </span>
          {formatPence(month.totalBalancePence)}
        </span>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      {isOpen || isEager ? <MonthBody {...props} /> : null}
    </details>
  );
});
