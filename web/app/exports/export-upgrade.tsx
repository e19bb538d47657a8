/** Says which plan a file comes with. */
import { paths } from '@debt-payoff/contract/paths';
import type { TierName } from '@debt-payoff/contract/plans';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { exportTexts } from '@debt-payoff/contract/texts/exports';
import { UpgradeDialog } from '../billing/upgrade-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ExportEntitlement } from './use-download.ts';

/** With the tier whose next plan includes it: a smaller step would not reach. */
const offers: Readonly<Record<ExportEntitlement, { text: string; tier: TierName }>> = {
  export: { text: exportTexts.paidPlanRequired, tier: 'free' },
  'combined-report': { text: exportTexts.premiumRequired, tier: 'basic' },
};

export function ExportUpgrade({
  entitlement = 'export',
  hasOffer = true,
  onClose,
}: {
  readonly entitlement?: ExportEntitlement;
  /** Whether it may be offered; else it is only said. */
  readonly hasOffer?: boolean;
  readonly onClose: () => void;
}) {
  const { text, tier } = offers[entitlement];
  if (!hasOffer) {
    return (
      <Dialog
        title={calculatorTexts.export.start}
        onClose={onClose}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        {/* Nothing is asked for, and no price named. */}
        <p>Exporting this plan comes with a paid plan.</p>
      </Dialog>
    );
  }
  return (
    <UpgradeDialog
      title={calculatorTexts.export.upgradeTitle}
      tier={tier}
      upgradeUrl={paths.subscription}
      onClose={onClose}
    >
      <p>{text}</p>
    </UpgradeDialog>
  );
}
