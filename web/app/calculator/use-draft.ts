/** The draft in the form: recalled after the first paint, and kept from key to key for its owner. */
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { forget } from '../session/browser-storage.ts';
import { type Person, usePerson } from '../session/person.ts';
import { forgetOwn } from '../session/personal-storage.ts';
import { type Draft, emptyDraft, isEmpty, keepDraft, recallDraft } from './draft.ts';
import { withEarly } from './early-typing.ts';
import { goBack, type Held, keepSetAside, recallHeld, type SetAside } from './set-aside.ts';
import { useRestoredDraft } from './use-restored-draft.ts';

const {
  calculatorState,
  calculatorSetAside,
  calculatorDataAnonymous,
  calculatorDataAuthenticated,
} = localStorageKeys;

export type HeldDraft = {
  readonly draft: Draft;
  readonly change: (edit: (draft: Draft) => Draft) => void;
  /** With what was set aside, or put aside in order to sign in. */
  readonly clear: () => void;
  readonly aside: SetAside | null;
  readonly goBack: () => void;
  /** Whether it is what somebody had put aside in order to sign in. */
  readonly isRestored: boolean;
  /** Whether the address holds a plan that cannot be read; the draft is not from there. */
  readonly isLinkUnreadable: boolean;
  /** Whether somebody's draft is kept back because their session has just ended. */
  readonly isHidden: boolean;
};

export function useDraft(): HeldDraft {
  const [held, setHeld] = useState<Held>({ draft: emptyDraft, aside: null });
  const isChanged = useRef(false);
  /** Whose it is: it is kept for the one for whom it was recalled. */
  const owner = useRef<Person>(null);
  const update = useCallback((next: (held: Held) => Held): void => {
    isChanged.current = true;
    setHeld(next);
  }, []);
  const arrival = useRestoredDraft({ setHeld, update, owner });
  const takeOver = useCallback((next: (held: Held) => Held): void => {
    // It is theirs to keep: written back by each tab, the rows would change under who types.
    isChanged.current = false;
    setHeld(next);
  }, []);
  useOtherTabs(takeOver);
  useNewOwner({ takeOver, owner });
  const isRestored = usePutAside(update);
  useEffect(() => {
    // Before anything has changed there is nothing to keep, and what is kept already must stay.
    if (!isChanged.current) return;
    keepDraft(held.draft, owner.current);
    keepSetAside(held.aside, owner.current);
  }, [held]);
  // The same from key to key, so that rows that did not change are not drawn again.
  const changes = useMemo(
    () => ({
      change: (edit: (draft: Draft) => Draft) =>
        update(({ draft, aside }) => ({ draft: edit(draft), aside })),
      clear: () => {
        forget('local', calculatorDataAnonymous);
        forgetOwn('local', calculatorDataAuthenticated);
        update(() => ({ draft: emptyDraft, aside: null }));
      },
      goBack: () => update(goBack),
    }),
    [update],
  );
  return { ...held, ...changes, isRestored, ...arrival };
}

/** There is one draft: a tab that stayed behind would replace, with its next key, what another tab kept. */
function useOtherTabs(takeOver: (next: () => Held) => void): void {
  useEffect(() => {
    const follow = (): void => {
      const kept = recallHeld();
      takeOver(() => kept);
    };
    const onStorage = ({ key }: StorageEvent): void => {
      // With or without somebody's id behind it.
      const [name] = key?.split(':') ?? [];
      if (name === calculatorState || name === calculatorSetAside) follow();
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

/** A visitor who signs in, here or in another tab, goes on with what is theirs. */
function useNewOwner(options: {
  readonly takeOver: (next: (held: Held) => Held) => void;
  readonly owner: RefObject<Person>;
}): void {
  const { takeOver, owner } = options;
  const person = usePerson();
  useEffect(() => {
    if (person === null || person === owner.current) return;
    owner.current = person;
    const kept = recallHeld();
    // What was typed before the scripts ran is not kept yet.
    takeOver(({ draft }) => ({ ...kept, draft: withEarly(kept.draft, draft) }));
  }, [person, takeOver, owner]);
}

/** Mostly the form holds it still. It waits for a moment more, in case the page is loaded again at once. */
function usePutAside(update: (next: (held: Held) => Held) => void): boolean {
  const person = usePerson();
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    if (person === null) return;
    const stash = recallDraft(calculatorDataAuthenticated);
    if (stash === null) return;
    update((held) => (isEmpty(held.draft) ? { ...held, draft: stash } : held));
    setIsRestored(true);
    const timer = setTimeout(
      () => forgetOwn('local', calculatorDataAuthenticated),
      calculatorLimits.restoreStateRemovalDelayMs,
    );
    return () => clearTimeout(timer);
  }, [person, update]);
  return isRestored;
}
