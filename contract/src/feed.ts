/** The feed of articles, as pages and the feed itself name it. */
import { product } from './product.ts';

export const feed = { path: '/rss.xml', title: `${product.name} articles` } as const;
