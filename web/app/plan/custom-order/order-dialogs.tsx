/** What is asked and said around an own order that a person's plan does not include, or does so no longer. */
import { paths } from '@debt-payoff/contract/paths';
import { plans } from '@debt-payoff/contract/plans';
import { customOrderTexts } from '@debt-payoff/contract/texts/custom-order';
import { UpgradeDialog } from '../../billing/upgrade-dialog.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asked of those who could not come back to it by themselves. */
export function LeaveOrder(props: { readonly onLeave: () => void; readonly onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Leave your own order?"
      confirm="Leave my order"
      isBusy={false}
      failure={null}
      onConfirm={props.onLeave}
      onClose={props.onClose}
    >
      <p>
        It stays stored with this portfolio, but going back to it is part of {plans.premium.name}.
      </p>
    </ConfirmDialog>
  );
}

/** The offer is the one that comes after Basic: a smaller step would not reach. */
export function OrderUpgrade({ onClose }: { readonly onClose: () => void }) {
  return (
    <UpgradeDialog
      title={customOrderTexts.premiumRequired}
      tier="basic"
      upgradeUrl={paths.subscription}
      opensNewTab
      onClose={onClose}
    >
      <p>Nothing was saved, and nothing that you typed is lost.</p>
    </UpgradeDialog>
  );
}
