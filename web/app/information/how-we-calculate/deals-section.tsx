/** What is counted where more than a rate and a payment is said of a debt, or more than an extra of a plan. */
import { BulletList, InformationSection } from '../information-page.tsx';
import type { CalculationFacts } from './calculation-facts.server.ts';

export function DealsSection({ deals }: { readonly deals: CalculationFacts['deals'] }) {
  return (
    <InformationSection title="Deals, fees, minimums and plans">
      <p>All of this can be left out. Where you enter it, it is counted like this:</p>
      <BulletList items={deals.items} />
      <p>{deals.orders}</p>
    </InformationSection>
  );
}
