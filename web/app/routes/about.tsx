import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { About } from '../information/about.tsx';
import { informationMeta } from '../information/information-meta.ts';
import { pageContentOf } from '../page/page-context.server.ts';
import type { Route } from './+types/about';

export function meta({ matches, location }: Route.MetaArgs) {
  return informationMeta({
    name: navigationTexts.footer.about,
    title: 'About us',
    description: `Who makes ${product.name}, what it does and does not do, how it earns money, and how its figures are made. A payoff planner for people in the UK.`,
    origin: matches[0].loaderData.origin,
    path: paths.about,
    search: location.search,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const resources = await pageContentOf(context).listResources();
  return { hasAffiliateLinks: resources.some(({ affiliate }) => affiliate) };
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return <About hasAffiliateLinks={loaderData.hasAffiliateLinks} />;
}
