/** The draft in the form: recalled after the first paint, and kept from key to key for its owner. */
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Person, usePerson } from '../session/person.ts';
import {
  calculatorDraft,
  type Draft,
  draftToRestore,
  emptyDraft,
  forgetPutAside,
  isEmpty,
  keepDraft,
} from './draft.ts';
import { withEarly } from './early-typing.ts';
import { recallSavedDraft, type SavedDraft, type SetAside, setAsideDrafts } from './set-aside.ts';
import { useRestoredDraft } from './use-restored-draft.ts';

export type DraftState = {
  readonly draft: Draft;
  readonly change: (edit: (draft: Draft) => Draft) => void;
  /** With what was set aside, or put aside in order to sign in. */
  readonly clear: () => void;
  readonly aside: SetAside | null;
  /** For figures that come in place of others. */
  readonly replaceSaved: (next: (saved: SavedDraft) => SavedDraft) => void;
  /** How often other figures have taken the place of those in the form; what was said of those is over. */
  readonly replacements: number;
  /** Whether it is what somebody had put aside in order to sign in. */
  readonly isRestored: boolean;
  /** Whether the address holds a plan that cannot be read; the draft is not from there. */
  readonly isLinkUnreadable: boolean;
  /** Whether somebody's draft is kept back because their session has just ended. */
  readonly isHidden: boolean;
};

export function useDraft(): DraftState {
  const [saved, setSaved] = useState<SavedDraft>({ draft: emptyDraft, aside: null });
  const [replacements, setReplacements] = useState(0);
  const isChanged = useRef(false);
  /** Whose it is: it is kept for the one for whom it was recalled. */
  const owner = useRef<Person>(null);
  const update = useCallback((next: (saved: SavedDraft) => SavedDraft): void => {
    isChanged.current = true;
    setSaved(next);
  }, []);
  const replace = useCallback(
    (next: (saved: SavedDraft) => SavedDraft): void => {
      setReplacements((count) => count + 1);
      update(next);
    },
    [update],
  );
  const { forgetLink, ...arrival } = useRestoredDraft({ setSaved, replace, owner });
  const takeOver = useCallback((next: (saved: SavedDraft) => SavedDraft): void => {
    // It is theirs to keep: written back by each tab, the rows would change under who types.
    isChanged.current = false;
    setReplacements((count) => count + 1);
    setSaved(next);
  }, []);
  useOtherTabs(takeOver);
  useNewOwner({ takeOver, owner });
  const isRestored = usePutAside({ update, draft: saved.draft });
  useEffect(() => {
    // Before anything has changed there is nothing to keep, and what is kept already must stay.
    if (!isChanged.current) return;
    keepDraft(saved.draft, owner.current);
    setAsideDrafts.write(saved.aside, owner.current);
  }, [saved]);
  // The same from key to key, so that rows that did not change are not drawn again.
  const changes = useMemo(
    () => ({
      change: (edit: (draft: Draft) => Draft) =>
        update(({ draft, aside }) => ({ draft: edit(draft), aside })),
      clear: () => {
        forgetPutAside();
        forgetLink();
        replace(() => ({ draft: emptyDraft, aside: null }));
      },
      replaceSaved: replace,
    }),
    [update, replace, forgetLink],
  );
  return { ...saved, ...changes, replacements, isRestored, ...arrival };
}

/** There is one draft: a tab that stayed behind would replace, with its next key, what another tab kept. */
function useOtherTabs(takeOver: (next: () => SavedDraft) => void): void {
  useEffect(() => {
    const follow = (): void => {
      const kept = recallSavedDraft();
      takeOver(() => kept);
    };
    const onStorage = (event: StorageEvent): void => {
      if (calculatorDraft.isIn(event) || setAsideDrafts.isIn(event)) follow();
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
  readonly takeOver: (next: (saved: SavedDraft) => SavedDraft) => void;
  readonly owner: RefObject<Person>;
}): void {
  const { takeOver, owner } = options;
  const person = usePerson();
  useEffect(() => {
    if (person === null || person === owner.current) return;
    owner.current = person;
    const kept = recallSavedDraft();
    // What was typed before the scripts ran is not kept yet.
    takeOver(({ draft }) => ({ ...kept, draft: withEarly(kept.draft, draft) }));
  }, [person, takeOver, owner]);
}

/** Mostly the form holds it still. It waits for a moment more, in case the page is loaded again at once. */
function usePutAside(options: {
  readonly update: (next: (saved: SavedDraft) => SavedDraft) => void;
  readonly draft: Draft;
}): boolean {
  const { update, draft } = options;
  const person = usePerson();
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    if (person === null) return;
    const stash = draftToRestore.read();
    if (stash === null) return;
    update((saved) => (isEmpty(saved.draft) ? { ...saved, draft: stash } : saved));
    setIsRestored(true);
    const timer = setTimeout(draftToRestore.clear, calculatorLimits.restoreStateRemovalDelayMs);
    return () => clearTimeout(timer);
  }, [person, update]);
  const isGone = isRestored && isEmpty(draft);
  useEffect(() => {
    if (isGone) setIsRestored(false);
  }, [isGone]);
  return isRestored && !isGone;
}
