/** How many of all rows are shown, and the way to more. */
import { count } from '@debt-payoff/contract/counts';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { ListPage } from './fetched-list.tsx';
import { shownWords } from './in-one-list.ts';

type Result = Pick<
  UseInfiniteQueryResult<ListPage<unknown>>,
  | ('data' | 'error' | 'hasNextPage' | 'fetchNextPage')
  | ('isFetchingNextPage' | 'isFetchNextPageError' | 'isPlaceholderData')
>;

export function LoadMore({
  result,
  noun,
  failureOf,
}: {
  readonly result: Result;
  /** One of them: 'article'. */
  readonly noun: string;
  readonly failureOf: (error: unknown) => string;
}) {
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData } = result;
  const shown = data?.rows.length ?? 0;
  const total = data?.pagination.total ?? shown;
  const foot = useRef<HTMLDivElement>(null);
  const words = shownWords(shown, total, count(total, noun));
  const loadedFrom = useFocusOnNext(foot, { shown, words });
  const load = (): void => {
    if (isFetchingNextPage) return;
    loadedFrom.current = shown;
    void result.fetchNextPage();
  };
  return (
    <div className="stack" ref={foot}>
      {result.isFetchNextPageError ? (
        <LoadFailure title={failureOf(result.error)} onRetry={load} />
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
        <p className="muted small">{isPlaceholderData ? navigationTexts.loading : words}</p>
      </div>
    </div>
  );
}

/** The button may go with the last of them, so the focus goes on to the first that came. */
function useFocusOnNext(
  foot: { readonly current: HTMLElement | null },
  { shown, words }: { readonly shown: number; readonly words: string },
) {
  const loadedFrom = useRef<number | null>(null);
  useEffect(() => {
    const from = loadedFrom.current;
    if (from === null || shown <= from) return;
    loadedFrom.current = null;
    announce(words);
    foot.current?.parentElement
      ?.querySelectorAll<HTMLElement>('tbody > tr > th a')
      .item(from)
      .focus();
  }, [foot, shown, words]);
  return loadedFrom;
}
