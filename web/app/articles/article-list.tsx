/** The page of articles: what narrows the list, the articles, and the way to older and newer ones. */
import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { raiseEvent, useViewEvent } from '../analytics/events.ts';
import { useAnnouncedChoice } from '../ui/announce.ts';
import { ButtonLink } from '../ui/button.tsx';
import { listPath } from './addresses.ts';
import { ArticleCards } from './article-card.tsx';
import { listLead, listSummary } from './article-words.ts';
import { ListFilter } from './list-filter.tsx';
import type { ArticleListPage } from './shown-articles.ts';

const noneHere = 'No articles here yet';
const noSuchPage = (page: number) => `There is no page ${page}`;
const emptyTitle = ({ page }: ArticleListPage['filter']) =>
  page > 1 ? noSuchPage(page) : noneHere;

export function ArticleList(page: ArticleListPage) {
  const { filter, articles, categories } = page;
  const title = useFocusOnOtherPage(page);
  const isBusy = useNavigation().location?.pathname === paths.articles;
  useViewEvent(() => raiseEvent('article_list_viewed'));
  useAnnouncedChoice(
    isBusy ? null : listPath(filter),
    articles.length === 0 ? `${emptyTitle(filter)}.` : listSummary(page),
  );
  return (
    <div className="page articles-page stack-8">
      <div className="stack">
        <h1 className="h2" ref={title} tabIndex={-1}>
          {navigationTexts.menu.articles}
        </h1>
        <p className="muted lead">{listLead}</p>
      </div>
      <ListFilter filter={filter} categories={categories} />
      <div className="fetched-list stack" aria-busy={isBusy}>
        {articles.length === 0 ? (
          <EmptyList filter={filter} />
        ) : (
          <>
            <p className="small muted">{isBusy ? navigationTexts.loading : listSummary(page)}</p>
            <ArticleCards articles={articles} returnTo={listPath(filter)} />
            <PageLinks {...page} />
          </>
        )}
      </div>
    </div>
  );
}

/** Where the pressed link goes away, focus goes to the heading of what comes next. */
function useFocusOnOtherPage({ filter: { page, tag } }: ArticleListPage) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = `${page} ${tag}`;
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown) title.current?.focus({ preventScroll: true });
    last.current = shown;
  }, [shown]);
  return title;
}

function EmptyList({ filter }: Pick<ArticleListPage, 'filter'>) {
  const isWhole = listPath(filter) === paths.articles;
  if (filter.page > 1) {
    return (
      <div className="card stack">
        <p className="h4">{emptyTitle(filter)}</p>
        <ButtonLink variant="secondary" to={listPath({ ...filter, page: 1 })}>
          Go to the first page
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="card stack">
      <p className="h4">{noneHere}</p>
      {isWhole ? (
        <p className="muted">Please check back soon.</p>
      ) : (
        <>
          <p className="muted">Nothing has been published here so far.</p>
          <ButtonLink variant="secondary" to={paths.articles}>
            See all articles
          </ButtonLink>
        </>
      )}
    </div>
  );
}

function PageLinks({ filter, hasOlder }: ArticleListPage) {
  const { page } = filter;
  if (page === 1 && !hasOlder) return null;
  return (
    <nav className="row" aria-label="More articles">
      {page === 1 ? null : (
        <ButtonLink variant="secondary" to={listPath({ ...filter, page: page - 1 })} rel="prev">
          Newer articles
        </ButtonLink>
      )}
      {hasOlder ? (
        <ButtonLink variant="secondary" to={listPath({ ...filter, page: page + 1 })} rel="next">
          Older articles
        </ButtonLink>
      ) : null}
    </nav>
  );
}
