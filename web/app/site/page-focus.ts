import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusInPlace } from '../ui/focus-heading.ts';
import { notePresses } from '../ui/into-view.ts';

/** Anyone who moves by keyboard or by ear starts a new page at its heading, not where the link was. */
export function useFocusOnNewPage(): void {
  const { pathname, hash, state } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // The same page under another address, as when what is being written has been saved for the first time.
    if (state?.isSamePage !== true) return focusOnTitle(hash.slice(1));
  }, [pathname, hash, state]);
}

/** The title may come with what the page fetches: until then the focus waits where it is going to be. */
function focusOnTitle(partId: string): (() => void) | undefined {
  const content = document.getElementById('content');
  if (content === null) return;
  content.focus({ preventScroll: true });
  const follow = (): void => {
    const part = document.getElementById(partId);
    const title = part?.querySelector<HTMLElement>('h2, h3') ?? content.querySelector('h1');
    if (title === null && document.activeElement === content) return;
    watch.disconnect();
    if (document.activeElement === content && title !== null) focusInPlace(title);
  };
  const watch = new MutationObserver(follow);
  watch.observe(content, { childList: true, subtree: true });
  follow();
  return () => watch.disconnect();
}

/** Loaded with the first focus: nothing can be lost, or out of sight, before something has it. */
export function useKeptFocus(): void {
  useEffect(notePresses, []);
  useEffect(() => {
    const wait = (): void => document.addEventListener('focusin', load, { once: true });
    const load = (first: FocusEvent): void => {
      // What is pressed first may be gone before the code is there.
      const path = first.composedPath();
      void Promise.all([import('./kept-focus.ts'), import('./seen-focus.ts')]).then(
        ([{ keepFocus }, { keepFocusSeen }]) => {
          keepFocus(path);
          keepFocusSeen();
        },
        // Without a connection: asked for again with the next focus.
        wait,
      );
    };
    wait();
    return () => document.removeEventListener('focusin', load);
  }, []);
}
