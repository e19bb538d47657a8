import { paths } from '@debt-payoff/contract/paths';
import { plans, priceLabel, type TierName, upgradeOffers } from '@debt-payoff/contract/plans';
import { customOrderTexts } from '@debt-payoff/contract/texts/custom-order';
import { limitTexts } from '@debt-payoff/contract/texts/limits';
import type { LimitState } from './entitlements.ts';

/** What is replied about a limit, reached or not. */
export function limitReply({ kind, tier, limit, count }: LimitState) {
  const offer = upgradeOffers[tier];
  return {
    message: limitTexts.reached({ kind, plan: plans[tier].label, limit }),
    upgrade_message: offer === null ? limitTexts.noneHigher : upgradeMessage(offer),
    current_tier: tier,
    current_limit: limit,
    current_count: count,
    upgrade_url: offer === null ? paths.contact : paths.subscription,
  };
}

/** What is replied to someone who would keep an own order without the plan that has it. */
export function customOrderRefusal(tier: TierName) {
  return {
    message: customOrderTexts.premiumRequired,
    upgrade_message: upgradeMessage(upgradeOffers.basic),
    current_tier: tier,
    upgrade_url: paths.subscription,
  };
}

function upgradeMessage(offer: { readonly tier: TierName; readonly benefits: readonly string[] }) {
  return limitTexts.upgrade({
    plan: plans[offer.tier].name,
    price: priceLabel(offer.tier),
    benefits: offer.benefits,
  });
}
