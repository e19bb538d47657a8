/** What people keep here, and who keeps most. */
import type { AnalyticsEngagement } from '@debt-payoff/contract/admin-analytics';
import { formatPounds } from '@debt-payoff/contract/money';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { Table } from '../../ui/table.tsx';
import { TypedName } from '../../ui/typed-name.tsx';
import { adminPaths } from '../admin-paths.ts';
import { type Figure, formatCount, lastDays, notAvailable } from './analytics-words.ts';
import { stretchesData } from './chart-data.ts';
import { ChartPair, FigureChart, FigureStrip } from './figure-parts.tsx';

export function EngagementTab({
  engagement,
  days,
}: {
  readonly engagement: AnalyticsEngagement;
  readonly days: number;
}) {
  const payments = useMemo(
    () =>
      stretchesData(
        { title: 'Payments', column: 'Payments' },
        engagement.payments_over_time,
        'payment',
      ),
    [engagement],
  );
  const { most_active_users: active, users_with_most_debts: indebted } = engagement.user_metrics;
  return (
    <>
      <FigureStrip title="Now" figures={figuresNow(engagement)} />
      <FigureStrip title={`In ${lastDays(days)}`} figures={figuresInRange(engagement)} />
      <FigureChart data={payments} empty="No payments are dated in these days." />
      <ChartPair>
        <TopList
          title="Most active users"
          column="Portfolios"
          rows={active.map(({ portfolio_count: count, ...user }) => ({ ...user, count }))}
          empty="Nobody has a portfolio."
        />
        <TopList
          title="Users with most debts"
          column="Debts"
          rows={indebted.map(({ debt_count: count, ...user }) => ({ ...user, count }))}
          empty="Nobody has a debt."
        />
      </ChartPair>
    </>
  );
}

function figuresNow({ portfolios, debts }: AnalyticsEngagement): Figure[] {
  return [
    { label: 'Portfolios', figure: formatCount(portfolios.total), note: 'All there are.' },
    {
      label: 'Active portfolios',
      figure: formatCount(portfolios.active),
      note: 'With at least one debt that is not paid off.',
    },
    {
      label: 'Debts',
      figure: formatCount(debts.total),
      note: 'All there are, paid off or not.',
    },
    {
      label: 'Debts paid off',
      figure: formatCount(debts.paid_off),
      note: 'Of all debts there are.',
    },
    {
      label: 'Total owed',
      figure: formatPounds(debts.total_amount),
      note: 'The balances of all debts, added up.',
    },
  ];
}

function figuresInRange({ payments }: AnalyticsEngagement): Figure[] {
  const average = 'Average payment';
  return [
    {
      label: 'Payments',
      figure: formatCount(payments.total),
      note: 'Recorded with a date in these days.',
    },
    {
      label: 'Total paid',
      figure: formatPounds(payments.total_amount),
      note: 'Those payments, added up.',
    },
    payments.total === 0
      ? notAvailable(average, 'No payments are dated in these days.')
      : {
          label: average,
          figure: formatPounds(payments.avg_amount),
          note: 'Total paid divided by those payments.',
        },
  ];
}

type TopUser = { readonly id: number; readonly username: string; readonly count: number };

function TopList(props: {
  readonly title: string;
  readonly column: string;
  readonly rows: readonly TopUser[];
  readonly empty: string;
}) {
  const { title, column } = props;
  return (
    <section className="stack">
      <h2 className="h4">{title}</h2>
      <div className="card admin-table">
        <Table
          caption={`${title}, the most first`}
          columns={[
            {
              label: 'Username',
              cell: ({ id, username }: TopUser) => (
                <Link to={adminPaths.user(id)}>
                  <TypedName name={username} />
                </Link>
              ),
            },
            { label: column, isFigure: true, cell: ({ count }: TopUser) => formatCount(count) },
          ]}
          rows={props.rows}
          keyOf={({ id }) => id}
          empty={<p className="figure-empty muted">{props.empty}</p>}
        />
      </div>
    </section>
  );
}
