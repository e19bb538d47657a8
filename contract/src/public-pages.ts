/** The public pages whose HTML is the same for everyone, and the query parameters that change it. */

type PublicPage = {
  readonly path: string;
  /** The only query parameters that such a page may show; any other only takes it out of search engines. */
  readonly parameters: readonly string[];
};

export const publicPages: readonly PublicPage[] = [
  { path: '/', parameters: [] },
  { path: '/calculator', parameters: [] },
  { path: '/strategies', parameters: [] },
  { path: '/articles', parameters: ['category', 'tag'] },
  { path: '/articles/{slug}', parameters: [] },
  { path: '/resources', parameters: [] },
  { path: '/contact', parameters: [] },
  { path: '/privacy', parameters: [] },
  { path: '/cookies', parameters: [] },
  { path: '/terms', parameters: [] },
  { path: '/about', parameters: [] },
];

const slugLengthMax = 200;
const valueLengthMax = 100;
/** Stands for all parameters that no page shows. */
const otherParameters = 'other';

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

function isArticlePath(path: string): boolean {
  const slug = path.startsWith('/articles/') ? path.slice('/articles/'.length) : '';
  return slug.length <= slugLengthMax && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
}

function keptQuery(query: string, parameters: readonly string[]): string | null {
  const kept = new URLSearchParams();
  let hasOther = false;
  for (const [name, value] of new URLSearchParams(query)) {
    // The server refuses such text, kept page or not.
    if (name.includes('\0') || value.includes('\0')) return null;
    if (!parameters.includes(name) || kept.has(name)) hasOther = true;
    else if (value.length > valueLengthMax) return null;
    else kept.set(name, value);
  }
  kept.sort();
  if (hasOther) kept.set(otherParameters, '');
  return kept.toString();
}
