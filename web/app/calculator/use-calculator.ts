/** The calculator's state: rows as typed, kept in the browser, and the plan that their figures make. */
import { useMemo } from 'react';
import { figure } from '../debts/debt-form.ts';
import type { PlannedDebt } from '../payoff-plan/planned-debt.ts';
import { forgetStrategies } from '../payoff-plan/strategies-state.ts';
import type { Draft } from './draft.ts';
import { type DraftActions, draftActions } from './draft-actions.ts';
import { extraProblemOf, hasFigures, plannedDebt } from './rows.ts';
import type { SetAside } from './set-aside.ts';
import { useDraft } from './use-draft.ts';

export type CalculatorActions = DraftActions & {
  /** All of it: what is typed, what was set aside, and the results. */
  readonly clear: () => void;
  /** To figures that a plan from a link has replaced. */
  readonly goBack: () => void;
};

export type Calculator = Draft & {
  /** The debts whose figures are complete, for the answer while people type. */
  readonly debts: readonly PlannedDebt[];
  readonly extraPayment: number;
  readonly aside: SetAside | null;
  /** Whether the form holds what somebody had put aside in order to sign in. */
  readonly isRestored: boolean;
  readonly isLinkUnreadable: boolean;
  /** Whether it is empty because the session of the person who typed in it has ended. */
  readonly isHidden: boolean;
  /** The same from key to key, so that rows that did not change are not drawn again. */
  readonly actions: CalculatorActions;
};

export function useCalculator(): Calculator {
  const { draft, change, clear, aside, goBack, ...arrival } = useDraft();
  const actions = useMemo(() => {
    const clearAll = (): void => {
      clear();
      forgetStrategies();
    };
    return { ...draftActions(change), clear: clearAll, goBack };
  }, [change, clear, goBack]);
  const debts = useMemo(() => draft.rows.filter(hasFigures).map(plannedDebt), [draft.rows]);
  const extraPayment = extraProblemOf(draft.extra) === null ? figure(draft.extra) : 0;
  return { ...draft, debts, extraPayment, aside, ...arrival, actions };
}
