/** All articles, in every state: found, narrowed, sorted, published, taken back, archived and deleted. */
import type { ListedArticle } from '@debt-payoff/contract/admin-articles';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { adminSiteTexts } from '@debt-payoff/contract/texts/admin-site';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { intoView } from '../../ui/into-view.ts';
import { adminPaths } from '../admin-paths.ts';
import { FetchedList } from '../lists/fetched-list.tsx';
import { LoadMore } from '../lists/load-more.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import { useStatusAct, useViewing } from './article-list-acts.ts';
import { articleColumns } from './article-list-columns.tsx';
import { ArticleListControls } from './article-list-controls.tsx';
import { DeleteArticle } from './article-list-delete.tsx';
import { ArticleActFailure } from './article-list-notices.tsx';
import { articleListFailure, articleListOptions, articleListShape } from './article-list-query.ts';
import { orderName, sortNames } from './article-list-words.ts';

const texts = adminTexts.articles;

export function ArticleList() {
  const list = useListQuery(articleListShape);
  const result = useInfiniteQuery(articleListOptions(list.query));
  const status = useStatusAct();
  const viewing = useViewing();
  const [toDelete, setToDelete] = useState<ListedArticle | null>(null);
  const { by, order } = list.query.sort;
  return (
    <section className="stack-8 article-list" aria-labelledby="articles-title">
      <div className="admin-head">
        <h1 className="h2 plain-focus" id="articles-title" tabIndex={-1}>
          Articles
        </h1>
        <ButtonLink to={adminPaths.newArticle}>{adminSiteTexts.menu.createArticle}</ButtonLink>
      </div>
      <ArticleListControls list={list} />
      <ArticleActFailure {...status} />
      {viewing.failure === null ? null : (
        <Banner ref={intoView} kind="danger" title={viewing.failure} />
      )}
      <FetchedList
        caption={`Articles by ${sortNames[by].toLowerCase()}, ${orderName(by, order)}`}
        noun="article"
        // What is shown stays where only the next part did not come.
        result={{ ...result, error: result.isFetchNextPageError ? null : result.error }}
        failed={texts.listFailed}
        failureOf={articleListFailure}
        empty={<p className="h4">{texts.empty}</p>}
        noMatch={list.query.search === '' ? texts.empty : texts.emptySearch}
        foot={<LoadMore result={result} noun="article" failureOf={articleListFailure} />}
        list={list}
        columns={articleColumns({
          onStatus: (article, next) => status.run({ article, status: next }),
          onView: viewing.view,
          onDelete: setToDelete,
        })}
        keyOf={({ id }) => id}
      />
      {toDelete === null ? null : (
        <DeleteArticle article={toDelete} onClose={() => setToDelete(null)} />
      )}
    </section>
  );
}
