/** Which scheduled payments were missed, on which dates, and recording them. */
import { formatPence, formatPounds, penceFromPounds } from '@debt-payoff/contract/money';
import type { MissedPayments } from '@debt-payoff/contract/schedules';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { focusOn } from '../forms/focus.ts';
import { Button } from '../ui/button.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { count } from '../words/counts.ts';
import { formatDay } from '../words/dates.ts';
import { MissedActions, MissedOutcome, missedAdvice, missedTitle } from './missed-parts.tsx';
import { useMissedPayments } from './use-missed-payments.ts';

type MissedPayment = MissedPayments['missed_payments'][number];

/** More dates than these are folded up. */
const datesShownMost = 6;

export function MissedPanel({ portfolioId }: { readonly portfolioId: number }) {
  const titleId = useId();
  const state = useMissedPayments([portfolioId]);
  const [shown] = state.missed;
  const [dismissed] = state.dismissed;
  if (shown === undefined) {
    return (
      <>
        <MissedOutcome state={state} />
        {dismissed === undefined ? null : (
          <p className="row muted">
            {missedTitle(dismissed.missed.total_missed_count)}. Dismissed for this visit.
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                flushSync(state.showAgain);
                focusOn(titleId);
              }}
            >
              Show them
            </Button>
          </p>
        )}
      </>
    );
  }
  const { missed_payments, total_missed_count } = shown.missed;
  return (
    <>
      <section className="banner b-warn missed-panel" aria-labelledby={titleId}>
        <TriangleAlert className="icon" aria-hidden="true" />
        <div>
          <h2 className="h4 plain-focus" id={titleId} tabIndex={-1}>
            {missedTitle(total_missed_count)}
          </h2>
          <p>
            {missedAdvice(total_missed_count)} Each is recorded on its own due date. No money moves.
          </p>
          <ul className="missed-payments">
            {missed_payments.map((payment) => (
              <MissedPaymentItem key={payment.scheduled_payment_id} payment={payment} />
            ))}
          </ul>
          {missed_payments.length > 1 ? (
            <p className="missed-total">
              In total <b className="num">{sumOf(missed_payments)}</b>
            </p>
          ) : null}
          <div className="row">
            <MissedActions state={state} />
          </div>
        </div>
      </section>
      <MissedOutcome state={state} />
    </>
  );
}

function MissedPaymentItem({ payment }: { readonly payment: MissedPayment }) {
  const { debt_name, payment_amount, missed_count, missed_dates } = payment;
  const dates = <p className="small">{missed_dates.map(formatDay).join(', ')}</p>;
  return (
    <li>
      <div className="missed-line">
        <b>
          <TypedName name={debt_name} />
        </b>
        <span className="num">
          {missed_count === 1
            ? formatPounds(payment_amount)
            : `${missed_count} × ${formatPounds(payment_amount)} = ${sumOf([payment])}`}
        </span>
      </div>
      {missed_dates.length > datesShownMost ? (
        <details>
          <summary>{count(missed_count, 'date')}</summary>
          {dates}
        </details>
      ) : (
        dates
      )}
    </li>
  );
}

function sumOf(payments: readonly MissedPayment[]): string {
  return formatPence(
    payments.reduce(
      (sum, { payment_amount, missed_count }) =>
        sum + penceFromPounds(payment_amount) * missed_count,
      0,
    ),
  );
}
