/** Adding or editing a payment. */

import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import type { Payment } from '@debt-payoff/contract/payments';
import { dialogWidths } from '@debt-payoff/contract/portfolio-limits';
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { UnsettledDate } from '@debt-payoff/contract/settled-dates';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useUnsettledDates } from '../debts/unsettled-dates.ts';
import { failureText, isMissing } from '../forms/call-failure.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useToday } from '../session/today.ts';
import { useSavePayment } from './mutations.ts';
import { PaymentFields } from './payment-fields.tsx';
import {
  debtOf,
  factsOf,
  formOf,
  lacksRequired,
  type PaymentForm,
  paymentFields,
  paymentProblems,
  wordsOf,
} from './payment-form.ts';
import { findPayment } from './queries.ts';
import { settlesOf } from './settles.ts';
import { SettlesQuestion } from './settles-question.tsx';
import { unsentPayment } from './unsent-payment.ts';

const { payment: texts } = paymentTexts;

type PaymentDialogProps = {
  readonly portfolioId: number;
  readonly debts: readonly Debt[];
  /** Null for a new one. */
  readonly payment: Payment | null;
  readonly start: PaymentForm;
  readonly onSaved: (payment: Payment) => void;
  readonly onClose: () => void;
};

export function PaymentDialog({ onClose, ...props }: PaymentDialogProps) {
  const isNew = props.payment === null;
  const today = useToday();
  const { data: dates, isError } = useUnsettledDates(props.portfolioId);
  const state = usePaymentForm(props, { today, dates: dates ?? [] });
  const debt = debtOf(props.debts, state.form.debtId);
  return (
    <RecordDialog
      state={state}
      title={isNew ? texts.add : texts.edit}
      lead={debt === null ? texts.lead : `${texts.to(nameInSentence(debt.creditor))} ${texts.lead}`}
      width={dialogWidths.debt}
      saveLabel={isNew ? texts.add : 'Save Payment'}
      retryNote={isNew ? 'Sending it again does not record it twice.' : undefined}
      firstField={props.start.debtId === '' ? 'debtId' : 'amount'}
      onClose={onClose}
    >
      <PaymentFields
        state={state}
        debts={props.debts}
        today={today}
        portfolioId={props.portfolioId}
        paymentId={props.payment?.id ?? null}
      >
        {isNew ? (
          <SettlesQuestion state={state} dates={dates} hasFailed={isError} today={today} />
        ) : null}
      </PaymentFields>
    </RecordDialog>
  );
}

function usePaymentForm(
  { portfolioId, debts, payment, start, onSaved }: Omit<PaymentDialogProps, 'onClose'>,
  { today, dates }: { today: string; dates: readonly UnsettledDate[] },
) {
  const paymentId = payment?.id ?? null;
  const debtIn = (form: PaymentForm): Debt | null => debtOf(debts, form.debtId);
  return useRecordForm({
    unsentName: unsentPayment(portfolioId, paymentId),
    start,
    version: payment?.version,
    fields: paymentFields,
    problemsOf: (form) => paymentProblems(form, { today, debt: debtIn(form) }),
    summaryTitleOf: (form) => (lacksRequired(form) ? texts.requiredFields : undefined),
    bodyOf: (form) => ({
      ...factsOf(form, debtIn(form)),
      ...(payment === null && { settles: settlesOf(form, dates) }),
    }),
    save: useSavePayment({ portfolioId, paymentId }),
    failureOf: (error) => {
      if (payment === null) return failureText(error, texts.addFailed);
      return isMissing(error) ? texts.sinceDeleted : failureText(error, texts.updateFailed);
    },
    newest: {
      find: () => findPayment(portfolioId, ({ id }) => id === paymentId),
      formOf: (saved: Payment) => formOf(saved, debtOf(debts, saved.debt_id)),
      wordsOf,
      failures: { notLoaded: texts.fetchFailed, gone: texts.sinceDeleted },
    },
    onSaved,
  });
}
