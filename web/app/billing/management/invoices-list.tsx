/** Invoices and receipts, to look at and to download. */
import { formatPounds } from '@debt-payoff/contract/money';
import { callFailure } from '../../forms/call-failure.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { newTab } from '../../ui/new-tab.tsx';
import { Section } from '../../ui/section.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { formatDay } from '../../words/dates.ts';
import { useInvoices } from '../queries.ts';
import { type Invoice, invoiceName, invoiceStatus } from './invoice-words.ts';

const loadFailed = 'Failed to load invoices';

const columns: readonly [Column<Invoice>, ...Column<Invoice>[]] = [
  { label: 'Date', cell: ({ date }) => formatDay(date) },
  { label: 'Number', cell: ({ number }) => number ?? '–' },
  { label: 'Status', cell: invoiceStatus },
  { label: 'Amount', isFigure: true, cell: ({ total }) => formatPounds(total) },
  { label: 'Documents', cell: (invoice) => <Documents invoice={invoice} /> },
];

export function InvoicesList() {
  const { data, error, refetch } = useInvoices();
  return (
    <Section title="Invoices and receipts">
      {error === null ? null : (
        <LoadFailure
          title={callFailure(error, { failed: loadFailed, networkError: loadFailed }).message}
          onRetry={() => refetch()}
        />
      )}
      {data === undefined ? (
        error === null ? (
          <p className="invoices-to-come muted">Loading your invoices</p>
        ) : null
      ) : (
        <Table
          caption="Invoices and receipts, newest first"
          columns={columns}
          rows={data.invoices}
          keyOf={({ id }) => id}
          empty={<p className="muted">There are none yet. Each payment brings one.</p>}
        />
      )}
    </Section>
  );
}

function Documents({ invoice }: { readonly invoice: Invoice }) {
  const { url, pdf_url: pdfUrl } = invoice;
  const name = invoiceName(invoice);
  if (url === null && pdfUrl === null) return '–';
  return (
    <span className="invoice-documents">
      {url === null ? null : <Document url={url} label="View" name={name} />}
      {pdfUrl === null ? null : <Document url={pdfUrl} label="PDF" name={name} />}
    </span>
  );
}

function Document({ url, label, name }: { url: string; label: string; name: string }) {
  return (
    <a href={url} {...newTab} aria-label={`${label}, ${name} (opens a new tab)`}>
      {label}
    </a>
  );
}
