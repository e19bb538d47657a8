/** The title and metadata of a page, in the same manner everywhere. */
import { product } from '@debt-payoff/contract/product';
import type { MetaDescriptor } from 'react-router';

export function pageMeta(page: {
  title: string;
  description: string;
  origin: string;
  path: string;
  isIndexed: boolean;
}): MetaDescriptor[] {
  const url = `${page.origin}${page.path}`;
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: product.name },
    { property: 'og:locale', content: 'en_GB' },
    { name: 'twitter:card', content: 'summary' },
    ...(page.isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}
