/** Asks once more before something is done, and stays open while it is done or when it fails. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type ReactNode, useId } from 'react';
import { Banner } from './banner.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

const { actions } = navigationTexts;

export function ConfirmDialog(props: {
  readonly title: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What will happen. */
  readonly children: ReactNode;
  /** What can be chosen besides. */
  readonly below?: ReactNode;
}) {
  const { title, confirm, isBusy, failure, onConfirm, onClose } = props;
  const descriptionId = useId();
  return (
    <Dialog
      title={title}
      descriptionId={descriptionId}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <DialogActions
          label={confirm}
          busyLabel={actions.processing}
          isBusy={isBusy}
          onClick={onConfirm}
          onCancel={onClose}
        />
      }
    >
      {failure === null ? null : <Banner kind="danger" title={failure} />}
      <div className="stack" id={descriptionId}>
        {props.children}
      </div>
      {props.below}
    </Dialog>
  );
}
