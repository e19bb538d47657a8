/** What falls due, day by day. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { UpcomingPayment } from '@debt-payoff/contract/schedules';
import { Check } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { formatDay } from '../words/dates.ts';

export function DueList(props: {
  readonly payments: readonly UpcomingPayment[];
  readonly today: string;
}) {
  return (
    <ul className="due-list">
      {props.payments.map((payment) => (
        <DuePaymentItem
          key={`${payment.scheduled_payment_id} ${payment.due_date}`}
          payment={payment}
          today={props.today}
        />
      ))}
    </ul>
  );
}

function DuePaymentItem({
  payment,
  today,
}: {
  readonly payment: UpcomingPayment;
  readonly today: string;
}) {
  const { creditor, due_date, payment_amount, is_recorded } = payment;
  return (
    <li>
      <span className="due-day">
        <time dateTime={due_date}>{due_date === today ? 'Today' : formatDay(due_date)}</time>
        {is_recorded ? (
          <Badge kind="go">
            <Check className="icon" aria-hidden="true" />
            Recorded
          </Badge>
        ) : null}
      </span>
      <TypedName name={creditor} />
      <b className="num">{formatPounds(payment_amount)}</b>
    </li>
  );
}
