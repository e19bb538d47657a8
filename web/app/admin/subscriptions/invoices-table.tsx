/** The invoices of a subscription, with what they add up to. */
import type { AdminInvoice } from '@debt-payoff/contract/admin-subscriptions';
import { formatPounds } from '@debt-payoff/contract/money';
import { Button } from '../../ui/button.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { newTab, opensNewTab } from '../../ui/new-tab.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { formatDay } from '../../words/dates.ts';
import { invoiceName, invoiceStatus, invoiceTotals } from './invoice-words.ts';

type Columns = readonly [Column<AdminInvoice>, ...Column<AdminInvoice>[]];

export function InvoicesTable({
  invoices,
  onRefund,
}: {
  readonly invoices: readonly AdminInvoice[];
  /** Null for those who may not give money back. */
  readonly onRefund: ((invoice: AdminInvoice) => void) | null;
}) {
  const columns: Columns = [
    { label: 'Date', cell: ({ date }) => formatDay(date) },
    { label: 'Number', cell: (invoice) => <NumberLink invoice={invoice} /> },
    { label: 'Status', cell: invoiceStatus },
    { label: 'Amount', isFigure: true, cell: ({ amount }) => formatPounds(amount) },
    { label: 'Paid', isFigure: true, cell: ({ amount_paid }) => formatPounds(amount_paid) },
    {
      label: 'Given back',
      isFigure: true,
      cell: ({ amount_refunded }) => formatPounds(amount_refunded),
    },
    ...(onRefund === null ? [] : [refundColumn(onRefund)]),
  ];
  return (
    <>
      <div className="admin-table">
        <Table
          caption="Invoices, newest first"
          columns={columns}
          rows={invoices}
          keyOf={({ id }) => id}
          empty={<p className="muted">Nothing has been charged yet.</p>}
        />
      </div>
      {invoices.length === 0 ? null : <Ledger {...invoiceTotals(invoices)} />}
    </>
  );
}

function NumberLink({ invoice }: { readonly invoice: AdminInvoice }) {
  const { number, hosted_invoice_url: url } = invoice;
  if (url === null) return number ?? '–';
  return (
    <a href={url} {...newTab}>
      {number ?? 'View'}
      {opensNewTab}
    </a>
  );
}

function refundColumn(onRefund: (invoice: AdminInvoice) => void): Column<AdminInvoice> {
  return {
    label: 'Refund',
    cell: (invoice) =>
      invoice.refundable > 0 ? (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Refund, ${invoiceName(invoice)}`}
          onClick={() => onRefund(invoice)}
        >
          Refund
        </Button>
      ) : (
        '–'
      ),
  };
}
