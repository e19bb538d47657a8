/** What falls due, as a month of a wall calendar. On a phone a dot marks the day, and a list says what it is. */
import { dayOfMonth } from '@debt-payoff/contract/days';
import { formatMonth, type Month, monthOf } from '@debt-payoff/contract/months';
import type { UpcomingPayment } from '@debt-payoff/contract/schedules';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAnnouncedChanges } from '../ui/announce.ts';
import { TypedName } from '../ui/typed-name.tsx';
import { amountWords } from './amount-words.ts';
import { settledWords } from './due-list.tsx';
import { weekdays, weeksOf } from './month-grid.ts';

type MonthCalendarProps = {
  readonly months: readonly Month[];
  readonly payments: readonly UpcomingPayment[];
  readonly today: string;
  /** The list that says on a phone what the dots are. */
  readonly children: (due: readonly UpcomingPayment[]) => ReactNode;
};

/** In one place of the grid; the rest is counted. */
const entriesMost = 3;

export function MonthCalendar({ months, payments, today, children }: MonthCalendarProps) {
  const [chosen, setChosen] = useState(0);
  // The months move on at midnight, and with them what can be chosen.
  const at = Math.min(chosen, months.length - 1);
  const month = months[at] ?? monthOf(today);
  useAnnouncedChanges(formatMonth(month));
  const due = payments.filter(({ due_date }) => monthOf(due_date) === month);
  return (
    <div className="due-calendar">
      <div className="due-calendar-head">
        <Step
          label="Previous month"
          isPossible={at > 0}
          onPress={() => setChosen(Math.max(0, at - 1))}
        >
          <ChevronLeft className="icon" aria-hidden="true" />
        </Step>
        <h3 className="h4">{formatMonth(month)}</h3>
        <Step
          label="Next month"
          isPossible={at < months.length - 1}
          onPress={() => setChosen(Math.min(months.length - 1, at + 1))}
        >
          <ChevronRight className="icon" aria-hidden="true" />
        </Step>
      </div>
      <Grid month={month} due={due} today={today} />
      <div className="due-of-month">
        {due.length === 0 ? (
          <p className="muted">Nothing falls due in this month.</p>
        ) : (
          children(due)
        )}
      </div>
    </div>
  );
}

/** It keeps the focus when there is nothing beyond, which a disabled button would not. */
function Step(props: {
  readonly label: string;
  readonly isPossible: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={props.label}
      aria-disabled={!props.isPossible || undefined}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}

function Grid(props: {
  readonly month: Month;
  readonly due: readonly UpcomingPayment[];
  readonly today: string;
}) {
  const { month, today } = props;
  const byDay = Map.groupBy(props.due, ({ due_date }) => due_date);
  return (
    <table className="month-table">
      <caption className="vh">Payments due in {formatMonth(month)}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              <span aria-hidden="true">
                {name.slice(0, 1)}
                <span className="rest-of-weekday">{name.slice(1, 3)}</span>
              </span>
              <span className="vh">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map(({ key, days }) => (
          <tr key={key}>
            {days.map((day, place) => (
              <Day
                // A place outside the month has no day to be told apart by.
                key={day ?? `${key} ${weekdays[place]}`}
                day={day}
                today={today}
                due={byDay.get(day ?? '') ?? []}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day(props: {
  readonly day: string | null;
  readonly today: string;
  readonly due: readonly UpcomingPayment[];
}) {
  const { day, today, due } = props;
  if (day === null) return <td className="outside" />;
  const isToday = day === today;
  return (
    <td
      className={day < today ? 'past' : undefined}
      aria-current={isToday ? 'date' : undefined}
      data-due={due.length > 0 || undefined}
    >
      <time dateTime={day}>{dayOfMonth(day)}</time>
      {isToday ? <span className="today-word">Today</span> : null}
      {due.length === 0 ? null : (
        <>
          <span className="due-dots" aria-hidden="true">
            {due.slice(0, entriesMost).map(({ scheduled_payment_id, settled_as }) => (
              <i key={scheduled_payment_id} data-settled={settled_as ?? undefined} />
            ))}
          </span>
          <ul className="due-entries">
            {due.slice(0, entriesMost).map((payment) => (
              <Entry key={payment.scheduled_payment_id} payment={payment} />
            ))}
            {due.length > entriesMost ? <li>and {due.length - entriesMost} more</li> : null}
          </ul>
        </>
      )}
    </td>
  );
}

function Entry({ payment }: { readonly payment: UpcomingPayment }) {
  return (
    <li data-settled={payment.settled_as ?? undefined}>
      <span className="due-entry-name">
        <TypedName name={payment.creditor} />
      </span>{' '}
      <span className="num">{amountWords(payment)}</span>
      {payment.settled_as === null ? null : (
        <>
          {payment.settled_as === 'not_paid' ? null : <Check className="icon" aria-hidden="true" />}
          <span className="vh"> {settledWords[payment.settled_as]}</span>
        </>
      )}
    </li>
  );
}
