import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { CookieSettings } from '../information/cookie-settings.tsx';
import { informationMeta } from '../information/information-meta.ts';
import type { Route } from './+types/cookie-settings';

export function meta({ matches, location }: Route.MetaArgs) {
  return informationMeta({
    name: navigationTexts.footer.cookieSettings,
    title: navigationTexts.footer.cookieSettings,
    description: `Accept or reject analytics cookies on ${product.name}, and see what you have chosen. You can change your mind at any time.`,
    origin: matches[0].loaderData.origin,
    path: paths.cookieSettings,
    search: location.search,
  });
}

export default CookieSettings;
