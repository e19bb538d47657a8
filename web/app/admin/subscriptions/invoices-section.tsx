/** What was charged and given back. It is asked at Stripe: while that is away, the page around it works. */
import type { AdminInvoice, SubscriptionDetail } from '@debt-payoff/contract/admin-subscriptions';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Section } from '../../ui/section.tsx';
import { listFailure } from '../lists/failures.ts';
import { InvoicesTable } from './invoices-table.tsx';
import { invoicesQuery } from './queries.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundsTable } from './refunds-table.tsx';

export function InvoicesSection({ subscription }: { readonly subscription: SubscriptionDetail }) {
  const { data, error, refetch } = useQuery(invoicesQuery(subscription.id));
  const [chosen, setChosen] = useState<AdminInvoice | null>(null);
  return (
    <>
      <Section title="Invoices and refunds">
        {error === null ? null : (
          <LoadFailure
            title={listFailure(error, adminTexts.subscriptions.invoicesFailed)}
            onRetry={() => refetch()}
          />
        )}
        {data === undefined && error === null ? (
          <p className="muted">Asking Stripe for the invoices</p>
        ) : null}
        {data === undefined ? null : (
          <>
            <InvoicesTable
              invoices={data.invoices}
              onRefund={subscription.can_be_changed ? setChosen : null}
            />
            <RefundsTable refunds={data.refunds} />
          </>
        )}
      </Section>
      {chosen === null ? null : (
        <RefundDialog
          subscription={subscription}
          invoice={chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
