/** What the next plan holds, when a limit of this one is reached. 'Dismiss' is as easy as 'Upgrade Now'. */
import type { LimitAnswer } from '@debt-payoff/contract/errors';
import { plans, priceLabel, tiers, upgradeOffers } from '@debt-payoff/contract/plans';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Check } from 'lucide-react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const { actions } = navigationTexts;

export function LimitDialog({
  limit,
  onClose,
}: {
  readonly limit: LimitAnswer;
  readonly onClose: () => void;
}) {
  const offer = upgradeOffers[tiers.find((tier) => tier === limit.current_tier) ?? 'free'];
  return (
    <Dialog
      title={limit.error}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {actions.dismiss}
          </Button>
          <ButtonLink to={limit.upgrade_url}>{actions.upgradeNow}</ButtonLink>
        </>
      }
    >
      <p>{limit.message}</p>
      <p className="muted">{limit.upgrade_message}</p>
      {offer === null ? null : (
        <div>
          <p className="price">
            {plans[offer.tier].name} {priceLabel(offer.tier)} <small>per month</small>
          </p>
          <ul className="ticks">
            {offer.benefits.map((benefit) => (
              <li key={benefit}>
                <Check className="icon" aria-hidden="true" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
