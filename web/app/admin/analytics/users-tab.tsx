/** The accounts that there are. */
import type { AnalyticsUsers } from '@debt-payoff/contract/admin-analytics';
import { useMemo } from 'react';
import { roleNames, tierNames } from '../users/user-words.ts';
import { type Figure, formatCount, lastDays } from './analytics-words.ts';
import { kindsData, stretchesData } from './chart-data.ts';
import { ChartPair, FigureChart, FigureStrip } from './figure-parts.tsx';

export function UsersTab({
  users,
  days,
}: {
  readonly users: AnalyticsUsers;
  readonly days: number;
}) {
  const charts = useMemo(() => chartsOf(users), [users]);
  return (
    <>
      <FigureStrip title="Now" figures={figuresNow(users)} />
      <FigureStrip title={`In ${lastDays(days)}`} figures={figuresInRange(users)} />
      <FigureChart data={charts.over} empty="No new users in these days." />
      <ChartPair>
        <FigureChart isHalf data={charts.byRole} empty="There are no users." />
        <FigureChart isHalf data={charts.byTier} empty="There are no users." />
      </ChartPair>
    </>
  );
}

function figuresNow(users: AnalyticsUsers): Figure[] {
  return [
    {
      label: 'Total users',
      figure: formatCount(users.total_users),
      note: 'All accounts there are, suspended or not.',
    },
    {
      label: 'Active users',
      figure: formatCount(users.active_users),
      note: 'Accounts that are not suspended.',
    },
    {
      label: 'Suspended users',
      figure: formatCount(users.suspended_users),
      note: 'Accounts that are suspended.',
    },
    {
      label: 'Users with portfolios',
      figure: formatCount(users.users_with_portfolios),
      note: 'They keep at least one portfolio.',
    },
    {
      label: 'Users with payments',
      figure: formatCount(users.users_with_payments),
      note: 'They have at least one payment recorded.',
    },
  ];
}

function figuresInRange(users: AnalyticsUsers): Figure[] {
  return [
    {
      label: 'New users',
      figure: formatCount(users.new_users),
      note: 'Accounts made in these days that are still there.',
    },
    {
      label: 'Signed-in users',
      figure: formatCount(users.signed_in_users),
      note: 'They signed in or used a session in these days.',
    },
  ];
}

function chartsOf(users: AnalyticsUsers) {
  return {
    over: stretchesData(
      { title: 'New users', column: 'New users' },
      users.new_users_over_time,
      'new user',
    ),
    byRole: kindsData(
      { title: 'Users by role', noun: 'role', column: 'Users' },
      users.role_distribution,
      roleNames,
    ),
    byTier: kindsData(
      { title: 'Users by plan in effect', noun: 'plan', column: 'Users' },
      users.tier_distribution,
      tierNames,
    ),
  };
}
