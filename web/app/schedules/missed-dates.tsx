/** The missed dates of one schedule, and the three ways to settle each: record it, link a payment, or mark it as not paid. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { MissedPayments } from '@debt-payoff/contract/schedules';
import { useDayOfPress } from '../session/today.ts';
import { Button } from '../ui/button.tsx';
import { formatDay } from '../words/dates.ts';
import { areAlike } from './amount-words.ts';
import type { DateAt } from './settling-calls.ts';
import type { Settling } from './use-settling.ts';

type MissedPayment = MissedPayments['missed_payments'][number];

export function MissedDates(props: {
  readonly portfolioId: number;
  readonly payment: MissedPayment;
  readonly settling: Settling;
  readonly onLink: (at: DateAt) => void;
}) {
  const { portfolioId, payment, settling } = props;
  const { scheduled_payment_id } = payment;
  return (
    <ul>
      {payment.missed_dates.map((due_date, place) => (
        <MissedDate
          key={due_date}
          at={{ portfolioId, scheduled_payment_id, due_date }}
          creditor={payment.debt_name}
          amount={areAlike(payment) ? null : (payment.missed_amounts[place] ?? null)}
          settling={settling}
          onLink={props.onLink}
        />
      ))}
    </ul>
  );
}

function MissedDate(props: {
  readonly at: DateAt;
  readonly creditor: string;
  /** Null where it is said of all of them. */
  readonly amount: number | null;
  readonly settling: Settling;
  readonly onLink: (at: DateAt) => void;
}) {
  const { at, settling } = props;
  const { portfolioId, scheduled_payment_id, due_date } = at;
  const dayOfPress = useDayOfPress();
  const record = (): void => {
    const dates = [{ scheduled_payment_id, due_date }];
    const orders = [{ portfolioId, dates }];
    const only = { creditor: props.creditor, due_date };
    settling.run({ kind: 'record', targetDate: dayOfPress(), orders, only });
  };
  const ways = [
    { label: 'Record', onClick: record },
    { label: 'Link a payment', onClick: () => props.onLink(at) },
    {
      label: 'Not paid',
      onClick: () => settling.run({ kind: 'not paid', at, creditor: props.creditor }),
    },
  ];
  return (
    <li className="missed-date">
      <span>
        <time dateTime={due_date}>{formatDay(due_date)}</time>
        {props.amount === null ? null : (
          <>
            , <span className="num">{formatPounds(props.amount)}</span>
          </>
        )}
      </span>
      <div className="settling-ways">
        {ways.map(({ label, onClick }) => (
          <Button
            key={label}
            variant="secondary"
            size="small"
            aria-label={`${label}, ${props.creditor}, ${formatDay(due_date)}`}
            busy={settling.isBusy}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}
