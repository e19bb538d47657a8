/** A dialog for filling in a form. What is typed stays until it is saved, or until its owner says that it may go. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Banner } from './banner.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { intoView } from './into-view.ts';

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'actions' | 'isChanged'> & {
  readonly isChanged: boolean;
  readonly formId: string;
  readonly saveLabel: string;
  readonly busyLabel?: string | undefined;
  readonly saveVariant?: 'primary' | 'danger';
  /** Why the last attempt failed. */
  readonly failure?: string | null;
  /** What it means to send the form once more. */
  readonly retryNote?: string | undefined;
  /** What stands above and below the form. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** What sending it would mean, in sight beside the button. */
  readonly outcome?: ReactNode;
  /** What it is for, in a sentence above the form. */
  readonly lead?: string | undefined;
  readonly onSubmit: () => void;
};

export function FormDialog({
  formId,
  saveLabel,
  busyLabel,
  saveVariant = 'primary',
  isBusy = false,
  failure = null,
  retryNote,
  above,
  below,
  outcome,
  lead,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const [leadId, outcomeId] = [useId(), useId()];
  return (
    <Dialog
      {...(lead !== undefined && { descriptionId: leadId })}
      {...(outcome !== undefined && { descriptionId: outcomeId })}
      {...dialog}
      isBusy={isBusy}
      actions={
        <>
          {outcome === undefined ? null : (
            <div className="contents" id={outcomeId}>
              {outcome}
            </div>
          )}
          <DialogActions
            type="submit"
            form={formId}
            label={saveLabel}
            busyLabel={busyLabel}
            variant={saveVariant}
            isBusy={isBusy}
            onCancel={dialog.onClose}
          />
        </>
      }
    >
      {lead === undefined ? null : (
        <p className="muted" id={leadId}>
          {lead}
        </p>
      )}
      {above}
      <form
        className="stack"
        id={formId}
        noValidate
        // The key that opened it may still be held down.
        onKeyDown={(event) => {
          const isHeld = event.repeat && event.key === 'Enter';
          if (isHeld && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
      {failure === null ? null : (
        <Banner ref={intoView} kind="danger" title={failure}>
          Nothing that you typed is lost.
          {retryNote === undefined ? null : ` ${retryNote}`}
        </Banner>
      )}
      {below}
    </Dialog>
  );
}
