import { product } from '@debt-payoff/contract/product';
import type { MetaDescriptor } from 'react-router';

/** For pages that show one person's own things, or a door: search engines leave them out. */
export function privateMeta(name: string): MetaDescriptor[] {
  return [{ title: `${name} | ${product.name}` }, { name: 'robots', content: 'noindex' }];
}
