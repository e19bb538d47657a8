/** The browser's own dialog: it keeps the focus inside, closes on Escape and makes the page behind inert. */
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { raiseEvent, useViewEvent } from '../analytics/events.ts';
import { Announcer } from './announcer.tsx';

export function Dialog({
  title,
  children,
  actions,
  width,
  isBusy = false,
  descriptionId,
  onClose,
}: {
  readonly title: string;
  /** Of the words that say what will happen. */
  readonly descriptionId?: string;
  /** Wider than the usual, where there is more to fill in. */
  readonly width?: '2xl' | '4xl';
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** While its request runs it stays: what has been sent cannot be called back. */
  readonly isBusy?: boolean;
  readonly onClose: () => void;
}) {
  const titleId = useId();
  const close = (): void => {
    if (!isBusy) onClose();
  };
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
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A second Escape closes it without asking.
      onClose={() => (isBusy ? dialog.current?.showModal() : onClose())}
    >
      <div className="dialog-head">
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
        <button
          type="button"
          className="btn btn-icon"
          aria-label="Close"
          disabled={isBusy}
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
