import type { TierName } from '@debt-payoff/contract/plans';
import { Section } from '../../ui/section.tsx';
import { PlanFeatures } from '../plan-features.tsx';
import { labelOf } from './management-words.ts';

/** Of the plan that is in effect. */
export function PlanBenefits({ tier }: { readonly tier: TierName }) {
  return (
    <Section title={`What the ${labelOf(tier)} includes`}>
      <PlanFeatures tier={tier} />
    </Section>
  );
}
