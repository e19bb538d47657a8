/** The state of the snapshot form. What is typed stays until it is kept or the dialog is closed. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { Snapshot } from '@debt-payoff/contract/progress';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useState } from 'react';
import { failureText, fieldFailure } from '../forms/call-failure.ts';
import { focusOn } from '../forms/focus.ts';
import { useSubmissionKey } from '../forms/submission-key.ts';
import { useToday } from '../session/today.ts';
import { useCaptureProgress } from './queries.ts';
import {
  blankSnapshot,
  type SnapshotField,
  type SnapshotForm,
  snapshotBody,
  snapshotFields,
  snapshotProblems,
} from './snapshot-form.ts';

export function useSnapshotForm(options: {
  readonly portfolio: Portfolio;
  readonly idOf: (field: SnapshotField) => string;
  readonly onCaptured: (snapshot: Snapshot) => void;
}) {
  const { portfolio, idOf, onCaptured } = options;
  const today = useToday();
  const [form, setForm] = useState(() => blankSnapshot(portfolio.debts, today));
  const [isTried, setIsTried] = useState(false);
  const submissionKey = useSubmissionKey();
  const capture = useCaptureProgress(portfolio.id);
  const problems = snapshotProblems(form, today);
  const submit = (): void => {
    if (capture.isPending) return;
    setIsTried(true);
    const first = firstOf(problems);
    if (first !== undefined) {
      focusOn(idOf(first));
      return;
    }
    const body = snapshotBody(form, portfolio.debts);
    capture.mutate(
      { body, key: submissionKey.keyFor(body) },
      {
        onSuccess: (snapshot) => {
          submissionKey.renew();
          onCaptured(snapshot);
        },
      },
    );
  };
  return {
    form,
    today,
    edit: (change: Partial<SnapshotForm>): void => {
      setForm((before) => ({ ...before, ...change }));
      capture.reset();
    },
    submit,
    isBusy: capture.isPending,
    errorOf: (field: SnapshotField): string | null =>
      (isTried ? problems[field] : undefined) ?? fieldFailure(capture.error, snapshotFields[field]),
    failure:
      capture.error === null
        ? null
        : failureText(capture.error, paymentTexts.progress.captureFailed),
  };
}

function firstOf(problems: Partial<Record<SnapshotField, string>>): SnapshotField | undefined {
  // The keys of the record itself, in the order of the form.
  return (Object.keys(snapshotFields) as SnapshotField[]).find(
    (field) => problems[field] !== undefined,
  );
}
