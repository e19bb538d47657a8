/** What comes after 'Export': the dialog that asks for a file, or what plan it takes. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Offers } from '../billing/offers.tsx';
import { ExportUpgrade } from '../exports/export-upgrade.tsx';
import { useIsSignedIn } from '../session/session.ts';
import { PartFailure } from '../ui/part-failure.tsx';
import type { Draft } from './draft.ts';

/** Visitors need none of it. */
const AccountExport = lazy(async () => {
  const parts = await import('./account-export.tsx').catch(() => null);
  return { default: parts?.AccountExport ?? PartFailure };
});

type ExportStepProps = {
  readonly draft: Draft;
  /** Whether a plan that includes it may be offered. */
  readonly hasOffer: boolean;
  readonly onClose: () => void;
};

export function ExportStep({ hasOffer, ...step }: ExportStepProps) {
  return (
    <Offers areMade={hasOffer}>
      <Step {...step} />
    </Offers>
  );
}

function Step(props: Omit<ExportStepProps, 'hasOffer'>) {
  const { onClose } = props;
  const isSignedIn = useIsSignedIn();
  const [wasSignedIn] = useState(isSignedIn);
  // What was asked by somebody who has since left is not for those who come after them.
  useEffect(() => {
    if (isSignedIn !== wasSignedIn) onClose();
  }, [isSignedIn, wasSignedIn, onClose]);
  if (isSignedIn !== wasSignedIn) return null;
  if (!isSignedIn) return <ExportUpgrade onClose={onClose} />;
  return (
    <Suspense>
      <AccountExport {...props} />
    </Suspense>
  );
}
