/** The title and metadata of a page, in the same manner everywhere. */
import type { MetaDescriptor } from 'react-router';
import { type SharedPage, sharingMeta } from './sharing-meta.ts';

export function pageMeta(page: SharedPage & { readonly isIndexed: boolean }): MetaDescriptor[] {
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: `${page.origin}${page.path}` },
    ...(page.isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    // For those who read the server's page: a browser need not load it.
    ...(import.meta.env.SSR ? sharingMeta(page) : []),
  ];
}
