/** The three plans side by side, with the one that the reader has marked. */
import { plans, priceLabel, type TierName, tiers } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { Check } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { PlanFeatures } from './plan-features.tsx';

const texts = billingTexts.plans;

export function PlanCards({ current }: { readonly current: TierName | null }) {
  return (
    <div className="plans">
      {tiers.map((tier) => (
        <article className="plan" key={tier} aria-labelledby={`plan-${tier}`}>
          <div className="plan-name">
            <h2 className="h4" id={`plan-${tier}`}>
              {plans[tier].name}
            </h2>
            {tier === current ? (
              <Badge kind="go">
                <Check className="icon" aria-hidden="true" />
                {texts.currentPlan}
              </Badge>
            ) : null}
          </div>
          <p className="price">
            {priceLabel(tier)} <small>{tier === 'free' ? texts.freeForever : 'per month'}</small>
          </p>
          <PlanFeatures tier={tier} />
          <p className="small muted">{footOf({ tier, current })}</p>
        </article>
      ))}
    </div>
  );
}

function footOf({ tier, current }: { tier: TierName; current: TierName | null }): string {
  if (tier === current) return 'This is the plan that you have now.';
  if (tier === 'free') return texts.freePlan;
  const isSubscriber = current !== null && current !== 'free';
  return isSubscriber ? 'Changing to this plan opens soon.' : 'Buying this plan opens soon.';
}
