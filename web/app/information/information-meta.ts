/** The metadata of a page of information, with its place on the site for search engines. */
import { product } from '@debt-payoff/contract/product';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../page/page-meta.ts';
import { breadcrumbData } from '../page/structured-data.ts';

export function informationMeta(page: {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  readonly path: string;
  readonly search: string;
}): MetaDescriptor[] {
  const { name, origin, path } = page;
  return [
    ...pageMeta({
      title: `${page.title} | ${product.name}`,
      description: page.description,
      origin,
      path,
      isIndexed: page.search === '',
    }),
    // For search engines, which read the server's page: a browser need not load it.
    ...(import.meta.env.SSR
      ? [{ 'script:ld+json': breadcrumbData(origin, [{ name, path }]) }]
      : []),
  ];
}
