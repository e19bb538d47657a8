/**
 * What stands in the form when the page is opened. It comes after the first paint: the server cannot know what
 * this browser keeps, and for whom. A link to a plan comes last.
 */
import type { Month } from '@debt-payoff/contract/months';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useThisMonth } from '../page/server-facts.ts';
import { currentPerson, formerPerson, type Person, usePerson } from '../session/person.ts';
import { whenSessionIsKnown } from '../session/session.ts';
import { emptyDraft, hasDraft, isEmpty } from './draft.ts';
import { readEarly, withEarly } from './early-typing.ts';
import { recallSavedDraft, type SavedDraft } from './set-aside.ts';

export function useRestoredDraft(options: {
  readonly setSaved: (next: (saved: SavedDraft) => SavedDraft) => void;
  /** For figures that come in place of others. */
  readonly replace: (next: (saved: SavedDraft) => SavedDraft) => void;
  readonly owner: RefObject<Person>;
}): {
  /** Whether somebody's draft is kept back because their session has just ended. */
  readonly isHidden: boolean;
  /** Whether the address holds a plan that cannot be read; the draft is not from there. */
  readonly isLinkUnreadable: boolean;
  readonly forgetLink: () => void;
} {
  const { setSaved, replace, owner } = options;
  const [isHidden, setIsHidden] = useState(false);
  const [isLinkUnreadable, setIsLinkUnreadable] = useState(false);
  const { pathname, hash, state, search } = useLocation();
  const thisMonth = useThisMonth();
  const carried = useRef(
    new URLSearchParams(search).get('showCalculator') === 'true' ? extraOf(state) : null,
  );
  useEffect(() => {
    const early = readEarly();
    if (!isEmpty(early)) setSaved(({ aside }) => ({ draft: early, aside }));
    return whenSessionIsKnown(() => {
      owner.current = currentPerson();
      setIsHidden(hasDraft(formerPerson()));
      const kept = recallSavedDraft();
      const extra = carried.current;
      setSaved((saved) => {
        const draft = withEarly(kept.draft, saved.draft);
        const isNothing = draft === emptyDraft && kept.aside === null && extra === null;
        // Most come with nothing, and need not be shown the empty form again.
        if (isNothing) return saved;
        return { draft: extra === null ? draft : { ...draft, extra }, aside: kept.aside };
      });
    });
  }, [setSaved, owner]);
  useEffect(() => {
    let isLeft = false;
    const open = async (): Promise<void> => {
      const linked = hash.startsWith('#p') ? await readLink(hash, thisMonth) : null;
      if (isLeft) return;
      setIsLinkUnreadable(linked === 'unreadable');
      if (linked === null || linked === 'unreadable') return;
      replace(linked);
      // Left in the address, the link would undo what is typed from here on with the next reload.
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    };
    const forget = whenSessionIsKnown(() => void open());
    return () => {
      isLeft = true;
      forget();
    };
  }, [pathname, hash, search, replace, thisMonth]);
  const isNobody = usePerson() === null;
  const forgetLink = useCallback(() => setIsLinkUnreadable(false), []);
  return { isHidden: isNobody && isHidden, isLinkUnreadable, forgetLink };
}

/** Few come with a link, so nobody else waits for its code. */
async function readLink(hash: string, thisMonth: Month) {
  const reading = await import('./rare-parts.ts')
    .then(({ loadLinkedDraft }) => loadLinkedDraft())
    .catch(() => null);
  return reading === null ? 'unreadable' : reading.openLink(hash, thisMonth);
}

function extraOf(state: unknown): string | null {
  const isGiven = state !== null && typeof state === 'object' && 'extraPayment' in state;
  return isGiven && typeof state.extraPayment === 'number' ? String(state.extraPayment) : null;
}
