/** For those who signed in to save: their figures are still here, and what more the next plan holds. */
import { paths } from '@debt-payoff/contract/paths';
import { plans, priceLabel, upgradeOffers } from '@debt-payoff/contract/plans';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { raiseUpgradeClick } from '../analytics/events.ts';
import { useTier } from '../billing/use-entitlements.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { formTitleId } from './form-fields.ts';

const { actions } = navigationTexts;

export function WelcomeBanner({
  hasOffer,
  onDismiss,
}: {
  readonly hasOffer: boolean;
  readonly onDismiss: () => void;
}) {
  const tier = useTier();
  const offer = tier === null || !hasOffer ? null : upgradeOffers[tier];
  return (
    <div className="mb-6">
      <Banner
        kind="info"
        title="Welcome back. Your figures are as you left them."
        actions={
          <>
            {offer === null ? null : (
              <ButtonLink
                variant="secondary"
                size="small"
                to={paths.subscription}
                onClick={() => raiseUpgradeClick(offer.tier)}
              >
                {actions.upgradeNow}
              </ButtonLink>
            )}
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                onDismiss();
                // The button that was pressed goes, and the focus must not go with it.
                document.getElementById(formTitleId)?.focus();
              }}
            >
              {actions.dismiss}
            </Button>
          </>
        }
      >
        You can save them to a portfolio now.
        {offer === null
          ? ''
          : ` ${plans[offer.tier].name}, ${priceLabel(offer.tier)} per month, has more: ${offer.benefits.join(', ')}.`}
      </Banner>
    </div>
  );
}
