/** Adding or editing a scheduled payment. What is typed stays until it is saved or the dialog is closed. */
import { errorTable } from '@debt-payoff/contract/errors';
import { dialogWidths } from '@debt-payoff/contract/limits';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type SubmitEvent, useEffect, useId } from 'react';
import { ConflictBanner } from '../portfolios/conflict-banner.tsx';
import { focusOn } from '../profile/focus.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { type ScheduleField, scheduleFields } from './schedule-form.ts';
import {
  type ScheduleFormOptions,
  type ScheduleFormState,
  useScheduleForm,
} from './use-schedule-form.ts';

const { actions } = navigationTexts;
const { scheduled: texts } = paymentTexts;

export function ScheduleDialog({
  onClose,
  ...options
}: ScheduleFormOptions & { readonly onClose: () => void }) {
  const isNew = options.schedule === null;
  const id = useId();
  const idOf = (field: ScheduleField): string => `${id}-${field}`;
  const state = useScheduleForm(options);
  useEffect(() => focusOn(`${id}-debtId`), [id]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    state.submit();
  };
  const saveLabel = isNew ? texts.add : 'Save Scheduled Payment';
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
      <Problems state={state} idOf={idOf} />
      <form className="stack" id={id} noValidate onSubmit={submit}>
        <ScheduleFields state={state} debts={options.debts} hasStatus={!isNew} idOf={idOf} />
      </form>
      {state.failure === null ? null : (
        <Banner kind="danger" title={state.failure}>
          Nothing that you typed is lost.
          {isNew ? ' Sending it again does not add it twice.' : null}
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
  readonly state: ScheduleFormState;
  readonly idOf: (field: ScheduleField) => string;
}) {
  // The keys of the record itself, in the order of the form.
  const found = (Object.keys(scheduleFields) as ScheduleField[]).flatMap((field) => {
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
