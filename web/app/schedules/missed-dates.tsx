/** The missed dates of one schedule, and the three ways to settle each: record it, link a payment, or mark it as not paid. */
import type { MissedPayments } from '@debt-payoff/contract/schedules';

import { useDayOfPress } from '../session/today.ts';
import { Button } from '../ui/button.tsx';
import { formatDay } from '../words/dates.ts';
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
      {payment.missed_dates.map((due_date) => (
        <MissedDate
          key={due_date}
          at={{ portfolioId, scheduled_payment_id, due_date }}
          creditor={payment.debt_name}
          amount={payment.payment_amount}
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
  readonly amount: number;
  readonly settling: Settling;
  readonly onLink: (at: DateAt) => void;
}) {
  const { at, settling } = props;
  const { portfolioId, scheduled_payment_id, due_date } = at;
  const dayOfPress = useDayOfPress();
  const record = (): void => {
    const dates = [{ scheduled_payment_id, due_date }];
    const orders = [{ portfolioId, dates }];
    const only = { creditor: props.creditor, due_date, amount: props.amount };
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
      <time dateTime={due_date}>{formatDay(due_date)}</time>
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
