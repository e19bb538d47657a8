/** Each state that a subscription has been in. */
import type { SubscriptionDetail } from '@debt-payoff/contract/admin-subscriptions';
import { formatPounds } from '@debt-payoff/contract/money';
import { Section } from '../../ui/section.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { formatDay, formatDayAndTime } from '../../words/dates.ts';
import { StatusBadge } from './status-badge.tsx';
import { planLabel } from './subscription-words.ts';

type PastState = SubscriptionDetail['states'][number];

const columns: readonly [Column<PastState>, ...Column<PastState>[]] = [
  { label: 'Since', cell: ({ since }) => formatDayAndTime(since) },
  {
    label: 'Status',
    cell: ({ status }) => (status === null ? 'Not begun' : <StatusBadge status={status} />),
  },
  { label: 'At Stripe', cell: ({ stripe_status }) => stripe_status },
  { label: 'Plan', cell: ({ plan_type }) => planLabel(plan_type) },
  { label: 'Price', isFigure: true, cell: ({ amount }) => formatPounds(amount) },
  { label: 'Ends', cell: ({ ends_at }) => (ends_at === null ? '–' : formatDay(ends_at)) },
];

export function StatesTable({ states }: { readonly states: readonly PastState[] }) {
  return (
    <Section title="History">
      <div className="admin-table">
        <Table
          caption="States of this subscription, newest first"
          columns={columns}
          rows={states}
          keyOf={({ since, stripe_status, ends_at }) => `${since} ${stripe_status} ${ends_at}`}
          empty={<p className="muted">No change has been recorded yet.</p>}
        />
      </div>
    </Section>
  );
}
