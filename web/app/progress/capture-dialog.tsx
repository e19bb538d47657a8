/** Keeps how the portfolio stands on a day. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { Snapshot } from '@debt-payoff/contract/progress';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { failureText } from '../forms/call-failure.ts';
import { NotesField } from '../forms/notes-field.tsx';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useToday } from '../session/today.ts';
import { Field } from '../ui/field.tsx';
import { useCaptureProgress } from './queries.ts';
import {
  blankSnapshot,
  dateHint,
  interestHint,
  snapshotBody,
  snapshotFields,
  snapshotProblems,
} from './snapshot-form.ts';

const { progress: texts } = paymentTexts;

export function CaptureDialog(props: {
  readonly portfolio: Portfolio;
  readonly onCaptured: (snapshot: Snapshot) => void;
  readonly onClose: () => void;
}) {
  const { debts } = props.portfolio;
  const today = useToday();
  const state = useRecordForm({
    unsentName: null,
    start: blankSnapshot(debts, today),
    fields: snapshotFields,
    problemsOf: (form) => snapshotProblems(form, { today, debts }),
    bodyOf: (form) => snapshotBody(form, debts),
    save: useCaptureProgress(props.portfolio.id),
    failureOf: (error) => failureText(error, texts.captureFailed),
    onSaved: props.onCaptured,
  });
  const { form, field } = state;
  return (
    <RecordDialog
      state={state}
      title={texts.capture}
      lead={texts.captureLead}
      saveLabel={texts.capture}
      retryNote="Sending it again does not keep it twice."
      firstField="date"
      onClose={props.onClose}
    >
      <Field
        label={fieldNames.date}
        type="date"
        required
        max={today}
        {...field('date')}
        hint={dateHint(form.date, debts)}
      />
      <Field
        label={fieldNames.interestPaid}
        unit="£"
        required
        {...field('interest')}
        hint={interestHint(form.date, today)}
      />
      <NotesField {...field('notes')} />
    </RecordDialog>
  );
}
