/** Says that the plan holds no more portfolios. What is there stays as it is. */
import type { LimitReply } from '@debt-payoff/contract/errors';
import { tiers, upgradeOffers } from '@debt-payoff/contract/plans';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { raiseUpgradeClick } from '../analytics/events.ts';
import { useMayOffer } from '../billing/offers.tsx';
import { useWhenUpgraded } from '../billing/use-entitlements.ts';
import { focusOnContent } from '../forms/focus.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';

const { actions } = navigationTexts;

export function LimitBanner({
  limit,
  onDismiss,
}: {
  readonly limit: LimitReply;
  readonly onDismiss: () => void;
}) {
  const tier = tiers.find((name) => name === limit.current_tier) ?? 'free';
  const offered = upgradeOffers[tier]?.tier ?? null;
  useWhenUpgraded(offered, onDismiss);
  const mayOffer = useMayOffer();
  return (
    <Banner
      kind="info"
      title={portfolioTexts.limits.banner}
      isStanding={false}
      actions={
        <>
          {mayOffer ? (
            <ButtonLink
              size="small"
              to={limit.upgrade_url}
              onClick={() => raiseUpgradeClick(offered)}
            >
              {actions.upgradeNow}
            </ButtonLink>
          ) : null}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              focusOnContent();
              onDismiss();
            }}
          >
            {actions.dismiss}
          </Button>
        </>
      }
    >
      {limit.message} {mayOffer ? limit.upgrade_message : null}
    </Banner>
  );
}
