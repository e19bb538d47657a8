/** Lists what search engines may show: the public pages that exist, and the published articles. */
import { articlePath } from '@debt-payoff/contract/paths';
import { publicPages } from '@debt-payoff/contract/public-pages';
import { xmlElement } from './xml.ts';

/** The most addresses that one file may hold (sitemaps.org). Articles beyond that are found through links. */
export const sitemapMax = 50_000;

export type SitemapArticle = { readonly slug: string; readonly updatedAt: Date };

/** Pages with a single address: an article's path is a pattern. */
export const sitemapPages: readonly string[] = publicPages
  .map(({ path }) => path)
  .filter((path) => !path.includes('{'));

export function sitemapXml(
  origin: string,
  { pages, articles }: { pages: readonly string[]; articles: readonly SitemapArticle[] },
): string {
  const entries = [
    ...pages.map((path) => xmlElement('loc', `${origin}${path}`)),
    ...articles.map(
      ({ slug, updatedAt }) =>
        xmlElement('loc', `${origin}${articlePath(slug)}`) +
        xmlElement('lastmod', updatedAt.toISOString()),
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map((entry) => `<url>${entry}</url>`),
    '</urlset>',
    '',
  ].join('\n');
}
