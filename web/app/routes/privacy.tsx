import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { informationMeta } from '../information/information-meta.ts';
import { PrivacyNotice } from '../information/privacy-notice.tsx';
import type { Route } from './+types/privacy';

export function meta({ matches, location }: Route.MetaArgs) {
  return informationMeta({
    name: navigationTexts.footer.privacy,
    title: navigationTexts.footer.privacy,
    description: `What ${product.name} knows about you and why, who else sees it, how long it is kept, and how to download, correct or delete it.`,
    origin: matches[0].loaderData.origin,
    path: paths.privacy,
    search: location.search,
  });
}

export default function Privacy() {
  return <PrivacyNotice />;
}
