/** The mails that the product wrote and did not send, as it does in the local environment. */
import { CallError } from '@debt-payoff/contract/client';
import type { listOutboxCall } from '@debt-payoff/contract/outbox';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { quietSignedInCall } from '../session/signed-in-call.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Mail } from './outbox-mail.tsx';

const address = { method: 'GET', path: '/api/admin/outbox' } as const;

export function Outbox() {
  const [page, setPage] = useState(1);
  const outbox = useQuery({
    queryKey: ['outbox', page],
    queryFn: () => quietSignedInCall<typeof listOutboxCall>(address, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="stack" aria-labelledby="outbox-title">
      <div className="row">
        <h1 className="h2" id="outbox-title">
          Outbox
        </h1>
        <Button variant="secondary" size="small" onClick={() => outbox.refetch()}>
          Refresh
        </Button>
      </div>
      {outbox.isPending ? <p role="status">{navigationTexts.loading}</p> : null}
      {outbox.isError ? <Failure error={outbox.error} /> : null}
      {outbox.data?.mails.length === 0 ? <p className="muted">No mails yet.</p> : null}
      <ul className="mails">
        {outbox.data?.mails.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} />
          </li>
        ))}
      </ul>
      <div className="row">
        {outbox.data?.pagination.has_prev ? (
          <Button variant="secondary" size="small" onClick={() => setPage(page - 1)}>
            Newer mails
          </Button>
        ) : null}
        {outbox.data?.pagination.has_next ? (
          <Button variant="secondary" size="small" onClick={() => setPage(page + 1)}>
            Older mails
          </Button>
        ) : null}
      </div>
    </section>
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
