import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Cookies } from '../information/cookies.tsx';
import { informationMeta } from '../information/information-meta.ts';
import type { Route } from './+types/cookies';

export function meta({ matches, location }: Route.MetaArgs) {
  return informationMeta({
    name: navigationTexts.footer.cookies,
    title: 'Cookies and browser storage',
    description: `Every cookie and everything else that ${product.name} keeps in your browser: what it is for, how long it stays, and what you can choose.`,
    origin: matches[0].loaderData.origin,
    path: paths.cookies,
    search: location.search,
  });
}

export default Cookies;
