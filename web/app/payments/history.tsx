/** The history, the newest first, page by page: nobody waits for ten thousand payments to be drawn. */

import { count } from '@debt-payoff/contract/counts';
import type { Payment } from '@debt-payoff/contract/payments';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { memo, useEffect, useRef } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { focusOn } from '../forms/focus.ts';
import { useAnnouncedChoice } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { NoneMatching, NoPayments } from './empty.tsx';
import { EntryItem, entryTitleId } from './entry-item.tsx';
import { type HistoryRow, rowsOf } from './history-rows.ts';
import { PaymentItem, paymentTitleId } from './payment-item.tsx';
import { type HistoryPage, useHistory, useSummary } from './queries.ts';
import type { EntryActions } from './use-entry-actions.tsx';
import type { FilterState } from './use-filter.ts';
import { historyTitleId } from './use-history-actions.ts';
import type { PaymentActions } from './use-payment-actions.tsx';

const { payment: texts } = paymentTexts;

type HistoryProps = {
  readonly portfolioId: number;
  readonly filter: FilterState;
  readonly actions: PaymentActions;
  readonly entryActions: EntryActions;
};

export function History(props: HistoryProps) {
  const { filter, actions, entryActions } = props;
  const pages = useHistory(props.portfolioId, filter.filter);
  const summary = useSummary(props.portfolioId, filter.filter);
  const { data, error, isError, refetch } = pages;
  const showMore = useShowMore(pages);
  const payments = data?.pages.flatMap((page) => page.payments) ?? [];
  const shownWords = wordsOfShown(payments.length, summary.data?.count);
  const isThere = data !== undefined && !pages.isPlaceholderData && !summary.isPlaceholderData;
  const { type, debtId } = filter.filter;
  useAnnouncedChoice(
    isThere ? `${type} ${debtId} ${data.pages.length}` : null,
    payments.length === 0 ? texts.noneMatching : shownWords,
  );
  const entriesCount = data?.pages.reduce((sum, page) => sum + (page.entries?.length ?? 0), 0) ?? 0;
  // A list that was empty before it could not be fetched again may no longer be so.
  if (payments.length + entriesCount === 0 && isError) {
    return <LoadFailure title={failureText(error, texts.fetchFailed)} onRetry={() => refetch()} />;
  }
  if (data === undefined) return <Skeleton text={navigationTexts.loading} />;
  const empty = filter.isSet ? (
    <NoneMatching onClear={filter.clear} />
  ) : (
    <NoPayments onAdd={() => actions.add(null)} />
  );
  const hasPayments = payments.length > 0 || pages.hasNextPage;
  if (!hasPayments && entriesCount === 0) return empty;
  return (
    <section className="stack" aria-labelledby={historyTitleId} aria-busy={pages.isPlaceholderData}>
      {hasPayments || isError ? null : empty}
      <h2 className="h3 plain-focus" id={historyTitleId} tabIndex={-1}>
        History
      </h2>
      {payments.some(isEstimate) ? (
        <p className="muted small">
          <b>{fieldNames.balanceAfterPayment}.</b> {texts.estimate}
        </p>
      ) : null}
      <div className="card payment-list">
        {data.pages.map((page, index) => (
          <Page
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place; what is on it moves on to the next
            key={index}
            page={page}
            edit={actions.edit}
            remove={actions.remove}
            editEntry={entryActions.edit}
            removeEntry={entryActions.remove}
          />
        ))}
      </div>
      {hasPayments ? <p className="muted small">{shownWords}</p> : null}
      {isError ? (
        <LoadFailure
          title={failureText(error, texts.fetchFailed)}
          onRetry={() => void (pages.isFetchNextPageError ? pages.fetchNextPage() : refetch())}
        />
      ) : null}
      {pages.hasNextPage ? (
        <div className="row">
          <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={showMore}>
            {pages.isFetchingNextPage ? navigationTexts.loading : 'Show more'}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** The button goes once the last page is there: its focus goes on to the first payment that came with it. */
function useShowMore({
  data,
  hasNextPage,
  fetchNextPage,
}: ReturnType<typeof useHistory>): () => void {
  const isPressed = useRef(false);
  const last = data?.pages.at(-1);
  const [first] = last === undefined ? [] : rowsOf(last);
  const firstId = first && titleIdOf(first);
  useEffect(() => {
    const isLast = isPressed.current && !hasNextPage;
    isPressed.current = false;
    // Anyone who has since gone elsewhere stays there.
    if (isLast && firstId && document.activeElement === document.body) focusOn(firstId);
  }, [firstId, hasNextPage]);
  return () => {
    isPressed.current = true;
    void fetchNextPage();
  };
}

/** Lists of their own, so that the browser leaves out those that are not near the view. */
const Page = memo(function Page(
  props: Pick<PaymentActions, 'edit' | 'remove'> & {
    readonly page: HistoryPage;
    readonly editEntry: EntryActions['edit'];
    readonly removeEntry: EntryActions['remove'];
  },
) {
  return (
    <ul className="payment-page">
      {rowsOf(props.page).map((row) =>
        row.kind === 'payment' ? (
          <PaymentItem
            key={titleIdOf(row)}
            payment={row.payment}
            onEdit={props.edit}
            onDelete={props.remove}
          />
        ) : (
          <EntryItem
            key={titleIdOf(row)}
            entry={row.entry}
            onEdit={props.editEntry}
            onDelete={props.removeEntry}
          />
        ),
      )}
    </ul>
  );
});

function titleIdOf(row: HistoryRow): string {
  return row.kind === 'payment' ? paymentTitleId(row.payment) : entryTitleId(row.entry);
}

function isEstimate({ affects_balance, is_balance_stated }: Payment): boolean {
  return affects_balance && !is_balance_stated;
}

/** How many of how many. */
function wordsOfShown(shown: number, all: number | undefined): string {
  return all === undefined || all <= shown
    ? `${count(shown, 'payment')} shown.`
    : `${shown.toLocaleString('en-GB')} of ${count(all, 'payment')} shown.`;
}
