/** An article, the way back, and what else there is to read. */
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { raiseEvent, useViewEvent } from '../analytics/events.ts';
import { BackLink } from '../ui/back-link.tsx';
import { ArticleCards } from './article-card.tsx';
import { ArticleText } from './article-text.tsx';
import type { ArticlePage } from './shown-articles.ts';
import { useReturnPath } from './use-return-path.ts';

export function ArticleView({ article, related }: ArticlePage) {
  const { slug } = article;
  const returnTo = useReturnPath();
  useViewEvent(() => raiseEvent('article_viewed', { article_slug: slug }), slug);
  return (
    <div className="page articles-page stack-8">
      <BackLink to={returnTo} label={contentTexts.articles.returnToArticles} />
      <ArticleText article={article} />
      {related.length === 0 ? null : (
        <section className="stack" aria-labelledby="related-title">
          <h2 className="h3" id="related-title">
            Related articles
          </h2>
          <ArticleCards articles={related} heading="h3" returnTo={returnTo} />
        </section>
      )}
    </div>
  );
}
