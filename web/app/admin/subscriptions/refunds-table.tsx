/** Money that went back, by staff or by the person's own cancellation. */
import type { AdminRefund } from '@debt-payoff/contract/admin-subscriptions';
import { formatPounds } from '@debt-payoff/contract/money';
import { type Column, Table } from '../../ui/table.tsx';
import { formatDayAndTime } from '../../words/dates.ts';
import { refundStatus } from './invoice-words.ts';

const columns: readonly [Column<AdminRefund>, ...Column<AdminRefund>[]] = [
  { label: 'Date', cell: ({ date }) => formatDayAndTime(date) },
  { label: 'Of invoice', cell: ({ invoice_number }) => invoice_number ?? '–' },
  { label: 'Status', cell: refundStatus },
  { label: 'Amount', isFigure: true, cell: ({ amount }) => formatPounds(amount) },
];

export function RefundsTable({ refunds }: { readonly refunds: readonly AdminRefund[] }) {
  return (
    <>
      <h3 className="h4">Refunds</h3>
      <div className="admin-table">
        <Table
          caption="Refunds, newest first"
          columns={columns}
          rows={refunds}
          keyOf={({ id }) => id}
          empty={<p className="muted">Nothing has been given back.</p>}
        />
      </div>
    </>
  );
}
