/** Asks before a page with unsaved changes is left: by the browser's own question, or before another page is opened. */
import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { whenPersonChanges } from '../session/person.ts';

export function useLeaveWarning({
  hasUnsaved,
  isOwnAddress,
}: {
  readonly hasUnsaved: () => boolean;
  /** The same form under another address. */
  readonly isOwnAddress: (path: string) => boolean;
}): Blocker {
  const asked = useRef(hasUnsaved);
  asked.current = hasUnsaved;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (asked.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    // The page of somebody who has left is loaded again, and nobody may be asked to stay on it.
    const stop = whenPersonChanges(() => window.removeEventListener('beforeunload', ask));
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, []);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !isOwnAddress(nextLocation.pathname) &&
      hasUnsaved(),
  );
}
