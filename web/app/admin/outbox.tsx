/** The mails that the product wrote and did not send, as it does in the local environment. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { CallReply } from '@debt-payoff/contract/call';
import { CallError } from '@debt-payoff/contract/client';
import { count } from '@debt-payoff/contract/counts';
import type { listOutboxCall } from '@debt-payoff/contract/outbox';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { quietSignedInCall } from '../session/signed-in-call.ts';
import { announce, useAnnouncedChanges } from '../ui/announce.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { rangeOf } from '../words/ranges.ts';
import { Mail } from './outbox-mail.tsx';

export function Outbox() {
  const [page, setPage] = useState(1);
  const outbox = useQuery({
    queryKey: ['outbox', page],
    queryFn: () =>
      quietSignedInCall<typeof listOutboxCall>(adminAddresses.listOutbox, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  const refresh = async (): Promise<void> => {
    const { data } = await outbox.refetch();
    if (data !== undefined) announce(`${count(data.pagination.total, 'mail')}.`);
  };
  return (
    <section className="stack" aria-labelledby="outbox-title">
      <div className="row">
        <h1 className="h2" id="outbox-title">
          Outbox
        </h1>
        <Button variant="secondary" size="small" onClick={() => void refresh()}>
          Refresh
        </Button>
      </div>
      {outbox.isPending ? <p>{navigationTexts.loading}</p> : null}
      {outbox.isError ? <Failure error={outbox.error} /> : null}
      {outbox.data?.mails.length === 0 ? <p className="muted">No mails yet.</p> : null}
      <ul className="mails">
        {outbox.data?.mails.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} />
          </li>
        ))}
      </ul>
      {outbox.data === undefined ? null : (
        <Pages {...outbox.data} isBusy={outbox.isPlaceholderData} onGo={setPage} />
      )}
    </section>
  );
}

function Pages({
  mails,
  pagination,
  isBusy,
  onGo,
}: CallReply<typeof listOutboxCall> & {
  readonly isBusy: boolean;
  readonly onGo: (page: number) => void;
}) {
  const { page, per_page, total, has_prev, has_next } = pagination;
  const start = (page - 1) * per_page;
  const shown = rangeOf({ start, shown: mails.length, total }, 'mail');
  useAnnouncedChanges(isBusy ? null : shown);
  if (mails.length === 0 && !has_prev) return null;
  return (
    <Pagination
      label="Pages of mails"
      shown={shown}
      previous={{ label: 'Newer mails', onGo: has_prev ? () => onGo(page - 1) : null }}
      next={{ label: 'Older mails', onGo: has_next ? () => onGo(page + 1) : null }}
      isBusy={isBusy}
    />
  );
}

function Failure({ error }: { readonly error: unknown }) {
  const isRefused = error instanceof CallError && error.status === 403;
  return (
    <Banner kind="danger" title={failureText(error)}>
      {isRefused
        ? 'You are signed in as someone who is not staff. Reset, above, signs you out here.'
        : 'Refresh tries again.'}
    </Banner>
  );
}
