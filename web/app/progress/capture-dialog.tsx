/** Keeps how the portfolio stands on a day. */
import { paymentLimits } from '@debt-payoff/contract/limits';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { Snapshot } from '@debt-payoff/contract/progress';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useEffect, useId } from 'react';
import { focusOn } from '../forms/focus.ts';
import { Field } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { dateHint, interestHint, type SnapshotField } from './snapshot-form.ts';
import { useSnapshotForm } from './use-snapshot-form.ts';

const { progress: texts } = paymentTexts;

export function CaptureDialog(props: {
  readonly portfolio: Portfolio;
  readonly onCaptured: (snapshot: Snapshot) => void;
  readonly onClose: () => void;
}) {
  const { portfolio, onCaptured, onClose } = props;
  const id = useId();
  const idOf = (field: SnapshotField): string => `${id}-${field}`;
  const state = useSnapshotForm({ portfolio, idOf, onCaptured });
  useEffect(() => focusOn(`${id}-date`), [id]);
  const field = (name: SnapshotField) => ({
    id: idOf(name),
    value: state.form[name],
    error: state.errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => state.edit({ [name]: target.value }),
  });
  return (
    <FormDialog
      formId={id}
      title={texts.capture}
      saveLabel={texts.capture}
      isBusy={state.isBusy}
      failure={state.failure}
      retryNote="Sending it again does not keep it twice."
      onSubmit={state.submit}
      onClose={onClose}
    >
      <Field
        label={fieldNames.date}
        type="date"
        required
        max={state.today}
        hint={dateHint(state.form.date, portfolio.debts)}
        {...field('date')}
      />
      <Field
        label={fieldNames.interestPaid}
        unit="£"
        hint={interestHint(state.form.date, state.today)}
        {...field('interest')}
      />
      <TextArea
        label={`${fieldNames.notes} (optional)`}
        maxLength={paymentLimits.notesMaxLength}
        {...field('notes')}
      />
    </FormDialog>
  );
}
