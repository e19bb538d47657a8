/** The words around articles: how long one takes to read, and which of them a list shows. */
import { count } from '@debt-payoff/contract/counts';
import type { ArticleListPage } from './shown-articles.ts';

export const listLead =
  'How debts, interest and payoff plans work in the UK, in plain words and with worked figures.';

/** '6 minute read' */
export function readingTime(minutes: number): string {
  return `${minutes} minute read`;
}

/** '12 articles in Credit cards', 'Articles 21 to 40' */
export function listSummary({ articles, filter, perPage, hasOlder }: ArticleListPage): string {
  const of = filter.category === null ? '' : ` in ${filter.category}`;
  const first = (filter.page - 1) * perPage + 1;
  return filter.page === 1 && !hasOlder
    ? `${count(articles.length, 'article')}${of}`
    : `Articles ${first} to ${first + articles.length - 1}${of}`;
}

const dayMs = 86_400_000;

/** When it was last changed, where that was a day or more after it was published. */
export function laterChange(article: {
  readonly published_at: string | null;
  readonly updated_at: string;
}): string | null {
  const { published_at: publishedAt, updated_at: updatedAt } = article;
  if (publishedAt === null) return null;
  return Date.parse(updatedAt) - Date.parse(publishedAt) >= dayMs ? updatedAt : null;
}
