/**
 * Asks before staff do something to somebody, and for the reason where one is kept. It stays open while it is
 * done or when it fails, with what was typed; closing it calls the act off.
 */
import { adminLimits } from '@debt-payoff/contract/admin-limits';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { intoView } from '../../ui/into-view.ts';
import { TextArea } from '../../ui/text-area.tsx';

export type ActDialogProps = {
  readonly title: string;
  /** To the letter, as the texts of the admin area have it. */
  readonly question: string;
  /** Whom or what it happens to, and what goes along. */
  readonly about: ReactNode;
  readonly confirm: string;
  readonly variant?: 'primary' | 'danger';
  readonly reason?: 'none' | 'optional' | 'required';
  /** Further fields, which `hasProblem` looks at. */
  readonly children?: ReactNode;
  /** Whether one of those differs from what it started with. */
  readonly isChanged?: boolean;
  /** Asked before anything is sent: a field that is wrong then says so and takes the focus. */
  readonly hasProblem?: () => boolean;
  readonly isBusy: boolean;
  /** Why the last attempt failed: 'Error: …'. */
  readonly failure: string | null;
  /** The reason is empty where none was given. */
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
};

export function ActDialog({
  reason: asksReason = 'none',
  variant = 'primary',
  isChanged = false,
  hasProblem = () => false,
  ...props
}: ActDialogProps) {
  const { isBusy, failure, onClose } = props;
  const formId = useId();
  const descriptionId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isPressed = useOnePress(failure);
  useEffect(() => {
    document.getElementById(formId)?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [formId]);
  const given = reason.trim();
  const problem = asksReason === 'required' && given === '' ? adminTexts.reasonRequired : null;
  const submit = (): void => {
    setIsTried(true);
    if (isBusy || isPressed.current || hasProblem()) return;
    if (problem !== null) {
      field.current?.focus();
      return;
    }
    isPressed.current = true;
    props.onConfirm(given);
  };
  return (
    <Dialog
      title={props.title}
      descriptionId={descriptionId}
      isBusy={isBusy}
      isChanged={isChanged || reason !== ''}
      onClose={onClose}
      actions={
        <DialogActions
          type="submit"
          form={formId}
          variant={variant}
          label={props.confirm}
          busyLabel={navigationTexts.actions.processing}
          isBusy={isBusy}
          onCancel={onClose}
        />
      }
    >
      <div className="stack" id={descriptionId}>
        <p>{props.question}</p>
        <div className="any-name">{props.about}</div>
      </div>
      <form
        className="stack"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {props.children}
        {asksReason === 'none' ? null : (
          <TextArea
            ref={field}
            label={asksReason === 'required' ? 'Reason' : 'Reason (optional)'}
            hint="Kept in the audit log, which the person may ask to see."
            value={reason}
            required={asksReason === 'required'}
            maxLength={adminLimits.reasonMaxLength}
            error={isTried ? problem : null}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </form>
      {failure === null ? null : <Banner ref={intoView} kind="danger" title={failure} />}
    </Dialog>
  );
}

/** The second press of a double click comes before the first is drawn. After a failure another one counts. */
function useOnePress(failure: string | null) {
  const isPressed = useRef(false);
  useEffect(() => {
    if (failure !== null) isPressed.current = false;
  }, [failure]);
  return isPressed;
}
