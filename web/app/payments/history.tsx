/** The history, the newest first, page by page: nobody waits for ten thousand payments to be drawn. */
import type { Payment } from '@debt-payoff/contract/payments';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { memo, useEffect, useRef } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { focusOn } from '../forms/focus.ts';
import { Button } from '../ui/button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { count } from '../words/counts.ts';
import { NoneMatching, NoPayments } from './empty.tsx';
import { PaymentItem, paymentTitleId } from './payment-item.tsx';
import { useHistory, useSummary } from './queries.ts';
import type { FilterState } from './use-filter.ts';
import { historyTitleId, type PaymentActions } from './use-payment-actions.tsx';

const { payment: texts } = paymentTexts;

type HistoryProps = {
  readonly portfolioId: number;
  readonly filter: FilterState;
  readonly actions: PaymentActions;
};

export function History(props: HistoryProps) {
  const { filter, actions } = props;
  const pages = useHistory(props.portfolioId, filter.filter);
  const { data, error, isError, refetch } = pages;
  const showMore = useShowMore(pages);
  const payments = data?.pages.flatMap((page) => page.payments) ?? [];
  // A list that was empty before it could not be fetched again may no longer be so.
  if (payments.length === 0 && isError) {
    return (
      <LoadFailure title={failureText(error, texts.fetchFailed)} onRetry={() => void refetch()} />
    );
  }
  if (data === undefined) return <Skeleton text={navigationTexts.loading} />;
  if (payments.length === 0) {
    return filter.isSet ? (
      <NoneMatching onClear={filter.clear} />
    ) : (
      <NoPayments onAdd={() => actions.add(null)} />
    );
  }
  return (
    <section className="stack" aria-labelledby={historyTitleId} aria-busy={pages.isPlaceholderData}>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place; its payments move on to the next
          <Page key={index} payments={page.payments} edit={actions.edit} remove={actions.remove} />
        ))}
      </div>
      <ShownCount {...props} shown={payments.length} />
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
  const first = data?.pages.at(-1)?.payments[0];
  const firstId = first && paymentTitleId(first);
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
const Page = memo(function Page({
  payments,
  edit,
  remove,
}: Pick<PaymentActions, 'edit' | 'remove'> & { readonly payments: readonly Payment[] }) {
  return (
    <ul className="payment-page">
      {payments.map((payment) => (
        <PaymentItem key={payment.id} payment={payment} onEdit={edit} onDelete={remove} />
      ))}
    </ul>
  );
});

function isEstimate({ affects_balance, is_balance_stated }: Payment): boolean {
  return affects_balance && !is_balance_stated;
}

/** How many of how many, said again when more have come. */
function ShownCount({ portfolioId, filter, shown }: HistoryProps & { readonly shown: number }) {
  const { data } = useSummary(portfolioId, filter.filter);
  return (
    <p className="muted small" role="status">
      {data === undefined || data.count <= shown
        ? `${count(shown, 'payment')} shown.`
        : `${shown.toLocaleString('en-GB')} of ${count(data.count, 'payment')} shown.`}
    </p>
  );
}
