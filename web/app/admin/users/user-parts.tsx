/** What hangs on an account: portfolios, subscriptions, devices, and what the person wrote to us. */
import type { AdminUser } from '@debt-payoff/contract/admin-users';
import { formatPounds } from '@debt-payoff/contract/money';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Section } from '../../ui/section.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TypedName } from '../../ui/typed-name.tsx';
import { formatDayAndTime, formatShortDay } from '../../words/dates.ts';
import { adminPaths } from '../admin-paths.ts';
import { StatusBadge } from '../subscriptions/status-badge.tsx';
import { tierNames } from './user-words.ts';

type PartProps = { readonly user: AdminUser };
type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

const portfolioColumns: Columns<AdminUser['portfolios'][number]> = [
  { label: 'Name', cell: ({ name }) => <TypedName name={name} /> },
  { label: 'Debts', isFigure: true, cell: ({ debts_count: debts }) => debts },
  { label: 'Total', isFigure: true, cell: ({ total_debt: total }) => formatPounds(total) },
  { label: 'Created', cell: ({ created_at: created }) => formatShortDay(created) },
];

export function UserPortfolios({ user }: PartProps) {
  return (
    <Section title="Portfolios">
      <div className="admin-table">
        <Table
          caption="Portfolios"
          columns={portfolioColumns}
          rows={user.portfolios}
          keyOf={({ id }) => id}
          empty={<p className="muted">No portfolios.</p>}
        />
      </div>
    </Section>
  );
}

type Subscription = AdminUser['subscriptions'][number];

const subscriptionColumns: Columns<Subscription> = [
  {
    label: 'Plan',
    cell: ({ id, plan_type: plan }) => (
      <Link to={adminPaths.subscription(id)}>
        {tierNames[plan]} <span className="vh">subscription {id}</span>
      </Link>
    ),
  },
  { label: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'Price', isFigure: true, cell: ({ amount }) => formatPounds(amount) },
  { label: 'Started', cell: ({ start_date: start }) => formatShortDay(start) },
  { label: 'Next payment', cell: ({ next_billing_date: next }) => dayOf(next) },
  { label: 'Ends', cell: ({ end_date: end }) => dayOf(end) },
];

export function UserSubscriptions({ user }: PartProps) {
  return (
    <Section title="Subscriptions">
      <div className="admin-table">
        <Table
          caption="Subscriptions, newest first"
          columns={subscriptionColumns}
          rows={user.subscriptions}
          keyOf={({ id }) => id}
          empty={<p className="muted">No subscriptions.</p>}
        />
      </div>
    </Section>
  );
}

export function UserDevices({ user: { devices } }: PartProps) {
  return (
    <Section title="Signed in on">
      {devices.length === 0 ? (
        <p className="muted">No device.</p>
      ) : (
        <ul className="devices">
          {devices.map(({ id, device, is_staff_session, last_used_at, ip_address }) => (
            <li key={id}>
              <div>
                <p className="device-name">
                  {device}
                  {is_staff_session ? <Badge kind="line">Admin area</Badge> : null}
                </p>
                <p className="small muted">
                  Last used {formatDayAndTime(last_used_at)}
                  {ip_address === null ? null : ` from ${ip_address}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export function UserMessages({ user: { email } }: PartProps) {
  if (email === null) return null;
  return (
    <Section title="Messages">
      <p>
        <Link to={`${adminPaths.messages}?${new URLSearchParams({ search: email })}`}>
          Messages from this address
        </Link>
      </p>
    </Section>
  );
}

function dayOf(instant: string | null): string {
  return instant === null ? '–' : formatShortDay(instant);
}
