import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { AccessibilityStatement } from '../information/accessibility-statement.tsx';
import { informationMeta } from '../information/information-meta.ts';
import type { Route } from './+types/accessibility';

export function meta({ matches, location }: Route.MetaArgs) {
  return informationMeta({
    name: navigationTexts.footer.accessibility,
    title: 'Accessibility statement',
    description: `How ${product.name} works for people with disabilities: what we aim for, what we have tested and how, what does not work yet, and how to tell us.`,
    origin: matches[0].loaderData.origin,
    path: paths.accessibility,
    search: location.search,
  });
}

export default AccessibilityStatement;
