/** Keeps how the portfolio stands on a day. */
import { paymentLimits } from '@debt-payoff/contract/limits';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { Snapshot } from '@debt-payoff/contract/progress';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type SubmitEvent, useEffect, useId } from 'react';
import { focusOn } from '../profile/focus.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { dateHint, interestHint, type SnapshotField } from './snapshot-form.ts';
import { useSnapshotForm } from './use-snapshot-form.ts';

const { actions } = navigationTexts;
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
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    state.submit();
  };
  const field = (name: SnapshotField) => ({
    id: idOf(name),
    value: state.form[name],
    error: state.errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => state.edit({ [name]: target.value }),
  });
  return (
    <Dialog
      title={texts.capture}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={id} busy={state.isBusy}>
            {state.isBusy ? actions.saving : texts.capture}
          </Button>
        </>
      }
    >
      <form className="stack" id={id} noValidate onSubmit={submit}>
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
      </form>
      {state.failure === null ? null : (
        <Banner kind="danger" title={state.failure}>
          Nothing that you typed is lost. Sending it again does not keep it twice.
        </Banner>
      )}
    </Dialog>
  );
}
