/** The article itself: who wrote it and when, its text, and the ways on. */
import { paths } from '@debt-payoff/contract/paths';
import { articleNote } from '@debt-payoff/contract/texts/article-note';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { raiseEvent } from '../analytics/events.ts';
import { ButtonLink } from '../ui/button.tsx';
import { formatDay } from '../words/dates.ts';
import { listPath } from './addresses.ts';
import { PublishedDay } from './article-card.tsx';
import { laterChange, readingTime } from './article-words.ts';
import type { ShownArticle } from './shown-articles.ts';

export function ArticleText({ article }: { readonly article: ShownArticle }) {
  return (
    <article className="article stack-8">
      <ArticleHead article={article} />
      <div
        className="prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets through only what an article may use
        dangerouslySetInnerHTML={{ __html: article.content }}
      />
      <ArticleFoot slug={article.slug} tags={article.tags} />
    </article>
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
