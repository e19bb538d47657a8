import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { calculationFacts } from '../information/how-we-calculate/calculation-facts.server.ts';
import { HowWeCalculate } from '../information/how-we-calculate/how-we-calculate.tsx';
import { informationMeta } from '../information/information-meta.ts';
import type { Route } from './+types/how-we-calculate';

export function meta({ matches, location }: Route.MetaArgs) {
  return informationMeta({
    name: navigationTexts.footer.howWeCalculate,
    title: 'How we calculate interest and payments',
    description:
      "The rules behind every payoff plan here, month by month, with lenders' own examples worked out, what an APR is, and why your lender's figure can differ.",
    origin: matches[0].loaderData.origin,
    path: paths.howWeCalculate,
    search: location.search,
  });
}

export const loader = () => calculationFacts();

export default function HowWeCalculatePage({ loaderData }: Route.ComponentProps) {
  return <HowWeCalculate facts={loaderData} />;
}
