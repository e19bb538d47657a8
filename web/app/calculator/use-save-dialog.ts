/** What the save dialog holds: the portfolios to choose from, the choice, and what saving comes to. */
import { pairDebts } from '@debt-payoff/contract/debt-pairing';
import { arranged } from '@debt-payoff/contract/order-sentences';
import { can } from '@debt-payoff/contract/plans';
import { portfolioNameProblem } from '@debt-payoff/contract/portfolio-rules';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { savingTexts } from '@debt-payoff/contract/texts/calculator-later';
import type { StrategyName } from '@debt-payoff/engine';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { raiseEvent } from '../analytics/events.ts';
import { useTier } from '../billing/use-entitlements.ts';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { plainFactsOf } from '../debts/saved-debt.ts';
import { savedNotice } from '../debts/saved-notice.ts';
import { noticePortfolios } from '../debts/use-has-portfolios.ts';
import { failureText, fieldFailure, findLimit, isConflict } from '../forms/call-failure.ts';
import { useSubmissionKey } from '../forms/submission-key.ts';
import { useThisMonth } from '../page/server-facts.ts';
import { forgetDialogDraft } from './dialog-draft.ts';
import { forgetPutAside } from './draft.ts';
import { optionsWithThisMonth, replacesOptions, withThisMonth } from './kept-by-portfolio.ts';
import { saveDebts, type Target, usePortfolioChoices } from './save-calls.ts';
import type { SaveDialogProps } from './save-dialog.tsx';

const texts = savingTexts;

export type Choice =
  | { readonly kind: 'none' | 'new' }
  | { readonly kind: 'existing'; readonly id: number };

export type SaveDialogState = ReturnType<typeof useSaveDialog>;

export function useSaveDialog({
  debts,
  options,
  extraPayment,
  customOrder = null,
  problem,
  portfolioId,
  isQuiet,
  onSaved,
  onRefused,
}: SaveDialogProps) {
  const portfolios = usePortfolioChoices({ isQuiet: isQuiet === true });
  const [start] = useState<Choice | null>(
    portfolioId == null ? null : { kind: 'existing', id: portfolioId },
  );
  const [chosen, setChosen] = useState(start);
  // What is paid off was left out of the calculation, not taken out of its portfolio.
  const keptDebts =
    portfolios.data
      ?.find(({ id }) => id === portfolioId && isChosen(chosen, id))
      ?.debts?.filter(({ is_paid_off }) => is_paid_off)
      .map(plainFactsOf) ?? [];
  const [chosenStrategy, setStrategy] = useState<StrategyName | null>(null);
  const tier = useTier();
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const navigate = useNavigate();
  const thisMonth = useThisMonth();
  const submissionKey = useSubmissionKey();
  const mutation = useMutation({
    mutationFn: (target: Target) => {
      // A new portfolio takes its debts in the order in which they are given.
      const isArranged = target.kind === 'new' && strategy === 'custom';
      const given = isArranged
        ? arranged(debts, customOrder ?? [])
        : [...debts.map(keepingThisMonth), ...keptDebts];
      const plan = {
        strategy,
        extra_payment: extraPayment,
        ...(existing === undefined
          ? options
          : optionsWithThisMonth(options, { saved: existing, thisMonth })),
      };
      const key = submissionKey.keyFor([target, plan, given]);
      return saveDebts(target, { debts: given, plan, key });
    },
    onSuccess: ({ id, debts_count, total_balance }, { kind }) => {
      raiseEvent(kind === 'new' ? 'portfolio_created' : 'portfolio_updated', {
        portfolio_id: id,
        debt_count: debts_count,
      });
      forgetRestored();
      onSaved();
      noticePortfolios(1);
      navigate(portfolioPages.view(id), { state: savedNotice({ debts_count, total_balance }) });
    },
  });
  // Anyone who has no portfolio yet has nothing to choose from.
  const choice: Choice = chosen ?? { kind: portfolios.data?.length === 0 ? 'new' : 'none' };
  const existing =
    choice.kind === 'existing' ? portfolios.data?.find(({ id }) => id === choice.id) : undefined;
  const replacement =
    existing === undefined ? null : pairDebts(existing.debts ?? [], [...debts, ...keptDebts]);
  const keepingThisMonth = (facts: DebtFacts): DebtFacts => {
    const saved = replacement?.kept.find(({ next }) => next === facts)?.saved;
    return saved === undefined ? facts : withThisMonth(facts, { saved, thisMonth });
  };
  // Of another portfolio's debts it is not the order.
  const isOwnOrder =
    choice.kind === 'new' || (existing !== undefined && existing.id === portfolioId);
  const canKeepOrder = existing?.strategy === 'custom' || (customOrder !== null && isOwnOrder);
  const chosenNow = chosenStrategy === 'custom' && !canKeepOrder ? null : chosenStrategy;
  const usualStrategy = existing?.strategy ?? 'avalanche';
  const strategy = chosenNow ?? usualStrategy;
  const nameProblem = choice.kind === 'new' ? (portfolioNameProblem(name) ?? null) : null;
  const target = targetOf(choice, { name, existing });
  const save = (): void => {
    if (mutation.isPending) return;
    setIsTried(true);
    mutation.reset();
    if (problem !== null) onRefused?.();
    if (problem === null && nameProblem === null && target !== null) mutation.mutate(target);
  };
  const { error } = mutation;
  const limit = findLimit(error);
  const hasConflict = isConflict(error);
  const otherwise = choice.kind === 'new' ? texts.createPortfolioFailed : texts.addDebtFailed;
  const isSaid = limit !== null || hasConflict || fieldFailure(error, 'name') !== null;
  const refusal = isTried ? problem : null;
  return {
    portfolios,
    choice,
    choose: (next: Choice): void => {
      mutation.reset();
      setIsTried(false);
      setChosen(next);
    },
    strategy,
    setStrategy,
    canKeepOrder,
    /** Their plan does not include it; what is kept already stays. */
    isOrderOffer: existing?.strategy !== 'custom' && tier !== null && !can(tier, 'custom-order'),
    /** Of the chosen portfolio; null for a new one. */
    extraBefore: existing?.extra_payment ?? null,
    name,
    // What was refused was another name.
    setName: (next: string): void => {
      if (mutation.isError) mutation.reset();
      setName(next);
    },
    nameError: (isTried ? nameProblem : null) ?? fieldFailure(error, 'name'),
    choiceError: isTried && target === null ? texts.selectionRequired : null,
    replacement,
    replacesOptions:
      existing !== undefined && replacesOptions(options, { saved: existing, thisMonth }),
    save,
    isChanged: !isSameChoice(chosen, start) || name !== '' || strategy !== usualStrategy,
    isBusy: mutation.isPending,
    failure: refusal ?? (error === null || isSaid ? null : failureText(error, otherwise)),
    limit,
    dismissLimit: mutation.reset,
    hasConflict,
    isLoading: portfolios.isFetching,
    reload: async (): Promise<void> => {
      await portfolios.refetch();
      mutation.reset();
    },
  };
}

function isChosen(choice: Choice | null, id: number): boolean {
  return choice?.kind === 'existing' && choice.id === id;
}

function isSameChoice(one: Choice | null, other: Choice | null): boolean {
  return one?.kind === 'existing' ? isChosen(other, one.id) : one?.kind === other?.kind;
}

function targetOf(
  choice: Choice,
  given: { readonly name: string; readonly existing: { id: number; version: number } | undefined },
): Target | null {
  if (choice.kind === 'new') return { kind: 'new', name: given.name.trim() };
  const { existing } = given;
  return existing === undefined
    ? null
    : { kind: 'existing', id: existing.id, version: existing.version };
}

/** What waited to be restored has been saved. */
function forgetRestored(): void {
  forgetPutAside();
  forgetDialogDraft();
}
