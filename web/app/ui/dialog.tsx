/**
 * The browser's own dialog: it keeps the focus inside, closes on Escape and makes the page behind inert. Where
 * something in it was changed, it asks before it goes.
 */

import { leaveTexts } from '@debt-payoff/contract/texts/leaving';
import { X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { raiseEvent, useViewEvent } from '../analytics/events.ts';
import { Announcer } from './announcer.tsx';
import { Button } from './button.tsx';

type DialogProps = {
  readonly title: string;
  /** Of the words that say what will happen. */
  readonly descriptionId?: string;
  /** Wider than the usual, where there is more to fill in. */
  readonly width?: '2xl' | '4xl';
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** While its request runs it stays: what has been sent cannot be called back. */
  readonly isBusy?: boolean;
  /** Whether something in it differs from what it was opened with, and would be lost. */
  readonly isChanged?: boolean;
  readonly onClose: () => void;
};

const LeaveContext = createContext((exit: () => void): void => exit());

/** For what leads out of a dialog without saving: asked first where something was changed. */
export function useLeave(): (exit: () => void) => void {
  return useContext(LeaveContext);
}

export function Dialog({ isChanged = false, ...props }: DialogProps) {
  const { leave, question } = useLeaveQuestion(isChanged);
  return (
    <LeaveContext value={leave}>
      <DialogBox {...props} isChanged={isChanged} onClose={() => leave(props.onClose)} />
      {question}
    </LeaveContext>
  );
}

/** For a form that is left by 'Cancel' too. */
export function useLeaveQuestion(isChanged: boolean): {
  readonly leave: (exit: () => void) => void;
  /** Stands outside the form. */
  readonly question: ReactNode;
} {
  /** What leads out, while it is asked whether what was typed may go. */
  const [exit, setExit] = useState<(() => void) | null>(null);
  return {
    leave: (next) => (isChanged ? setExit(() => next) : next()),
    question:
      exit === null ? null : (
        <LeaveQuestion
          onStay={() => setExit(null)}
          onLeave={() => {
            // Each gives the focus back to where it was, so the question goes first.
            flushSync(() => setExit(null));
            exit();
          }}
        />
      ),
  };
}

function LeaveQuestion(props: { readonly onStay: () => void; readonly onLeave: () => void }) {
  const descriptionId = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Dialog
      title={leaveTexts.title}
      descriptionId={descriptionId}
      onClose={props.onStay}
      actions={
        <>
          <Button variant="secondary" onClick={props.onLeave}>
            {leaveTexts.leave}
          </Button>
          <Button ref={stay} onClick={props.onStay}>
            {leaveTexts.stay}
          </Button>
        </>
      }
    >
      <p id={descriptionId}>{leaveTexts.lost}</p>
    </Dialog>
  );
}

function DialogBox({
  title,
  children,
  actions,
  width,
  isBusy = false,
  isChanged,
  descriptionId,
  onClose,
}: DialogProps) {
  const titleId = useId();
  const close = (): void => {
    if (!isBusy) onClose();
  };
  const lastFocus = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page, it gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  useViewEvent(() => raiseEvent('modal_opened'));
  // Whether it goes is for its owner to say: one that stays is shown again if the browser has closed it.
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  });
  return (
    <dialog
      className={width === undefined ? 'dialog' : `dialog dialog-${width}`}
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      onFocus={({ target }) => {
        lastFocus.current = target;
      }}
      // The key can always be held back; what the browser makes of it only the first time.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing)
          return;
        event.preventDefault();
        close();
      }}
      // As on a phone by its own way back. What happens to a dialog inside is for that one.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        if (isBusy || isChanged) {
          const field = lastFocus.current;
          dialog.current?.showModal();
          field?.focus();
        }
        close();
      }}
    >
      <div className="dialog-head">
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
        <button
          type="button"
          className="btn btn-icon"
          aria-label="Close"
          aria-disabled={isBusy || undefined}
          onClick={close}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      <div className="body">{children}</div>
      <div className="dialog-foot">{actions}</div>
      <Announcer />
    </dialog>
  );
}
