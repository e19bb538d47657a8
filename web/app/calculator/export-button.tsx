import type { TierName } from '@debt-payoff/contract/plans';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { Download } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';

const { export: texts } = calculatorTexts;

export type ExportForm = { readonly isComplete: boolean; readonly isBusy: boolean };

/** Few ever see it, so nobody waits for it. */
const ExportUpgrade = lazy(() =>
  import('./export-upgrade.tsx').then((module) => ({ default: module.ExportUpgrade })),
);

/** Where there is nothing to export yet, the button says why. */
export function ExportButton(
  props: ExportForm & { readonly tier: TierName; readonly canExport: boolean },
) {
  const [isAsked, setIsAsked] = useState(false);
  const reasonId = useId();
  const reason = reasonAgainst(props);
  return (
    <>
      <Button
        variant="quiet"
        disabled={reason !== null || props.isBusy}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => setIsAsked(true)}
      >
        <Download className="icon" aria-hidden="true" />
        {texts.start}
      </Button>
      {reason === null ? null : (
        <p className="hint" id={reasonId}>
          {reason}
        </p>
      )}
      {isAsked ? (
        <Suspense>
          <ExportUpgrade tier={props.tier} onClose={() => setIsAsked(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function reasonAgainst(form: {
  readonly isComplete: boolean;
  readonly canExport: boolean;
}): string | null {
  if (!form.isComplete) return texts.needsCompleteForm;
  return form.canExport ? 'Reports are being built and are not here yet.' : null;
}
