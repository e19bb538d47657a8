/** The foot of a dialog: cancel, and the one thing that the dialog is for. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useLeave } from './dialog.tsx';

const { actions } = navigationTexts;

export function DialogActions({
  label,
  busyLabel = actions.saving,
  isBusy = false,
  onCancel,
  ...button
}: Omit<ComponentProps<typeof Button>, 'busy' | 'children'> & {
  readonly label: string;
  readonly busyLabel?: string | undefined;
  readonly isBusy?: boolean;
  readonly onCancel: () => void;
}) {
  const leave = useLeave();
  return (
    <>
      <Button variant="secondary" disabled={isBusy} onClick={() => leave(onCancel)}>
        {actions.cancel}
      </Button>
      <Button {...button} busy={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
    </>
  );
}
