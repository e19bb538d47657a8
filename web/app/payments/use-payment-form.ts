/** The state of the payment form: what is typed, what it started from, and what has since been saved. */
import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import type { listPaymentsCall, Payment } from '@debt-payoff/contract/payments';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useState } from 'react';
import { failureText, fieldFailure, isConflict, isMissing } from '../forms/call-failure.ts';
import { useSubmissionKey } from '../forms/submission-key.ts';
import { findUnsentForm, unsentFormOf } from '../forms/unsent-form.ts';
import { useHeldForm } from '../forms/use-record-draft.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { useToday } from '../session/today.ts';
import { unsentNames, useUnsent } from '../session/unsent.ts';
import { useSavePayment } from './mutations.ts';
import {
  factsOf,
  formOf,
  lacksRequired,
  type PaymentField,
  type PaymentForm,
  paymentFields,
  paymentProblems,
} from './payment-form.ts';
import { wordsOf } from './words.ts';

const { payment: texts } = paymentTexts;

export type PaymentFormOptions = {
  readonly portfolioId: number;
  readonly debts: readonly Debt[];
  /** Null for a new one. */
  readonly payment: Payment | null;
  readonly start: PaymentForm;
  readonly onSaved: (payment: Payment) => void;
};

export function usePaymentForm({
  portfolioId,
  debts,
  payment,
  start,
  onSaved,
}: PaymentFormOptions) {
  const name = unsentPayment(portfolioId, payment?.id ?? null);
  const [waited] = useState(() => findUnsentForm(name, start));
  const [attempt, setAttempt] = useState(0);
  const today = useToday();
  const submissionKey = useSubmissionKey();
  const save = useSavePayment({ portfolioId, paymentId: payment?.id ?? null });
  const held = useHeldForm({
    start: waited?.base ?? start,
    typed: waited?.form ?? null,
    version: waited === null ? payment?.version : waited.version,
    findNewest: () => findNewest(portfolioId, payment?.id),
    formOf: (found) => formOf(found, debtOf(debts, found.debt_id)),
    wordsOf,
    failures: {
      notLoaded: texts.fetchFailed,
      gone: texts.deletedMeanwhile,
    },
    onLoaded: save.reset,
  });
  const { form } = held;
  useUnsent(name, unsentFormOf({ ...held, version: held.version.version }));
  const debt = debtOf(debts, form.debtId);
  const problems = paymentProblems(form, { today, debt });
  const submit = (): void => {
    if (save.isPending) return;
    setAttempt(attempt + 1);
    if (Object.keys(problems).length > 0) return;
    const body = { ...factsOf(form, debt), ...held.version };
    save.mutate(
      { body, key: submissionKey.keyFor(body) },
      {
        onSuccess: (saved) => {
          submissionKey.renew();
          onSaved(saved);
        },
      },
    );
  };
  const hasConflict = isConflict(save.error);
  return {
    ...held,
    /** Whether it was typed before the session ended. */
    isFromBefore: waited !== null,
    debt,
    today,
    edit: (change: Partial<PaymentForm>): void => {
      held.edit(change);
      if (!hasConflict) save.reset();
    },
    submit,
    /** How often it was tried to send the form. */
    attempt,
    isBusy: save.isPending,
    problems: attempt === 0 ? {} : problems,
    lacksRequired: lacksRequired(form),
    errorOf: (field: PaymentField): string | null =>
      (attempt === 0 ? undefined : problems[field]) ??
      fieldFailure(save.error, paymentFields[field]),
    failure: save.error === null || hasConflict ? null : saveFailureText(save.error, payment),
    hasConflict,
  };
}

/** Whether a new payment waits for anyone who had to sign in again. */
export function hasUnsentPayment(portfolioId: number, start: PaymentForm): boolean {
  return findUnsentForm(unsentPayment(portfolioId, null), start) !== null;
}

/** The saved payment that was being changed; null where none was, or where it has been deleted since. */
export async function findUnsentChange(portfolioId: number): Promise<Payment | null> {
  const names = unsentNames();
  if (!names.some((name) => changeName.test(name))) return null;
  const payments = await listPayments(portfolioId);
  return payments.find(({ id }) => names.includes(unsentPayment(portfolioId, id))) ?? null;
}

const changeName = /^payment \d+ in/;

/** By which name it waits. */
function unsentPayment(portfolioId: number, paymentId: number | null): string {
  return `payment ${paymentId ?? 'new'} in ${portfolioId}`;
}

export type PaymentFormState = ReturnType<typeof usePaymentForm>;

export function debtOf(debts: readonly Debt[], debtId: string | number): Debt | null {
  return debts.find(({ id }) => String(id) === String(debtId)) ?? null;
}

/** There is no call for one alone, and this is seldom needed. */
async function findNewest(portfolioId: number, paymentId?: number): Promise<Payment | null> {
  const payments = await listPayments(portfolioId);
  return payments.find(({ id }) => id === paymentId) ?? null;
}

function listPayments(portfolioId: number): Promise<Payment[]> {
  return signedInCall<typeof listPaymentsCall>(paymentAddresses.list, {
    params: { id: portfolioId },
  });
}

function saveFailureText(error: Error, payment: Payment | null): string {
  if (payment === null) return failureText(error, texts.addFailed);
  return isMissing(error) ? texts.deletedMeanwhile : failureText(error, texts.updateFailed);
}
