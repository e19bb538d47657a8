/** The state of the form of a scheduled payment: what is typed, what is wrong with it, and sending it. */
import { scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import type { Debt } from '@debt-payoff/contract/portfolios';
import type { listSchedulesCall, Schedule } from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useState } from 'react';
import { failureText, fieldFailure, isConflict } from '../forms/call-failure.ts';
import { useSubmissionKey } from '../forms/submission-key.ts';
import { findUnsentForm, unsentFormOf } from '../forms/unsent-form.ts';
import { useHeldForm } from '../forms/use-held-form.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { useUnsent } from '../session/unsent.ts';
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
  wordsOf,
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
  const [waited] = useState(() => findUnsentSchedule(portfolioId, schedule));
  const first = waited?.form ?? startOf(schedule);
  const [isAmountOwn, setIsAmountOwn] = useState(first.amount !== '');
  const [attempt, setAttempt] = useState(0);
  const submissionKey = useSubmissionKey();
  const save = useSaveSchedule({ portfolioId, scheduleId: schedule?.id ?? null });
  const held = useHeldForm({
    start: waited?.base ?? first,
    typed: first,
    version: waited === null ? schedule?.version : waited.version,
    findNewest: () => findNewest(portfolioId, schedule?.id),
    formOf,
    wordsOf,
    failures: {
      notLoaded: texts.fetchFailed,
      gone: 'This scheduled payment has been deleted meanwhile.',
    },
    onLoaded: save.reset,
  });
  const { form } = held;
  useUnsent(
    unsentSchedule(portfolioId, schedule),
    unsentFormOf({ ...held, version: held.version.version }),
  );
  const problems = scheduleProblems(form);
  const submit = (): void => {
    if (save.isPending) return;
    setAttempt(attempt + 1);
    if (Object.keys(problems).length > 0) return;
    const body = { ...factsOf(form), ...held.version };
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
  const hasConflict = isConflict(save.error);
  return {
    ...held,
    /** Whether it was typed before the session ended. */
    isFromBefore: waited !== null,
    edit: (change: Partial<ScheduleForm>): void => {
      if (change.amount !== undefined) setIsAmountOwn(change.amount !== '');
      const monthly = debts.find(({ id }) => String(id) === change.debtId)?.monthly_payment;
      // A debt brings its monthly payment along, until another amount is typed.
      const isOffered = monthly !== undefined && !isAmountOwn;
      const offer = isOffered ? { amount: monthly.toFixed(2) } : {};
      held.edit({ ...change, ...offer });
      if (!hasConflict) save.reset();
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
      save.error === null || hasConflict
        ? null
        : failureText(save.error, schedule === null ? texts.addFailed : texts.updateFailed),
    hasConflict,
  };
}

function startOf(schedule: Schedule | null): ScheduleForm {
  return schedule === null ? blankSchedule : formOf(schedule);
}

/** What waits for anyone who had to sign in again. */
export function findUnsentSchedule(portfolioId: number, schedule: Schedule | null) {
  return findUnsentForm(unsentSchedule(portfolioId, schedule), startOf(schedule));
}

function unsentSchedule(portfolioId: number, schedule: Schedule | null): string {
  return `schedule ${schedule?.id ?? 'new'} in ${portfolioId}`;
}

export type ScheduleFormState = ReturnType<typeof useScheduleForm>;

/** There is no call for one alone, and this is seldom needed. */
async function findNewest(portfolioId: number, scheduleId?: number): Promise<Schedule | null> {
  const schedules = await signedInCall<typeof listSchedulesCall>(scheduleAddresses.list, {
    params: { id: portfolioId },
  });
  return schedules.find(({ id }) => id === scheduleId) ?? null;
}
