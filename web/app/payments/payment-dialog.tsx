/** Adding or editing a payment. What is typed stays until it is saved or the dialog is closed. */
import { errorTable } from '@debt-payoff/contract/errors';
import { dialogWidths } from '@debt-payoff/contract/limits';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type SubmitEvent, useEffect, useId } from 'react';
import { ConflictBanner } from '../portfolios/conflict-banner.tsx';
import { focusOn } from '../profile/focus.ts';
import { UnsentBanner } from '../session/unsent-banner.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { type PaymentField, paymentFields } from './payment-form.ts';
import {
  type PaymentFormOptions,
  type PaymentFormState,
  usePaymentForm,
} from './use-payment-form.ts';

const { actions } = navigationTexts;
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
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    state.submit();
  };
  const saveLabel = isNew ? texts.add : 'Save Payment';
  return (
    <Dialog
      title={isNew ? texts.add : texts.edit}
      width={dialogWidths.debt}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={id} busy={state.isBusy}>
            {state.isBusy ? actions.saving : saveLabel}
          </Button>
        </>
      }
    >
      {state.isFromBefore ? <UnsentBanner /> : null}
      <Problems state={state} idOf={idOf} />
      <form className="stack" id={id} noValidate onSubmit={submit}>
        <PaymentFields state={state} debts={options.debts} isNew={isNew} idOf={idOf} />
      </form>
      {state.failure === null ? null : (
        <Banner kind="danger" title={state.failure}>
          Nothing that you typed is lost.
          {isNew ? ' Sending it again does not record it twice.' : null}
        </Banner>
      )}
      {state.hasConflict ? (
        <ConflictBanner isBusy={state.isLoadingNewest} onLoad={state.loadNewest} />
      ) : null}
      {state.loadFailure === null ? null : <Banner kind="danger" title={state.loadFailure} />}
    </Dialog>
  );
}

function Problems({
  state,
  idOf,
}: {
  readonly state: PaymentFormState;
  readonly idOf: (field: PaymentField) => string;
}) {
  // The keys of the record itself, in the order of the form.
  const found = (Object.keys(paymentFields) as PaymentField[]).flatMap((field) => {
    const message = state.problems[field];
    return message === undefined ? [] : [{ fieldId: idOf(field), message }];
  });
  if (found.length === 0) return null;
  return (
    <ErrorSummary
      key={state.attempt}
      title={state.lacksRequired ? texts.requiredFields : errorTable.invalid_input.message}
      problems={found}
    />
  );
}
