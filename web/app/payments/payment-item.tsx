/** One payment of the history: when, to whom, how much, and what became of it. */

import { formatPounds } from '@debt-payoff/contract/money';
import { paymentTypeLabels } from '@debt-payoff/contract/payment-kinds';
import type { Payment } from '@debt-payoff/contract/payments';
import { balanceEntryTexts } from '@debt-payoff/contract/texts/balance-entries';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { memo } from 'react';
import { Badge } from '../ui/badge.tsx';
import { ChangeActions } from '../ui/change-actions.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { formatDay } from '../words/dates.ts';

const { payment: texts } = paymentTexts;

export function paymentTitleId({ id }: Payment): string {
  return `payment-${id}`;
}

/** Drawn once: when more are shown, those that are there stay as they are. */
export const PaymentItem = memo(function PaymentItem(props: {
  readonly payment: Payment;
  readonly onEdit: (payment: Payment) => void;
  readonly onDelete: (payment: Payment) => void;
}) {
  const { payment } = props;
  const titleId = paymentTitleId(payment);
  return (
    <li className="history-item payment-item">
      <div className="payment-what">
        <div id={titleId} tabIndex={-1}>
          <time className="payment-day" dateTime={payment.payment_date}>
            {formatDay(payment.payment_date)}
          </time>
          <p className="payment-creditor any-name few-lines">
            <TypedName name={payment.creditor} />
          </p>
        </div>
        <div className="row">
          <Badge kind={payment.payment_type === 'regular' ? 'line' : 'info'}>
            {paymentTypeLabels[payment.payment_type]}
          </Badge>
          {payment.scheduled_payment_id === null ? null : <Badge>Scheduled</Badge>}
          {payment.affects_balance ? null : <Badge>{texts.alreadyInBalance}</Badge>}
        </div>
        {payment.notes === '' ? null : (
          <p className="payment-note any-name">
            <bdi>{payment.notes}</bdi>
          </p>
        )}
      </div>
      <Figures payment={payment} />
      <ChangeActions
        subject={subjectOf(payment)}
        onEdit={() => props.onEdit(payment)}
        onDelete={() => props.onDelete(payment)}
      />
    </li>
  );
});

function subjectOf({ payment_date, payment_amount, creditor }: Payment): string {
  return `payment of ${formatDay(payment_date)}, ${formatPounds(payment_amount)}, ${creditor}`;
}

/** One that the balance held already is history alone: it bore no interest and left no balance. */
function Figures({ payment }: { readonly payment: Payment }) {
  return (
    <dl className="payment-figures">
      <div className="payment-amount">
        <dt>Amount</dt>
        <dd>{formatPounds(payment.payment_amount)}</dd>
        {payment.excess_amount > 0 ? (
          <dd className="small muted">{texts.moreThanOwed(formatPounds(payment.excess_amount))}</dd>
        ) : null}
      </div>
      {payment.affects_balance ? (
        <>
          <div>
            <dt>Interest</dt>
            <dd>{formatPounds(payment.interest_amount)}</dd>
          </div>
          <div>
            <dt>Principal</dt>
            <dd>{formatPounds(payment.principal_amount)}</dd>
          </div>
          <div>
            <dt>Balance after</dt>
            <dd>{formatPounds(payment.balance_after_payment)}</dd>
            <dd className="small muted">{payment.is_balance_stated ? 'Stated' : 'Estimate'}</dd>
          </div>
          <Adjustment amount={payment.adjustment_amount} />
        </>
      ) : null}
    </dl>
  );
}

/** What changed the balance besides the payment. It is neither interest nor principal. */
function Adjustment({ amount }: { readonly amount: number }) {
  if (amount === 0) return null;
  const { spendingAndCharges, refundsAndCorrections } = balanceEntryTexts;
  return (
    <div className="payment-adjustment">
      <dt>{amount > 0 ? spendingAndCharges : refundsAndCorrections}</dt>
      <dd>{formatPounds(Math.abs(amount))}</dd>
    </div>
  );
}
