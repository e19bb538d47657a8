/** Says what was done, on the page where it was done or on the one that it leads to. */
import { CircleCheck } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { focusInPlace } from '../../ui/focus-heading.ts';
import { intoView } from '../../ui/into-view.ts';

type ActNotice = {
  readonly text: string;
  /** Where it is said. */
  readonly path: string;
  /** The same words once more are said once more. */
  readonly count: number;
};
/** Null takes back what was said of an earlier act: it must not stand beside the failure of a later one. */
type SayDone = (text: string | null, at?: { readonly path: string }) => void;

const SayDoneContext = createContext<SayDone>(() => {});

/** Once what it speaks of has been fetched again. */
export function useSayDone(): SayDone {
  return useContext(SayDoneContext);
}

export function ActNotices({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [notice, setNotice] = useState<ActNotice | null>(null);
  const shown = notice?.path === pathname ? notice : null;
  useEffect(() => {
    if (shown === null) return;
    focusOnTitleIfLost();
    announce(shown.text);
    // Anyone who comes back later has read it; what has since been said elsewhere stays.
    return () => setNotice((latest) => (latest === shown ? null : latest));
  }, [shown]);
  const dismiss = (): void => {
    focusOnTitle();
    setNotice(null);
  };
  return (
    <SayDoneContext
      value={(text, { path } = { path: pathname }) =>
        setNotice((before) =>
          text === null ? null : { text, path, count: (before?.count ?? 0) + 1 },
        )
      }
    >
      <div className="act-notice">
        {shown === null ? null : (
          <div className="banner b-go" key={shown.count} ref={intoView}>
            <CircleCheck className="icon" aria-hidden="true" />
            <b>{shown.text}</b>
            <div className="row">
              <Button variant="quiet" size="small" onClick={dismiss}>
                Dismiss
              </Button>
            </div>
          </div>
        )}
      </div>
      {children}
    </SayDoneContext>
  );
}

/** The row or the button that was pressed may have gone with what was done. */
function focusOnTitleIfLost(): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  focusOnTitle();
}

function focusOnTitle(): void {
  const title = document.querySelector<HTMLElement>('#content h1');
  if (title !== null) focusInPlace(title);
}
