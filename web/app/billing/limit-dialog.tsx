/** Says which limit was reached, and what the next plan holds. */
import type { LimitReply } from '@debt-payoff/contract/errors';
import { tiers } from '@debt-payoff/contract/plans';
import { UpgradeDialog } from './upgrade-dialog.tsx';

export function LimitDialog({
  limit,
  opensNewTab = false,
  onClose,
}: {
  readonly limit: LimitReply;
  readonly opensNewTab?: boolean;
  readonly onClose: () => void;
}) {
  return (
    <UpgradeDialog
      title={limit.error}
      tier={tiers.find((tier) => tier === limit.current_tier) ?? 'free'}
      upgradeUrl={limit.upgrade_url}
      opensNewTab={opensNewTab}
      onClose={onClose}
    >
      <p>{limit.message}</p>
      <p className="muted">{limit.upgrade_message}</p>
    </UpgradeDialog>
  );
}
