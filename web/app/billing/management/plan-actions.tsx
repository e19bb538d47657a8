/** Changing the plan, and the card that pays for it. */
import type { PaidTier, TierName } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { raiseUpgradeClick } from '../../analytics/events.ts';
import { Button } from '../../ui/button.tsx';
import type { Outcome } from '../outcome-banner.tsx';
import type { Offers } from './management-words.ts';
import { useCustomerPortal } from './use-customer-portal.ts';

const { management } = billingTexts;

export function PlanActions({
  plan,
  offers: { upgradeTo, downgradeTo, hasPortal },
  onChange,
  onOutcome,
}: {
  /** That the card pays for. */
  readonly plan: TierName;
  readonly offers: Offers;
  readonly onChange: (to: PaidTier) => void;
  readonly onOutcome: (outcome: Outcome | null) => void;
}) {
  const portal = useCustomerPortal({ plan, onOutcome });
  return (
    <div className="row">
      {upgradeTo === null ? null : (
        <Button
          onClick={() => {
            raiseUpgradeClick(upgradeTo);
            onChange(upgradeTo);
          }}
        >
          {management.upgradeToPremium}
        </Button>
      )}
      {hasPortal ? (
        <Button variant="secondary" busy={portal.isBusy} onClick={portal.open}>
          {portal.isBusy ? billingTexts.change.confirming : 'Manage payment details'}
        </Button>
      ) : null}
      {downgradeTo === null ? null : (
        <Button variant="secondary" onClick={() => onChange(downgradeTo)}>
          Downgrade to Basic
        </Button>
      )}
    </div>
  );
}
