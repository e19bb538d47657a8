/** What falls due, day by day, and recording what has been paid. */
import { addDays } from '@debt-payoff/contract/days';
import type { SettlementKind } from '@debt-payoff/contract/payment-kinds';
import { paymentLimits } from '@debt-payoff/contract/payment-limits';
import type { UpcomingPayment } from '@debt-payoff/contract/schedules';
import { Check } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { formatDay } from '../words/dates.ts';
import { amountWords } from './amount-words.ts';

export const settledWords = {
  recorded: 'Recorded',
  linked: 'Recorded',
  not_paid: 'Not paid',
} as const satisfies Record<SettlementKind, string>;

type DueListProps = {
  readonly payments: readonly UpcomingPayment[];
  readonly today: string;
  readonly isBusy: boolean;
  readonly onRecord: (payment: UpcomingPayment) => void;
};

export function DueList({ payments, ...common }: DueListProps) {
  return (
    <ul className="due-list">
      {payments.map((payment) => (
        <DuePaymentItem
          key={`${payment.scheduled_payment_id} ${payment.due_date}`}
          payment={payment}
          {...common}
        />
      ))}
    </ul>
  );
}

function DuePaymentItem({
  payment,
  today,
  isBusy,
  onRecord,
}: Omit<DueListProps, 'payments'> & { readonly payment: UpcomingPayment }) {
  const { creditor, due_date, settled_as } = payment;
  const day = due_date === today ? 'Today' : formatDay(due_date);
  // What is further ahead has hardly been paid yet.
  const isNear = due_date <= addDays(today, paymentLimits.settlesDaysAhead);
  return (
    <li>
      <span className="due-day">
        <time dateTime={due_date}>{day}</time>
        {settled_as === null ? null : <SettledBadge settledAs={settled_as} />}
      </span>
      <TypedName name={creditor} />
      <b className="num">{amountWords(payment)}</b>
      {isNear && settled_as === null ? (
        <span className="due-action">
          <Button
            variant="secondary"
            size="small"
            aria-label={`Record, ${creditor}, ${day}`}
            busy={isBusy}
            onClick={() => onRecord(payment)}
          >
            Record
          </Button>
        </span>
      ) : null}
    </li>
  );
}

function SettledBadge({ settledAs }: { readonly settledAs: SettlementKind }) {
  if (settledAs === 'not_paid') return <Badge kind="line">{settledWords.not_paid}</Badge>;
  return (
    <Badge kind="go">
      <Check className="icon" aria-hidden="true" />
      {settledWords[settledAs]}
    </Badge>
  );
}
