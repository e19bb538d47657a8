import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

const restMs = 1_000;

/** For what follows from what is typed: said a second after the last key, and only where it has become another. */
export function useAnnouncedAtRest({
  text,
  first = text,
  since,
  isWanted = () => true,
}: {
  readonly text: string;
  /** What was there before, so that it is no news. */
  readonly first?: string;
  /** Another with each key, also where the text stays the same. */
  readonly since: unknown;
  /** Asked when it is about to be said. */
  readonly isWanted?: () => boolean;
}): void {
  const last = useRef(first);
  const asked = useRef(isWanted);
  asked.current = isWanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the wait anew
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text !== last.current && asked.current()) announce(text);
      last.current = text;
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, since]);
}
