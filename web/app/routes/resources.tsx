import { product } from '@debt-payoff/contract/product';
import {
  resourceCategoryDefault,
  resourceCategoryLabels,
} from '@debt-payoff/contract/resource-categories';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { pageContentOf } from '../page/page-context.server.ts';
import { pageMeta } from '../page/page-meta.ts';
import { categoryPath, readCategory } from '../resources/categories.ts';
import { loadResources } from '../resources/load-resources.server.ts';
import { ResourceList } from '../resources/resource-list.tsx';
import { categoryDescriptions, resourcesLead } from '../resources/resource-words.ts';
import { PageFailure } from '../ui/page-failure.tsx';
import type { Route } from './+types/resources';

const title = navigationTexts.menu.resources;

export function loader({ context, url }: Route.LoaderArgs) {
  return loadResources(pageContentOf(context), url.searchParams);
}

export const headers = ({ errorHeaders, loaderHeaders }: Route.HeadersArgs) =>
  errorHeaders ?? loaderHeaders;

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const category = readCategory(new URLSearchParams(location.search));
  const path = categoryPath(category);
  const isDefault = category === resourceCategoryDefault;
  const named = isDefault ? title : `${resourceCategoryLabels[category]}: ${title}`;
  return pageMeta({
    title: `${named} | ${product.name}`,
    description: isDefault ? resourcesLead : `${categoryDescriptions[category]} ${resourcesLead}`,
    origin: matches[0].loaderData.origin,
    path,
    isIndexed: loaderData !== undefined && `${location.pathname}${location.search}` === path,
  });
}

export default function Resources({ loaderData }: Route.ComponentProps) {
  return <ResourceList {...loaderData} />;
}

export function ErrorBoundary() {
  return <PageFailure title={title} failure={contentTexts.resources.loadFailed} />;
}
