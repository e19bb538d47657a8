/** What leaves the account next, as far as scheduled payments tell. */
import { formatPence } from '@debt-payoff/contract/money';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { useToday } from '../session/today.ts';
import { TypedName } from '../ui/typed-name.tsx';
import { formatDay } from '../words/dates.ts';
import { type NextPayment, useNextPayments } from './next-payments.ts';

const shownMost = 5;

export function NextPayments({ portfolios }: { readonly portfolios: readonly Portfolio[] }) {
  const today = useToday();
  const { payments, isLoading, hasFailed } = useNextPayments(portfolios);
  return (
    <section className="card stack" aria-labelledby="next-payments">
      <h2 id="next-payments" className="h3">
        Next payments
      </h2>
      {isLoading ? <p className="muted">{navigationTexts.loading}</p> : null}
      {hasFailed ? <p className="muted">Not all due dates could be fetched.</p> : null}
      {payments.length === 0 && !isLoading && !hasFailed ? (
        <p className="muted">
          No payment is scheduled. Switch on automatic payments for a debt, and its next due date
          stands here.
        </p>
      ) : null}
      {payments.length === 0 ? null : (
        <ul className="due-list">
          {payments.slice(0, shownMost).map((payment) => (
            <NextPaymentItem key={payment.scheduleId} payment={payment} today={today} />
          ))}
        </ul>
      )}
      {payments.length > shownMost ? (
        <p className="small muted">And {payments.length - shownMost} more later.</p>
      ) : null}
    </section>
  );
}

function NextPaymentItem({
  payment,
  today,
}: {
  readonly payment: NextPayment;
  readonly today: string;
}) {
  const { creditor, dueOn, pence, portfolioId } = payment;
  return (
    <li>
      <span className="due-day">{dueOn === today ? 'Today' : formatDay(dueOn)}</span>
      <Link to={portfolioPages.scheduledPayments(portfolioId)}>
        <TypedName name={creditor} />
      </Link>
      <b className="num">{formatPence(pence)}</b>
    </li>
  );
}
