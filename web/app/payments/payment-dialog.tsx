/** Adding or editing a payment. */
import { dialogWidths } from '@debt-payoff/contract/limits';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useEffect, useId } from 'react';
import { focusOn } from '../forms/focus.ts';
import { ConflictBanners } from '../forms/record-banners.tsx';
import { UnsentBanner } from '../session/unsent-banner.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { FormProblems } from '../ui/form-problems.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { type PaymentField, paymentFields } from './payment-form.ts';
import { type PaymentFormOptions, usePaymentForm } from './use-payment-form.ts';

const { payment: texts } = paymentTexts;

export function PaymentDialog({
  onClose,
  ...options
}: PaymentFormOptions & { readonly onClose: () => void }) {
  const isNew = options.payment === null;
  const id = useId();
  const idOf = (field: PaymentField): string => `${id}-${field}`;
  const state = usePaymentForm(options);
  const firstField = options.start.debtId === '' ? 'debtId' : 'amount';
  useEffect(() => focusOn(`${id}-${firstField}`), [id, firstField]);
  return (
    <FormDialog
      formId={id}
      title={isNew ? texts.add : texts.edit}
      width={dialogWidths.debt}
      saveLabel={isNew ? texts.add : 'Save Payment'}
      isBusy={state.isBusy}
      failure={state.failure}
      retryNote={isNew ? 'Sending it again does not record it twice.' : undefined}
      above={
        <>
          {state.isFromBefore ? <UnsentBanner /> : null}
          <FormProblems
            fields={paymentFields}
            problems={state.problems}
            attempt={state.attempt}
            title={state.lacksRequired ? texts.requiredFields : undefined}
            idOf={idOf}
          />
        </>
      }
      below={<ConflictBanners state={state} />}
      onSubmit={state.submit}
      onClose={onClose}
    >
      <PaymentFields state={state} debts={options.debts} isNew={isNew} idOf={idOf} />
    </FormDialog>
  );
}
