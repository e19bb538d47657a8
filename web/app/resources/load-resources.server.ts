/** What the page of resources shows, fetched while the server renders it. */
import type { PageContent } from '@debt-payoff/contract/page-content';
import type { PublicResource } from '@debt-payoff/contract/resources';
import { data } from 'react-router';
import { noStore } from '../page/no-store.ts';
import { isKnownCategory, readCategory } from './categories.ts';
import type { ResourcesPage, ShownResource } from './shown-resources.ts';

export async function loadResources(content: PageContent, query: URLSearchParams) {
  const category = readCategory(query);
  const resources = await content.listResources();
  const page: ResourcesPage = {
    category,
    resources: resources.filter((resource) => resource.category === category).map(shownOf),
  };
  return data(page, isKnownCategory(query) ? {} : noStore);
}

function shownOf(resource: PublicResource): ShownResource {
  const { category, status, created_at, ...shown } = resource;
  return shown;
}
