/** The three plans side by side, with the one that the reader has marked, and what each of them offers. */
import { plans, priceLabel, type TierName, tiers } from '@debt-payoff/contract/plans';
import { billingTexts } from '@debt-payoff/contract/texts/billing';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { PlanFeatures } from '../plan-features.tsx';

const texts = billingTexts.plans;

export function PlanCards({
  current,
  footOf,
}: {
  readonly current: TierName | null;
  /** What stands at the foot of each card. */
  readonly footOf: (tier: TierName) => ReactNode;
}) {
  return (
    <div className="plans">
      {tiers.map((tier) => (
        <article className="plan" key={tier} aria-labelledby={planTitleId(tier)}>
          <div className="plan-name">
            <h2 className="h4" id={planTitleId(tier)}>
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
          <div className="plan-foot">
            {tier === 'free' && current !== null && current !== 'free' ? (
              <p>{texts.freePlan}</p>
            ) : null}
            {footOf(tier)}
          </div>
        </article>
      ))}
    </div>
  );
}

export function planTitleId(tier: TierName): string {
  return `plan-${tier}`;
}
