/** The state of the form of a scheduled payment: what is typed, what is wrong with it, and sending it. */

import type { Debt } from '@debt-payoff/contract/portfolios';
import type { Schedule } from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useState } from 'react';
import { failureText, fieldFailure } from '../portfolios/call-failure.ts';
import { useSubmissionKey } from '../session/submission-key.ts';
import { useSaveSchedule } from './mutations.ts';
import {
  blankSchedule,
  factsOf,
  formOf,
  lacksRequired,
  type ScheduleField,
  type ScheduleForm,
  scheduleFields,
  scheduleProblems,
} from './schedule-form.ts';

const { scheduled: texts } = paymentTexts;

export type ScheduleFormOptions = {
  readonly portfolioId: number;
  readonly debts: readonly Debt[];
  /** Null for a new one. */
  readonly schedule: Schedule | null;
  readonly onSaved: () => void;
};

export function useScheduleForm({ portfolioId, debts, schedule, onSaved }: ScheduleFormOptions) {
  const [form, setForm] = useState(() => (schedule === null ? blankSchedule : formOf(schedule)));
  const [isAmountOwn, setIsAmountOwn] = useState(schedule !== null);
  const [attempt, setAttempt] = useState(0);
  const submissionKey = useSubmissionKey();
  const save = useSaveSchedule({ portfolioId, scheduleId: schedule?.id ?? null });
  const problems = scheduleProblems(form);
  const submit = (): void => {
    if (save.isPending) return;
    setAttempt(attempt + 1);
    if (Object.keys(problems).length > 0) return;
    const body = factsOf(form);
    save.mutate(
      { body, key: submissionKey.keyFor(body) },
      {
        onSuccess: () => {
          submissionKey.renew();
          onSaved();
        },
      },
    );
  };
  return {
    form,
    edit: (change: Partial<ScheduleForm>): void => {
      if (change.amount !== undefined) setIsAmountOwn(change.amount !== '');
      const monthly = debts.find(({ id }) => String(id) === change.debtId)?.monthly_payment;
      // A debt brings its monthly payment along, until another amount is typed.
      const isOffered = monthly !== undefined && !isAmountOwn;
      const offer = isOffered ? { amount: monthly.toFixed(2) } : {};
      setForm((before) => ({ ...before, ...change, ...offer }));
      save.reset();
    },
    submit,
    /** How often it was tried to send the form. */
    attempt,
    isBusy: save.isPending,
    problems: attempt === 0 ? {} : problems,
    lacksRequired: lacksRequired(form),
    errorOf: (field: ScheduleField): string | null =>
      (attempt === 0 ? undefined : problems[field]) ??
      fieldFailure(save.error, scheduleFields[field]),
    failure:
      save.error === null
        ? null
        : failureText(save.error, schedule === null ? texts.addFailed : texts.updateFailed),
  };
}

export type ScheduleFormState = ReturnType<typeof useScheduleForm>;
