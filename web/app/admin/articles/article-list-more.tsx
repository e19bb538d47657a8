/** How many of all articles are shown, and the way to more. */
import type { ListedArticle } from '@debt-payoff/contract/admin-articles';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { ListPage } from '../lists/fetched-list.tsx';
import { articleListFailure } from './article-list-query.ts';
import { shownWords } from './article-list-words.ts';

type Result = Pick<
  UseInfiniteQueryResult<ListPage<ListedArticle>>,
  | ('data' | 'error' | 'hasNextPage' | 'fetchNextPage')
  | ('isFetchingNextPage' | 'isFetchNextPageError' | 'isPlaceholderData')
>;

export function LoadMore({ result }: { readonly result: Result }) {
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData } = result;
  const shown = data?.rows.length ?? 0;
  const foot = useRef<HTMLDivElement>(null);
  const loadedFrom = useFocusOnNext(foot, shown);
  const load = (): void => {
    if (isFetchingNextPage) return;
    loadedFrom.current = shown;
    void result.fetchNextPage();
  };
  return (
    <div className="stack" ref={foot}>
      {result.isFetchNextPageError ? (
        <LoadFailure title={articleListFailure(result.error)} onRetry={load} />
      ) : null}
      <div className="row">
        {hasNextPage ? (
          <Button
            variant="secondary"
            size="small"
            busy={isFetchingNextPage || isPlaceholderData}
            onClick={load}
          >
            {adminTexts.articles.loadMore}
          </Button>
        ) : null}
        <p className="muted small" role="status">
          {isPlaceholderData
            ? navigationTexts.loading
            : shownWords(shown, data?.pagination.total ?? shown)}
        </p>
      </div>
    </div>
  );
}

/** The button may go with the last of them, so the focus goes on to the first that came. */
function useFocusOnNext(foot: { readonly current: HTMLElement | null }, shown: number) {
  const loadedFrom = useRef<number | null>(null);
  useEffect(() => {
    const from = loadedFrom.current;
    if (from === null || shown <= from) return;
    loadedFrom.current = null;
    foot.current?.parentElement
      ?.querySelectorAll<HTMLElement>('tbody > tr > th a')
      .item(from)
      .focus();
  }, [foot, shown]);
  return loadedFrom;
}
