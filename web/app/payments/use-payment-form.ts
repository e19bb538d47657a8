/** The state of the payment form: what is typed, what it started from, and what has been saved meanwhile. */
import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import type { listPaymentsCall, Payment } from '@debt-payoff/contract/payments';
import type { Debt } from '@debt-payoff/contract/portfolios';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, fieldFailure, isConflict, isMissing } from '../portfolios/call-failure.ts';
import { contested, rebase } from '../portfolios/rebase.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { useSubmissionKey } from '../session/submission-key.ts';
import { useToday } from './days.ts';
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

type Held = {
  readonly form: PaymentForm;
  readonly base: PaymentForm;
  readonly version: number | undefined;
  /** Fields that both sides have changed, with what the other side made of them. */
  readonly theirs: Partial<Record<string, string>>;
};

export function usePaymentForm({
  portfolioId,
  debts,
  payment,
  start,
  onSaved,
}: PaymentFormOptions) {
  const [held, setHeld] = useState<Held>({
    form: start,
    base: start,
    version: payment?.version,
    theirs: {},
  });
  const [attempt, setAttempt] = useState(0);
  const today = useToday();
  const submissionKey = useSubmissionKey();
  const save = useSavePayment({ portfolioId, paymentId: payment?.id ?? null });
  const debt = debtOf(debts, held.form.debtId);
  const problems = paymentProblems(held.form, { today, debt });
  const newest = useMutation({
    mutationFn: () => findNewest(portfolioId, payment?.id),
    onSuccess: (found) => {
      if (found === null) return;
      setHeld((before) => rebased(before, { found, debts }));
      save.reset();
    },
  });
  const submit = (): void => {
    if (save.isPending) return;
    setAttempt(attempt + 1);
    if (Object.keys(problems).length > 0) return;
    const body = {
      ...factsOf(held.form, debt),
      ...(held.version !== undefined && { version: held.version }),
    };
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
    form: held.form,
    debt,
    today,
    edit: (change: Partial<PaymentForm>): void => {
      setHeld((before) => ({ ...before, form: { ...before.form, ...change } }));
      if (!hasConflict) save.reset();
    },
    submit,
    /** How often it was tried to send the form. */
    attempt,
    isBusy: save.isPending,
    problems: attempt === 0 ? {} : problems,
    lacksRequired: lacksRequired(held.form),
    errorOf: (field: PaymentField): string | null =>
      (attempt === 0 ? undefined : problems[field]) ??
      fieldFailure(save.error, paymentFields[field]),
    theirsOf: (field: PaymentField): string | undefined => held.theirs[field],
    failure: save.error === null || hasConflict ? null : saveFailureText(save.error, payment),
    hasConflict,
    isLoadingNewest: newest.isPending,
    loadFailure: loadFailureOf(newest),
    loadNewest: () => newest.mutate(),
  };
}

export type PaymentFormState = ReturnType<typeof usePaymentForm>;

export function debtOf(debts: readonly Debt[], debtId: string | number): Debt | null {
  return debts.find(({ id }) => String(id) === String(debtId)) ?? null;
}

function rebased(
  { form, base }: Held,
  { found, debts }: { readonly found: Payment; readonly debts: readonly Debt[] },
): Held {
  const newest = formOf(found, debtOf(debts, found.debt_id));
  const states = { base, typed: form, newest };
  return {
    form: rebase(states),
    base: newest,
    version: found.version,
    theirs: Object.fromEntries(
      contested(states).map((field) => [
        field,
        `Saved meanwhile: ${wordsOf(field, { payment: found, form: newest })}`,
      ]),
    ),
  };
}

/** There is no call for one alone, and this is seldom needed. */
async function findNewest(portfolioId: number, paymentId?: number): Promise<Payment | null> {
  const payments = await signedInCall<typeof listPaymentsCall>(paymentAddresses.list, {
    params: { id: portfolioId },
  });
  return payments.find(({ id }) => id === paymentId) ?? null;
}

function saveFailureText(error: Error, payment: Payment | null): string {
  if (payment === null) return failureText(error, texts.addFailed);
  return isMissing(error) ? texts.deletedMeanwhile : failureText(error, texts.updateFailed);
}

function loadFailureOf(newest: {
  isError: boolean;
  isSuccess: boolean;
  data?: Payment | null | undefined;
}): string | null {
  if (newest.isError) return texts.fetchFailed;
  return newest.isSuccess && newest.data === null ? texts.deletedMeanwhile : null;
}
