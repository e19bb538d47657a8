import { paths } from '@debt-payoff/contract/paths';
import { plans, priceLabel, upgradeOffers } from '@debt-payoff/contract/plans';
import { limitTexts } from '@debt-payoff/contract/texts/limits';
import type { LimitState } from './entitlements.ts';

/** What is replied about a limit, reached or not. */
export function limitReply({ kind, tier, limit, count }: LimitState) {
  const offer = upgradeOffers[tier];
  return {
    message: limitTexts.reached({ kind, plan: plans[tier].label, limit }),
    upgrade_message:
      offer === null
        ? limitTexts.noneHigher
        : limitTexts.upgrade({
            plan: plans[offer.tier].name,
            price: priceLabel(offer.tier),
            benefits: offer.benefits,
          }),
    current_tier: tier,
    current_limit: limit,
    current_count: count,
    upgrade_url: offer === null ? paths.contact : paths.subscription,
  };
}
