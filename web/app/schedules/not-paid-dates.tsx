/** The dates of a schedule that were marked as not paid, and taking that back. */

import { count } from '@debt-payoff/contract/counts';
import type { Schedule } from '@debt-payoff/contract/schedules';
import { Button } from '../ui/button.tsx';
import { formatDay } from '../words/dates.ts';

export function NotPaidDates(props: {
  readonly schedule: Schedule;
  readonly isBusy: boolean;
  readonly onTakeBack: (dueDate: string) => void;
}) {
  const { creditor, not_paid_dates: dates } = props.schedule;
  if (dates.length === 0) return null;
  return (
    <details className="not-paid">
      <summary>{count(dates.length, 'date')} marked as not paid</summary>
      <ul>
        {dates.map((dueDate) => (
          <li className="not-paid-date" key={dueDate}>
            <time dateTime={dueDate}>{formatDay(dueDate)}</time>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Take back, ${creditor}, ${formatDay(dueDate)}`}
              busy={props.isBusy}
              onClick={() => props.onTakeBack(dueDate)}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
