/** The accounts that have been deleted. */
import type { AnalyticsDeletedUsers } from '@debt-payoff/contract/admin-analytics';
import { count } from '@debt-payoff/contract/counts';
import { type ReactNode, useMemo } from 'react';
import { type Column, Table } from '../../ui/table.tsx';
import { TypedName } from '../../ui/typed-name.tsx';
import { formatDayAndTime } from '../../words/dates.ts';
import { roleNames, tierNames } from '../users/user-words.ts';
import { type Figure, formatCount, formatDays, lastDays, notAvailable } from './analytics-words.ts';
import { kindsData, stretchesData } from './chart-data.ts';
import { ChartPair, FigureChart, FigureStrip } from './figure-parts.tsx';

const noneEver = 'No account has been deleted.';
const noneInRange = 'No account was deleted in these days.';

export function DeletedUsersTab({
  deleted,
  days,
}: {
  readonly deleted: AnalyticsDeletedUsers;
  readonly days: number;
}) {
  const charts = useMemo(() => chartsOf(deleted), [deleted]);
  return (
    <>
      <FigureStrip title="Since the start" figures={figuresEver(deleted)} />
      <FigureStrip
        title={`In ${lastDays(days)}`}
        figures={[
          {
            label: 'Recently deleted',
            figure: formatCount(deleted.recently_deleted),
            note: 'Accounts deleted in these days.',
          },
        ]}
      />
      <FigureChart data={charts.over} empty={noneInRange} />
      <ChartPair>
        <FigureChart isHalf data={charts.byRole} empty={noneEver} />
        <FigureChart isHalf data={charts.byTier} empty={noneEver} />
      </ChartPair>
      <RecentlyDeleted deleted={deleted} />
    </>
  );
}

function figuresEver(deleted: AnalyticsDeletedUsers): Figure[] {
  const lifetime = 'Average time as a user';
  return [
    {
      label: 'Total deleted',
      figure: formatCount(deleted.total_deleted),
      note: 'All accounts that have ever been deleted.',
    },
    deleted.total_deleted === 0
      ? notAvailable(lifetime, `${noneEver} There is no average of none.`)
      : {
          label: lifetime,
          figure: formatDays(deleted.avg_lifetime_days),
          note: 'From registration to deletion, over all deleted accounts.',
        },
  ];
}

function chartsOf(deleted: AnalyticsDeletedUsers) {
  return {
    over: stretchesData(
      { title: 'Deleted accounts', column: 'Deleted' },
      deleted.deleted_over_time,
      'deleted account',
    ),
    byRole: kindsData(
      { title: 'All deleted accounts by role', noun: 'role', column: 'Deleted' },
      deleted.role_distribution,
      roleNames,
    ),
    byTier: kindsData(
      { title: 'All deleted accounts by plan', noun: 'plan', column: 'Deleted' },
      deleted.tier_distribution,
      tierNames,
    ),
  };
}

type DeletedUser = AnalyticsDeletedUsers['recently_deleted_users'][number];

/** Who somebody was is kept for 30 days. */
const purged: ReactNode = <span className="muted">Removed after 30 days</span>;

const columns: readonly [Column<DeletedUser>, ...Column<DeletedUser>[]] = [
  {
    label: 'Username',
    cell: ({ username }) => (username === null ? purged : <TypedName name={username} />),
  },
  { label: 'Email', cell: ({ email }) => (email === null ? purged : <bdi>{email}</bdi>) },
  { label: 'Id', isFigure: true, cell: ({ id }) => id ?? 'Not kept' },
  { label: 'Plan', cell: ({ subscription_tier: tier }) => tierNames[tier] },
  {
    label: 'Time as a user',
    isFigure: true,
    cell: ({ days_as_user: days }) => count(days, 'day'),
  },
  { label: 'Deleted', cell: ({ deleted_at: at }) => formatDayAndTime(at) },
];

function RecentlyDeleted({ deleted }: { readonly deleted: AnalyticsDeletedUsers }) {
  const { recently_deleted: total, recently_deleted_users: rows } = deleted;
  return (
    <section className="stack">
      <h2 className="h4">Recently deleted users</h2>
      {rows.length < total ? (
        <p className="muted">
          The newest {formatCount(rows.length)} of {formatCount(total)}.
        </p>
      ) : null}
      <div className="card admin-table">
        <Table
          caption="Recently deleted users, the newest first"
          columns={columns}
          rows={rows}
          keyOf={(row) => `${row.deleted_at} ${row.id}`}
          empty={<p className="figure-empty muted">{noneInRange}</p>}
        />
      </div>
    </section>
  );
}
