/** Saving the compared debts to a portfolio, without going back to the calculator. */

import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { FolderPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { Button } from '../ui/button.tsx';
import { PartFailure } from '../ui/part-failure.tsx';

/** Only those who press the button wait for it. */
const StateSaveDialog = lazy(async () => {
  const parts = await import('./state-save-dialog.tsx').catch(() => null);
  return { default: parts?.StateSaveDialog ?? PartFailure };
});

export function SaveAction({
  state,
  reasonId,
}: {
  /** Null where there is nothing of one's own to save. */
  readonly state: StrategiesState | null;
  readonly reasonId: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        disabled={state === null}
        aria-describedby={state === null ? reasonId : undefined}
        onClick={() => setIsOpen(true)}
      >
        <FolderPlus className="icon" aria-hidden="true" />
        {strategyTexts.exporting.save}
      </Button>
      {state !== null && isOpen ? (
        <Suspense>
          <StateSaveDialog state={state} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
