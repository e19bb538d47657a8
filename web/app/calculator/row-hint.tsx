/** What the first payment of a row does. */
import { hasTerm } from '@debt-payoff/contract/debt-types';
import { Suspense } from 'react';
import { figure } from '../debts/debt-form.ts';
import { firstMonthOf } from './first-month.ts';
import { firstPaymentSentence } from './first-payment.ts';
import { paymentHintId } from './form-fields.ts';
import { LazyDebtClearingAdvice } from './never-clears-notes.lazy.ts';
import type { Row } from './rows.ts';

/** What the first payment does; where it does too little, what would be enough and who helps for free. */
export function RowHint({ row }: { readonly row: Row }) {
  const month = firstMonthOf(row);
  if (month === null) return null;
  if (month.months === null) {
    return (
      <p className="hint wide">
        <span id={paymentHintId(row)}>{firstPaymentSentence(month)}</span>
        <Suspense>
          <LazyDebtClearingAdvice debt={month.debt} />
        </Suspense>
      </p>
    );
  }
  const term = hasTerm(row.type) ? figure(row.termMonths) : 0;
  return (
    <p className="hint wide" id={paymentHintId(row)}>
      {firstPaymentSentence(month)}
      {term > 0 && month.months > term
        ? ` At this payment the debt takes longer than ${term} months.`
        : ''}
    </p>
  );
}
