/** Keeps in this browser what is typed over an article, a moment after each change and whenever the page is left. */
import { useEffect, useRef, useState } from 'react';
import { whenPersonChanges } from '../../session/person.ts';
import {
  type ArticleDraft,
  type DraftPlace,
  dropDraft,
  type FoundDraft,
  openDraftPlace,
} from './local-draft.ts';

const draftDelayMs = 500;

export function useLocalDraft({
  articleId,
  draftOf,
  isOffered,
}: {
  /** With which the form was opened; null for a new one. */
  readonly articleId: number | null;
  /** Null where nothing is unsaved. */
  readonly draftOf: () => ArticleDraft | null;
  /** Whether it says anything that the form does not. */
  readonly isOffered: (draft: ArticleDraft) => boolean;
}) {
  const place = useRef<Promise<DraftPlace>>(null);
  const opened = useRef<DraftPlace>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [found, setFound] = useState<readonly FoundDraft[]>([]);
  const [isKept, setIsKept] = useState(true);
  const latest = useRef({ draftOf, isOffered });
  latest.current = { draftOf, isOffered };
  const write = useRef((): void => {
    clearTimeout(timer.current);
    const draft = latest.current.draftOf();
    if (draft !== null && opened.current !== null) setIsKept(opened.current.write(draft));
  }).current;
  useEffect(() => {
    let isLeft = false;
    const opening = openDraftPlace(articleId);
    place.current = opening;
    void opening.then((own) => {
      if (isLeft) return own.release();
      opened.current = own;
      const offered = own.found.filter(({ draft }) => latest.current.isOffered(draft));
      // What says nothing new is in nobody's way, but it need not be kept.
      for (const each of own.found) if (!offered.includes(each)) dropDraft(each);
      setFound(offered);
    });
    const writeWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') write();
    };
    // Before the screen follows: anyone who comes next must not find the form there.
    const stop = whenPersonChanges(write);
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', writeWhenHidden);
    return () => {
      isLeft = true;
      write();
      stop();
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', writeWhenHidden);
      opened.current?.release();
    };
    // The id that a new article is given is told by `moveTo`.
  }, [articleId, write]);
  return {
    found,
    isKept,
    /** A moment after the last change. */
    schedule: (): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(write, draftDelayMs);
    },
    write,
    clear: (): void => {
      clearTimeout(timer.current);
      opened.current?.clear();
    },
    moveTo: async (id: number): Promise<void> => (await place.current)?.moveTo(id),
    decline: (draft: FoundDraft): void => {
      dropDraft(draft);
      setFound((before) => before.filter((each) => each !== draft));
    },
    /** False where another tab has it by now. What the form held before is offered in its turn. */
    takeOver: async (taken: FoundDraft): Promise<boolean> => {
      write();
      const before = latest.current.draftOf();
      const former = (await opened.current?.takeOver(taken)) ?? null;
      const left = former === null || before === null ? [] : [{ key: former, draft: before }];
      setFound((all) => [...left, ...all.filter((each) => each !== taken)]);
      return former !== null;
    },
  };
}
