/** The draft in the form: recalled after the first paint, replaced by a link to a plan, and kept from key to key. */

import { calculatorLimits } from '@debt-payoff/contract/limits';
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { forget } from '../session/browser-storage.ts';
import { useIsSignedIn } from '../session/session.ts';
import type { PlannedDebt } from '../strategies/strategies-state.ts';
import { type Draft, emptyDraft, isEmpty, keepDraft, recallDraft } from './draft.ts';
import { readEarly, withEarly } from './early-typing.ts';
import { readPlanLink } from './plan-link.ts';
import { blankRow } from './rows.ts';
import {
  goBack,
  type Held,
  keepSetAside,
  openLinked,
  recallSetAside,
  type SetAside,
} from './set-aside.ts';

export type HeldDraft = {
  readonly draft: Draft;
  readonly change: (edit: (draft: Draft) => Draft) => void;
  readonly aside: SetAside | null;
  readonly goBack: () => void;
  /** Whether it is what somebody had put aside in order to sign in. */
  readonly isRestored: boolean;
  /** Whether the address holds a plan that cannot be read; the draft is not from there. */
  readonly isLinkUnreadable: boolean;
};

export function useDraft(): HeldDraft {
  const [held, setHeld] = useState<Held>({ draft: emptyDraft, aside: null });
  const isChanged = useRef(false);
  const update = useCallback((next: (held: Held) => Held): void => {
    isChanged.current = true;
    setHeld(next);
  }, []);
  const isLinkUnreadable = useRestored({ setHeld, update });
  const takeOver = useCallback((kept: Held): void => {
    // It is theirs to keep: written back by each tab, the rows would change under who types.
    isChanged.current = false;
    setHeld(kept);
  }, []);
  useOtherTabs(takeOver);
  const isRestored = usePutAside(update);
  useEffect(() => {
    // Before anything has changed there is nothing to keep, and what is kept already must stay.
    if (!isChanged.current) return;
    keepDraft(held.draft);
    keepSetAside(held.aside);
  }, [held]);
  // The same from key to key, so that rows that did not change are not drawn again.
  const changes = useMemo(
    () => ({
      change: (edit: (draft: Draft) => Draft) =>
        update(({ draft, aside }) => ({ draft: edit(draft), aside })),
      goBack: () => update(goBack),
    }),
    [update],
  );
  return { ...held, ...changes, isRestored, isLinkUnreadable };
}

/** After the first paint: the server cannot know what this browser keeps. A link to a plan comes last. */
function useRestored(options: {
  readonly setHeld: (held: Held) => void;
  readonly update: (next: (held: Held) => Held) => void;
}): boolean {
  const { setHeld, update } = options;
  const [isLinkUnreadable, setIsLinkUnreadable] = useState(false);
  const { pathname, hash, state, search } = useLocation();
  const isRestored = useRef(false);
  useEffect(() => {
    if (!isRestored.current) {
      isRestored.current = true;
      const draft = withEarly(recallDraft() ?? emptyDraft, readEarly());
      const extra =
        new URLSearchParams(search).get('showCalculator') === 'true' ? extraOf(state) : null;
      const held = { draft: extra === null ? draft : { ...draft, extra }, aside: recallSetAside() };
      // Most come with nothing, and need not be shown the empty form again.
      if (held.draft !== emptyDraft || held.aside !== null) setHeld(held);
    }
    const linked = readPlanLink(hash);
    setIsLinkUnreadable(linked === 'unreadable');
    if (linked === null || linked === 'unreadable') return;
    update((held) => openLinked(held, draftOf(linked.debts, linked.extraPayment)));
    // Left in the address, the link would undo what is typed from here on with the next reload.
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }, [pathname, hash, state, search, setHeld, update]);
  return isLinkUnreadable;
}

/** There is one draft: a tab that stayed behind would replace, with its next key, what another tab kept. */
function useOtherTabs(takeOver: (kept: Held) => void): void {
  useEffect(() => {
    const follow = (): void =>
      takeOver({ draft: recallDraft() ?? emptyDraft, aside: recallSetAside() });
    const { calculatorState, calculatorSetAside } = localStorageKeys;
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === calculatorState || key === calculatorSetAside) follow();
    };
    // A page that the browser had put to sleep has heard of nothing.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) follow();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [takeOver]);
}

/** Mostly the form holds it still. It waits for a moment more, in case the page is loaded again at once. */
function usePutAside(update: (next: (held: Held) => Held) => void): boolean {
  const isSignedIn = useIsSignedIn();
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    const stash = recallDraft(localStorageKeys.calculatorDataAuthenticated);
    if (stash === null) return;
    update((held) => (isEmpty(held.draft) ? { ...held, draft: stash } : held));
    setIsRestored(true);
    const timer = setTimeout(
      () => forget('local', localStorageKeys.calculatorDataAuthenticated),
      calculatorLimits.restoreStateRemovalDelayMs,
    );
    return () => clearTimeout(timer);
  }, [isSignedIn, update]);
  return isRestored;
}

function extraOf(state: unknown): string | null {
  const isGiven = state !== null && typeof state === 'object' && 'extraPayment' in state;
  return isGiven && typeof state.extraPayment === 'number' ? String(state.extraPayment) : null;
}

function draftOf(debts: readonly PlannedDebt[], extraPayment: number): Draft {
  return {
    rows: debts.map((debt, at) => ({
      ...blankRow(at + 1),
      creditor: debt.creditor,
      type: debt.type,
      balance: String(debt.balance),
      interestRate: String(debt.interestRate),
      monthlyPayment: String(debt.monthlyPayment),
      termMonths: debt.termMonths === null ? '' : String(debt.termMonths),
    })),
    extra: extraPayment === 0 ? '' : String(extraPayment),
  };
}
