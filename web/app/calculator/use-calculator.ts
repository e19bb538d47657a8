/** The calculator's state: rows as typed, kept in the browser, and the plan that their figures make. */
import { useMemo, useState } from 'react';
import { figure } from '../debts/debt-form.ts';
import { forgetStrategies, recallStrategies } from '../payoff-plan/strategies-state.ts';
import { type CountedDebt, countDebts, type UncountedFigures } from './counted-debts.ts';
import type { Draft } from './draft.ts';
import { draftActions, type RowActions } from './draft-actions.ts';
import type { Cleared, Removed } from './removals.ts';
import { extraProblemOf } from './rows.ts';
import type { SetAside } from './set-aside.ts';
import { type DraftState, useDraft } from './use-draft.ts';

export type CalculatorActions = RowActions & {
  /** All of it: what is typed, what was set aside, and the results. */
  readonly clear: (before: Pick<Cleared, 'draft' | 'aside' | 'left'>) => void;
  /** To figures that a plan from a link has replaced, for one. */
  readonly replaceSaved: DraftState['replaceSaved'];
  readonly setLeft: (left: LeftEachMonth) => void;
};

/** After bills and essentials. It is neither sent, linked nor drafted: only the navigation takes it to results and back. */
export type LeftEachMonth = {
  readonly typed: string;
  /** Null where it is blank or cannot be read. */
  readonly pence: number | null;
};

const nothingLeft: LeftEachMonth = { typed: '', pence: null };

export type Calculator = Draft & {
  readonly removed: Removed | null;
  /** The debts whose figures are complete, for the answer while people type. */
  readonly debts: readonly CountedDebt[];
  /** Null where those are all in which something stands, and the extra payment can be read. */
  readonly uncounted: UncountedFigures | null;
  readonly extraPayment: number;
  readonly left: LeftEachMonth;
  readonly aside: SetAside | null;
  /** How often other figures have taken the place of those in the form. */
  readonly replacements: number;
  /** Whether the form holds what somebody had put aside in order to sign in. */
  readonly isRestored: boolean;
  readonly isLinkUnreadable: boolean;
  /** Whether it is empty because the session of the person who typed in it has ended. */
  readonly isHidden: boolean;
  /** The same from key to key, so that rows that did not change are not drawn again. */
  readonly actions: CalculatorActions;
};

export function useCalculator(): Calculator {
  const { draft, change, clear, aside, replaceSaved, ...arrival } = useDraft();
  const [left, setLeft] = useState(nothingLeft);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const actions = useMemo(() => {
    const clearAll: CalculatorActions['clear'] = (before) => {
      setRemoved({ at: 0, ...before, results: recallStrategies() });
      clear();
      setLeft(nothingLeft);
      forgetStrategies();
    };
    return { ...draftActions(change), setRemoved, clear: clearAll, replaceSaved, setLeft };
  }, [change, clear, replaceSaved]);
  const counted = useMemo(() => countDebts(draft.rows), [draft.rows]);
  const extraProblem = extraProblemOf(draft.extra);
  const uncounted = useMemo(() => {
    const isWhole = counted.uncounted.length === 0 && extraProblem === null;
    return isWhole ? null : { debts: counted.uncounted, extraProblem };
  }, [counted, extraProblem]);
  return {
    ...draft,
    removed,
    debts: counted.debts,
    uncounted,
    extraPayment: extraProblem === null ? figure(draft.extra) : 0,
    left,
    aside,
    ...arrival,
    actions,
  };
}
