/** The public pages whose HTML is the same for everyone, and the query parameters that change it. */
import { articleLimits } from './article-limits.ts';
import { slugPattern } from './slugs.ts';

type PublicPage = {
  readonly path: string;
  /** The only query parameters that such a page may show; any other only takes it out of search engines. */
  readonly parameters: readonly string[];
};

export const publicPages: readonly PublicPage[] = [
  { path: '/', parameters: [] },
  { path: '/calculator', parameters: [] },
  { path: '/strategies', parameters: [] },
  { path: '/articles', parameters: ['category', 'tag', 'page'] },
  { path: '/articles/{slug}', parameters: [] },
  { path: '/resources', parameters: ['category'] },
  { path: '/privacy', parameters: [] },
  { path: '/contact', parameters: [] },
  { path: '/terms', parameters: [] },
  { path: '/cookies', parameters: [] },
  { path: '/cookie-settings', parameters: [] },
  { path: '/about', parameters: [] },
  { path: '/accessibility', parameters: [] },
  { path: '/debt-help', parameters: [] },
  { path: '/how-we-calculate', parameters: [] },
];

/** Stands in the query for all parameters that the page does not show. */
export const otherParameters = 'other';

/**
 * The address under which a public page is kept, which is also the one to render it from: the path,
 * the parameters that it shows in a fixed order, and one mark for all others. Null: not kept.
 */
export function publicPageKey(address: string): string | null {
  const queryStart = address.indexOf('?');
  const path = queryStart === -1 ? address : address.slice(0, queryStart);
  const page = pagesByPath.get(path) ?? (isArticlePath(path) ? articlePage : undefined);
  if (page === undefined) return null;
  const query = queryStart === -1 ? '' : address.slice(queryStart + 1);
  if (query === '') return path;
  const kept = keptQuery(query, page.parameters);
  return kept === null ? null : `${path}?${kept}`;
}

const articlePath = '/articles/{slug}';
const pagesByPath = new Map(publicPages.map((page) => [page.path, page]));
const articlePage = pagesByPath.get(articlePath);
pagesByPath.delete(articlePath);

const slugShape = new RegExp(slugPattern);

function isArticlePath(path: string): boolean {
  const slug = path.startsWith('/articles/') ? path.slice('/articles/'.length) : '';
  return slug.length <= articleLimits.slugMaxLength && slugShape.test(slug);
}

function keptQuery(query: string, parameters: readonly string[]): string | null {
  const kept = new URLSearchParams();
  let hasOther = false;
  for (const [name, value] of new URLSearchParams(query)) {
    // The server refuses such text, kept page or not.
    if (name.includes('\0') || value.includes('\0')) return null;
    if (!parameters.includes(name) || kept.has(name)) hasOther = true;
    else if (value.length > articleLimits.filterMaxLength) return null;
    else kept.set(name, value);
  }
  kept.sort();
  if (hasOther) kept.set(otherParameters, '');
  return kept.toString();
}
