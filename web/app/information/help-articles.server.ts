/** The articles that the page about debt help leads to: only where they are there to be read. */

import type { PageContent } from '@debt-payoff/contract/page-content';
import { articlePath } from '@debt-payoff/contract/paths';
import { priorityArticleSlug } from '@debt-payoff/contract/texts/priority-debts';

export type HelpArticles = {
  /** The address; null where there is none that everyone may read. */
  readonly priority: string | null;
  readonly schemes: string | null;
};

export async function findHelpArticles(
  content: Pick<PageContent, 'findArticle'>,
): Promise<HelpArticles> {
  const [priority, schemes] = await Promise.all([
    addressOf(content, priorityArticleSlug),
    addressOf(content, 'breathing-space-dmp-dro-iva-das'),
  ]);
  return { priority, schemes };
}

async function addressOf(
  content: Pick<PageContent, 'findArticle'>,
  slug: string,
): Promise<string | null> {
  const found = await content.findArticle(slug);
  return found === null ? null : articlePath(found.article.slug);
}
