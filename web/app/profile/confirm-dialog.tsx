/** Asks once more before something is done, and stays open while it is done or when it fails. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import type { ReactNode } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const { actions } = navigationTexts;

export function ConfirmDialog(props: {
  readonly title: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { title, confirm, isBusy, failure, onConfirm, onClose, children } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button busy={isBusy} onClick={onConfirm}>
            {isBusy ? actions.processing : confirm}
          </Button>
        </>
      }
    >
      {failure === null ? null : <Banner kind="danger" title={failure} />}
      {children}
    </Dialog>
  );
}
