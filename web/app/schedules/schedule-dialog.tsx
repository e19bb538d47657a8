/** Adding or editing a scheduled payment. */
import { dialogWidths } from '@debt-payoff/contract/limits';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useEffect, useId } from 'react';
import { focusOn } from '../forms/focus.ts';
import { ConflictBanners, UnsentBanner } from '../forms/record-banners.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { FormProblems } from '../ui/form-problems.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { type ScheduleField, scheduleFields } from './schedule-form.ts';
import { type ScheduleFormOptions, useScheduleForm } from './use-schedule-form.ts';

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
  return (
    <FormDialog
      formId={id}
      title={isNew ? texts.add : texts.edit}
      width={dialogWidths.debt}
      saveLabel={isNew ? texts.add : 'Save Scheduled Payment'}
      isBusy={state.isBusy}
      failure={state.failure}
      retryNote={isNew ? 'Sending it again does not add it twice.' : undefined}
      above={
        <>
          {state.isFromBefore ? <UnsentBanner /> : null}
          <FormProblems
            fields={scheduleFields}
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
      <ScheduleFields state={state} debts={options.debts} hasStatus={!isNew} idOf={idOf} />
    </FormDialog>
  );
}
