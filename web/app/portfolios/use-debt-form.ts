/** The state of the debt form: what is typed, what it started from, and what has been saved meanwhile. */
import type { LimitAnswer } from '@debt-payoff/contract/errors';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type { Debt, getPortfolioCall } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { focusOn } from '../profile/focus.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { failureText, fieldFailure, findLimit, isConflict } from './call-failure.ts';
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
import { contested, rebase } from './rebase.ts';

const { debt: texts } = portfolioTexts;

export type DebtFormOptions = {
  readonly portfolioId: number;
  /** Null for a new one. */
  readonly debt: Debt | null;
  readonly hasTermField: boolean;
  readonly idOf: (field: DebtField) => string;
  readonly onSaved: (scheduleProblem: string | null) => void;
};

type Held = {
  readonly form: DebtForm;
  readonly base: DebtForm;
  readonly version: number | undefined;
  /** Fields that both sides have changed, with what the other side made of them. */
  readonly theirs: Partial<Record<DebtField, string>>;
};

export function useDebtForm({ portfolioId, debt, hasTermField, idOf, onSaved }: DebtFormOptions) {
  const [held, setHeld] = useState<Held>(() => heldOf(debt));
  const [isTried, setIsTried] = useState(false);
  const [limit, setLimit] = useState<LimitAnswer | null>(null);
  const save = useSaveDebt({ id: portfolioId, debtId: debt?.id ?? null });
  const problems = debtProblems(held.form);
  const newest = useMutation({
    mutationFn: () => findNewest(portfolioId, debt?.id),
    onSuccess: (found) => {
      if (found === null) return;
      setHeld((before) => rebased(before, found));
      save.reset();
    },
  });
  const submit = (): void => {
    if (save.isPending) return;
    setIsTried(true);
    const first = firstOf(problems);
    if (first !== undefined) {
      focusOn(idOf(first));
      return;
    }
    save.mutate(
      {
        ...factsOf(held.form, { hasTermField }),
        ...(held.version !== undefined && { version: held.version }),
      },
      {
        onSuccess: ({ schedule_problem: problem }) => onSaved(problem ?? null),
        onError: (error) => setLimit(findLimit(error)),
      },
    );
  };
  const hasConflict = isConflict(save.error);
  return {
    form: held.form,
    edit: (change: Partial<DebtForm>): void => {
      setHeld((before) => ({ ...before, form: { ...before.form, ...change } }));
      if (!hasConflict) save.reset();
    },
    submit,
    isBusy: save.isPending,
    errorOf: (field: DebtField): string | null =>
      (isTried ? problems[field] : undefined) ?? fieldFailure(save.error, debtFields[field]),
    theirsOf: (field: DebtField): string | undefined => held.theirs[field],
    failure: failureOf(save.error, debt === null ? texts.addFailed : texts.updateFailed),
    hasConflict,
    isLoadingNewest: newest.isPending,
    loadFailure: loadFailureOf(newest),
    loadNewest: () => newest.mutate(),
    limit,
    dismissLimit: () => setLimit(null),
  };
}

function heldOf(debt: Debt | null): Held {
  const form = debt === null ? blankDebt : formOf(debt);
  return { form, base: form, version: debt?.version, theirs: {} };
}

function rebased({ form, base }: Held, found: Debt): Held {
  const newest = formOf(found);
  const fields = contested({ base, typed: form, newest });
  return {
    form: rebase({ base, typed: form, newest }),
    base: newest,
    version: found.version,
    theirs: Object.fromEntries(fields.map((field) => [field, `Saved meanwhile: ${newest[field]}`])),
  };
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

function loadFailureOf(newest: {
  isError: boolean;
  isSuccess: boolean;
  data?: Debt | null | undefined;
}) {
  if (newest.isError) return portfolioTexts.detail.fetchDebtsFailed;
  return newest.isSuccess && newest.data === null ? 'This debt has been deleted meanwhile.' : null;
}
