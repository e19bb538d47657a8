/** Says that exporting comes with a paid plan. */
import { paths } from '@debt-payoff/contract/paths';
import type { TierName } from '@debt-payoff/contract/plans';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { exportTexts } from '@debt-payoff/contract/texts/exports';
import { UpgradeDialog } from '../billing/upgrade-dialog.tsx';

export function ExportUpgrade({
  tier,
  onClose,
}: {
  readonly tier: TierName;
  readonly onClose: () => void;
}) {
  return (
    <UpgradeDialog
      title={calculatorTexts.export.upgradeTitle}
      tier={tier}
      upgradeUrl={paths.subscription}
      onClose={onClose}
    >
      <p>{exportTexts.paidPlanRequired}</p>
    </UpgradeDialog>
  );
}
