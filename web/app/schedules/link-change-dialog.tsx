/** Asks once more before a calendar link stops working. */
import { useId } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';

export type LinkChange = 'renew' | 'remove';

const words = {
  renew: {
    title: 'Make a new link',
    explanation:
      'The link that you have now stops working. Calendars that use it must be given the new one.',
    action: 'Make new link',
  },
  remove: {
    title: 'Remove the link',
    explanation: 'The link stops working. Calendars that use it no longer learn of changes.',
    action: 'Remove link',
  },
} as const satisfies Record<LinkChange, object>;

export function LinkChangeDialog(props: {
  readonly change: LinkChange;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  const { title, explanation, action } = words[props.change];
  const descriptionId = useId();
  return (
    <Dialog
      title={title}
      descriptionId={descriptionId}
      onClose={props.onClose}
      actions={
        <DialogActions
          variant={props.change === 'remove' ? 'danger' : 'primary'}
          label={action}
          onClick={props.onConfirm}
          onCancel={props.onClose}
        />
      }
    >
      <p id={descriptionId}>{explanation}</p>
    </Dialog>
  );
}
