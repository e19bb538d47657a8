/** Saving the compared debts to a portfolio, without going back to the calculator. */

import { debtFactsOf } from '@debt-payoff/contract/planned-debt';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { FolderPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { readPortfolioId } from '../debts/portfolio-pages.ts';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { Button } from '../ui/button.tsx';
import { PartFailure } from '../ui/part-failure.tsx';

/** Only those who press the button wait for it. */
const SaveDialog = lazy(async () => {
  const parts = await import('../calculator/save-dialog.tsx').catch(() => null);
  return { default: parts?.SaveDialog ?? PartFailure };
});

export function SaveAction({
  state,
  canSave,
  reasonId,
}: {
  readonly state: StrategiesState | null;
  readonly canSave: boolean;
  readonly reasonId: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const isReady = canSave && state !== null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        disabled={!isReady}
        aria-describedby={isReady ? undefined : reasonId}
        onClick={() => setIsOpen(true)}
      >
        <FolderPlus className="icon" aria-hidden="true" />
        {strategyTexts.exporting.save}
      </Button>
      {isReady && isOpen ? (
        <Suspense>
          <SaveDialog
            debts={state.debts.map(debtFactsOf)}
            extraPayment={state.extraPayment}
            customOrder={state.customOrder ?? null}
            problem={null}
            portfolioId={portfolioOf(state.origin)}
            isQuiet
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function portfolioOf(origin: StrategiesState['origin']): number | null {
  return origin.kind === 'portfolio' ? readPortfolioId(origin.portfolioId) : null;
}
