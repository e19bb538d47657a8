/** The state of the calculator in the create-portfolio dialog: what is typed, comparing it and saving it. */
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { savingTexts } from '@debt-payoff/contract/texts/calculator-later';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { figure } from '../debts/debt-form.ts';
import { useAddDebts } from '../debts/mutations.ts';
import { failureText, findLimit } from '../forms/call-failure.ts';
import { useThisMonth } from '../page/server-facts.ts';
import { optionsToKeep } from '../payoff-plan/plan-to-keep.ts';
import { debtsToSave, savingProblem } from './debts-to-save.ts';
import {
  forgetDialogDraft,
  keepTyped,
  keepWhenLeaving,
  recallDialogDraft,
} from './dialog-draft.ts';
import { draftActions } from './draft-actions.ts';
import { listProblems } from './form-fields.ts';
import type { Removed } from './removals.ts';
import { extraProblemOf } from './rows.ts';
import { useFailure } from './use-failure.ts';
import { useSubmit } from './use-submit.ts';

const { validation } = calculatorTexts;

export type Embedding = {
  readonly portfolioId: number;
  /** With how many debts the portfolio has now. */
  readonly onSaved: (debtsCount: number) => void;
};

export function useEmbedded({ portfolioId, onSaved }: Embedding) {
  const { pathname, search } = useLocation();
  const [{ draft: recalled, isContinued }] = useState(() => recallDialogDraft(portfolioId));
  const [draft, setDraft] = useState(recalled);
  useEffect(() => keepTyped(portfolioId, draft), [portfolioId, draft]);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const actions = useMemo(() => ({ ...draftActions(setDraft), setRemoved }), []);
  const problems = useMemo(() => listProblems(draft), [draft]);
  const [refused, setRefused] = useState<'calculating' | 'saving'>('calculating');
  const { cancel } = useRemoval();
  const keep = (): void => {
    cancel();
    keepWhenLeaving(portfolioId, draft);
  };
  const thisMonth = useThisMonth();
  const saving = useAddDebts({ id: portfolioId, event: 'portfolio_updated' });
  const [savingFailure, setSavingFailure] = useFailure(draft);
  const calculation = useSubmit({
    draft,
    problems,
    origin: { kind: 'portfolio dialog', returnTo: `${pathname}${search}` },
    onLeave: keep,
  });
  const savingLimit = findLimit(saving.error);
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (saving.isPending || calculation.isBusy) return;
    saving.reset();
    setSavingFailure(null);
    calculation.forgetFailure();
    if (savingProblem(draft.rows) !== null || extraProblemOf(draft.extra) !== null) {
      setRefused('saving');
      calculation.showProblems();
      return;
    }
    saving.mutate(
      {
        debts: debtsToSave(draft.rows, thisMonth),
        extra_payment: figure(draft.extra),
        ...(draft.options !== undefined && optionsToKeep(draft.options, thisMonth)),
      },
      {
        onSuccess: (portfolio) => {
          forgetDialogDraft();
          onSaved(portfolio.debts.length);
        },
        // Anyone who goes to look at the plans finds everything again afterwards.
        onError: (error) => {
          if (findLimit(error) !== null) keep();
          else setSavingFailure(failureText(error, savingTexts.addDebtFailed));
        },
      },
    );
  };
  return {
    draft,
    removed,
    isContinued: isContinued && draft === recalled,
    actions,
    shownProblems: listProblems(draft, calculation.isTried),
    calculation,
    saving,
    save,
    calculate: () => {
      setRefused('calculating');
      saving.reset();
      setSavingFailure(null);
      void calculation.submit();
    },
    /** Of the figures as they are now. */
    refusal: (refused === 'saving' ? savingProblem(draft.rows) : null) ?? validation.fixErrors,
    failure: calculation.failure ?? savingFailure,
    limit: calculation.limit ?? savingLimit,
    dismissLimit: () => {
      calculation.dismissLimit();
      saving.reset();
      forgetDialogDraft();
    },
  };
}

/** What was waiting here has been taken over, and must not surprise anybody later. */
function useRemoval(): { readonly cancel: () => void } {
  const timer = useRef<number | undefined>(undefined);
  const cancel = (): void => window.clearTimeout(timer.current);
  useEffect(() => {
    timer.current = window.setTimeout(
      forgetDialogDraft,
      calculatorLimits.restoreStateRemovalDelayMs,
    );
    return () => window.clearTimeout(timer.current);
  }, []);
  return { cancel };
}
