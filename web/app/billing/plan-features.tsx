import { plans, type TierName } from '@debt-payoff/contract/plans';
import { Check } from 'lucide-react';

export function PlanFeatures({ tier }: { readonly tier: TierName }) {
  return (
    <ul className="ticks">
      {plans[tier].features.map((feature) => (
        <li key={feature}>
          <Check className="icon" aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
