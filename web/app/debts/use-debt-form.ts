/** The state of the debt form: what is typed, what it started from, and what has since been saved. */
import type { LimitReply } from '@debt-payoff/contract/errors';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type { Debt, getPortfolioCall } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useState } from 'react';
import { failureText, fieldFailure, findLimit, isConflict } from '../forms/call-failure.ts';
import { focusOn } from '../forms/focus.ts';
import { findUnsentForm, unsentFormOf } from '../forms/unsent-form.ts';
import { useHeldForm } from '../forms/use-held-form.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { useUnsent } from '../session/unsent.ts';
import {
  blankDebt,
  type DebtField,
  type DebtForm,
  debtFields,
  debtProblems,
  factsOf,
  formOf,
} from './debt-form.ts';
import { useSaveDebt } from './mutations.ts';

const { debt: texts } = portfolioTexts;

export type DebtFormOptions = {
  readonly portfolioId: number;
  /** Null for a new one. */
  readonly debt: Debt | null;
  readonly hasTermField: boolean;
  readonly idOf: (field: DebtField) => string;
  readonly onSaved: (scheduleProblem: string | null) => void;
};

export function useDebtForm({ portfolioId, debt, hasTermField, idOf, onSaved }: DebtFormOptions) {
  const [isTried, setIsTried] = useState(false);
  const [limit, setLimit] = useState<LimitReply | null>(null);
  const save = useSaveDebt({ id: portfolioId, debtId: debt?.id ?? null });
  const [waited] = useState(() => findUnsentDebt(portfolioId, debt));
  const held = useHeldForm({
    start: waited?.base ?? startOf(debt),
    typed: waited?.form ?? null,
    version: waited === null ? debt?.version : waited.version,
    findNewest: () => findNewest(portfolioId, debt?.id),
    formOf,
    wordsOf: (field, newest) => `${newest.form[field]}`,
    failures: {
      notLoaded: portfolioTexts.detail.fetchDebtsFailed,
      gone: 'This debt has been deleted meanwhile.',
    },
    onLoaded: save.reset,
  });
  useUnsent(
    unsentDebt(portfolioId, debt),
    unsentFormOf({ ...held, version: held.version.version }),
  );
  const problems = debtProblems(held.form, { savedCreditor: debt?.creditor ?? null });
  const submit = (): void => {
    if (save.isPending) return;
    setIsTried(true);
    const first = firstOf(problems);
    if (first !== undefined) {
      focusOn(idOf(first));
      return;
    }
    save.mutate(
      { ...factsOf(held.form, { hasTermField }), ...held.version },
      {
        onSuccess: ({ schedule_problem: problem }) => onSaved(problem ?? null),
        onError: (error) => setLimit(findLimit(error)),
      },
    );
  };
  const hasConflict = isConflict(save.error);
  return {
    ...held,
    /** Whether it was typed before the session ended. */
    isFromBefore: waited !== null,
    edit: (change: Partial<DebtForm>): void => {
      held.edit(change);
      if (!hasConflict) save.reset();
    },
    submit,
    isBusy: save.isPending,
    errorOf: (field: DebtField): string | null =>
      (isTried ? problems[field] : undefined) ?? fieldFailure(save.error, debtFields[field]),
    failure: failureOf(save.error, debt === null ? texts.addFailed : texts.updateFailed),
    hasConflict,
    limit,
    dismissLimit: () => setLimit(null),
  };
}

function startOf(debt: Debt | null): DebtForm {
  return debt === null ? blankDebt : formOf(debt);
}

/** What waits for anyone who had to sign in again. */
export function findUnsentDebt(portfolioId: number, debt: Debt | null) {
  return findUnsentForm(unsentDebt(portfolioId, debt), startOf(debt));
}

function unsentDebt(portfolioId: number, debt: Debt | null): string {
  return `debt ${debt?.id ?? 'new'} in ${portfolioId}`;
}

async function findNewest(portfolioId: number, debtId: number | undefined): Promise<Debt | null> {
  const { debts } = await signedInCall<typeof getPortfolioCall>(portfolioAddresses.get, {
    params: { id: portfolioId },
  });
  return debts.find(({ id }) => id === debtId) ?? null;
}

function firstOf(problems: Partial<Record<DebtField, string>>): DebtField | undefined {
  // The keys of the record itself, in the order of the form.
  return (Object.keys(debtFields) as DebtField[]).find((field) => problems[field] !== undefined);
}

/** A limit has a dialog of its own, and a conflict a banner. */
function failureOf(error: unknown, otherwise: string): string | null {
  if (error === null || isConflict(error) || findLimit(error) !== null) return null;
  return failureText(error, otherwise);
}
