/** Says which plan a file comes with. */

import { paths } from '@debt-payoff/contract/paths';
import { plans, type TierName } from '@debt-payoff/contract/plans';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { upgradeToExport } from '@debt-payoff/contract/texts/calculator-later';
import { exportTexts } from '@debt-payoff/contract/texts/exports';
import { useId } from 'react';
import { useMayOffer } from '../billing/offers.tsx';
import { UpgradeDialog } from '../billing/upgrade-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ExportEntitlement } from './use-download.ts';

/** With the tier whose next plan includes it: a smaller step would not reach. */
const offers: Readonly<
  Record<ExportEntitlement, { text: string; withoutOffer: string; tier: TierName }>
> = {
  export: {
    text: exportTexts.paidPlanRequired,
    withoutOffer: 'Exporting this plan comes with a paid plan.',
    tier: 'free',
  },
  'combined-report': {
    text: exportTexts.premiumRequired,
    withoutOffer: `The combined report comes with ${plans.premium.name}.`,
    tier: 'basic',
  },
};

export function ExportUpgrade({
  entitlement = 'export',
  onClose,
}: {
  readonly entitlement?: ExportEntitlement;
  readonly onClose: () => void;
}) {
  const { text, withoutOffer, tier } = offers[entitlement];
  const descriptionId = useId();
  if (!useMayOffer()) {
    return (
      <Dialog
        title={calculatorTexts.export.start}
        descriptionId={descriptionId}
        onClose={onClose}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        {/* Nothing is asked for, and no price named. */}
        <p id={descriptionId}>{withoutOffer}</p>
      </Dialog>
    );
  }
  return (
    <UpgradeDialog
      title={upgradeToExport}
      tier={tier}
      upgradeUrl={paths.subscription}
      onClose={onClose}
    >
      <p>{text}</p>
    </UpgradeDialog>
  );
}
