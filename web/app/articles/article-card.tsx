/** An article in a list. The whole card can be pressed; the title is its one link. */
import { articlePath } from '@debt-payoff/contract/paths';
import { Link } from 'react-router';
import { raiseEvent } from '../analytics/events.ts';
import { formatDay } from '../words/dates.ts';
import { readingTime } from './article-words.ts';
import type { CardArticle } from './shown-articles.ts';
import type { ReturnState } from './use-return-path.ts';

export function ArticleCards({
  articles,
  heading: Heading = 'h2',
  returnTo,
}: {
  readonly articles: readonly CardArticle[];
  readonly heading?: 'h2' | 'h3';
  /** The list that the article's back link leads to. */
  readonly returnTo: string;
}) {
  const state: ReturnState = { returnTo };
  return (
    <ul className="article-cards">
      {articles.map(({ slug, title, excerpt, category, ...article }) => (
        <li key={slug} className="card card-tight article-card">
          {category === '' ? null : <p className="small muted">{category}</p>}
          <Heading className="h4">
            <Link
              to={articlePath(slug)}
              state={state}
              onClick={() => raiseEvent('article_clicked', { article_slug: slug })}
            >
              {title}
            </Link>
          </Heading>
          <p className="muted">{excerpt}</p>
          <p className="small muted article-facts">
            <PublishedDay at={article.published_at} />
            <span>{readingTime(article.reading_minutes)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

export function PublishedDay({ at }: { readonly at: string | null }) {
  return at === null ? null : <time dateTime={at}>{formatDay(at)}</time>;
}
