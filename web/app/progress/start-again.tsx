/** Makes the plan as of today the first plan, for those whose circumstances have changed. */
import { useState } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useRestartPlan } from './queries.ts';

const label = 'Start again from today';

export function StartAgain({ portfolioId }: { readonly portfolioId: number }) {
  const [isAsked, setIsAsked] = useState(false);
  const restart = useRestartPlan(portfolioId);
  const close = (): void => {
    setIsAsked(false);
    restart.reset();
  };
  return (
    <div className="start-again">
      <Button variant="secondary" size="small" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={label}
          confirm={label}
          isBusy={restart.isPending}
          failure={
            restart.error === null
              ? null
              : failureText(restart.error, 'The plan could not be renewed.')
          }
          onConfirm={() =>
            restart.mutate(undefined, {
              onSuccess: () => {
                close();
                announce('Your first plan is now the plan as it stands today.');
              },
            })
          }
          onClose={close}
        >
          <p>
            Your first plan is replaced by the plan as it stands today. Your debts and payments stay
            as they are.
          </p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
