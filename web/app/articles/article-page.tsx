/** An article: who wrote it and when, its text, and the ways on. */
import { paths } from '@debt-payoff/contract/paths';
import { articleNote } from '@debt-payoff/contract/texts/article-note';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { raiseEvent, useViewEvent } from '../analytics/events.ts';
import { BackLink } from '../ui/back-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { formatDay } from '../words/dates.ts';
import { listPath } from './addresses.ts';
import { ArticleCards, PublishedDay } from './article-card.tsx';
import { laterChange, readingTime } from './article-words.ts';
import type { ArticlePage, ShownArticle } from './shown-articles.ts';
import { useReturnPath } from './use-return-path.ts';

export function ArticleView({ article, related }: ArticlePage) {
  const { slug } = article;
  const returnTo = useReturnPath();
  useViewEvent(() => raiseEvent('article_viewed', { article_slug: slug }), slug);
  return (
    <div className="page articles-page stack-8">
      <BackLink to={returnTo} label={contentTexts.articles.returnToArticles} />
      <article className="article stack-8">
        <ArticleHead article={article} />
        <div
          className="prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets through only what an article may use
          dangerouslySetInnerHTML={{ __html: article.content }}
        />
        <ArticleFoot slug={slug} tags={article.tags} />
      </article>
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

function ArticleHead({ article }: { readonly article: ShownArticle }) {
  const changedAt = laterChange(article);
  return (
    <header className="stack">
      <h1 className="h2">{article.title}</h1>
      <p className="small muted article-facts">
        <span>{article.author}</span>
        <PublishedDay at={article.published_at} />
        {changedAt === null ? null : (
          <span>
            Updated <time dateTime={changedAt}>{formatDay(changedAt)}</time>
          </span>
        )}
        <span>{readingTime(article.reading_minutes)}</span>
      </p>
    </header>
  );
}

function ArticleFoot({ slug, tags }: { readonly slug: string; readonly tags: readonly string[] }) {
  return (
    <footer className="article-foot stack">
      <p className="small muted">
        {articleNote.text}
        <Link to={paths.debtHelp}>{articleNote.link}</Link>.
      </p>
      {tags.length === 0 ? null : (
        <ul className="presets" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                className="chip"
                to={listPath({ category: null, tag, page: 1 })}
                onClick={() => raiseEvent('article_tag_clicked', { article_slug: slug })}
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={paths.calculator}>{navigationTexts.notFound.goToCalculator}</ButtonLink>
    </footer>
  );
}
