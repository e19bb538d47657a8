/** What the first payment of a row does. */
import { hasTerm } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { Suspense } from 'react';
import { figure } from '../debts/debt-form.ts';
import { type FirstMonth, firstMonthOf } from './first-month.ts';
import { LazyDebtClearingAdvice } from './never-clears-notes.lazy.ts';
import type { Row } from './rows.ts';

/** What the first payment does; where it does too little, what would be enough and who helps for free. */
export function RowHint({ row }: { readonly row: Row }) {
  const month = firstMonthOf(row);
  if (month === null) return null;
  if (month.months === null) {
    return (
      <p className="hint wide" role="status">
        {firstPaymentSentence(month)}
        <Suspense>
          <LazyDebtClearingAdvice debt={month.debt} />
        </Suspense>
      </p>
    );
  }
  const term = hasTerm(row.type) ? figure(row.termMonths) : 0;
  return (
    <p className="hint wide">
      {firstPaymentSentence(month)}
      {term > 0 && month.months > term
        ? ` At this payment the debt takes longer than ${term} months.`
        : ''}
    </p>
  );
}

function firstPaymentSentence({ interestPence, paymentPence, owedPence }: FirstMonth): string {
  if (paymentPence >= owedPence) return 'The first payment clears it.';
  if (paymentPence < interestPence) {
    return `By its own payment of ${formatPence(paymentPence)} a month this debt would not go down; its interest is ${formatPence(interestPence)} a month.`;
  }
  const rest = formatPence(paymentPence - interestPence);
  if (interestPence === 0) return `No interest: ${rest} a month brings the balance down.`;
  if (paymentPence === interestPence) {
    return `All of the payment, ${formatPence(interestPence)}, is interest; the balance stays as it is.`;
  }
  return `About ${formatPence(interestPence)} of the first payment is interest. The rest, ${rest}, brings the balance down.`;
}
