/** What one tab shows: its figures, or that they alone could not be loaded. */
import type { AnalyticsTab } from '@debt-payoff/contract/content-vocabulary';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { plainFailure } from '../lists/failures.ts';
import type { Figures } from './analytics-queries.ts';
import { DeletedUsersTab } from './deleted-users-tab.tsx';
import { EngagementTab } from './engagement-tab.tsx';
import { RevenueTab } from './revenue-tab.tsx';
import { UsersTab } from './users-tab.tsx';

type TabProps = {
  readonly tab: AnalyticsTab;
  readonly figures: Figures;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
};

export function TabFigures({ tab, figures, isFetching, onRetry }: TabProps): ReactNode {
  const { days, users, deletedUsers, revenue, engagement } = figures;
  const { [tab]: fetched } = figures;
  if (fetched.status === 'rejected') {
    const title = plainFailure(fetched.reason, adminTexts.analytics.tabFailed[tab]);
    return isFetching ? (
      <Spinner text={navigationTexts.loading} />
    ) : (
      <LoadFailure title={title} onRetry={onRetry} />
    );
  }
  if (tab === 'users' && users.status === 'fulfilled') {
    return <UsersTab users={users.value} days={days} />;
  }
  if (tab === 'deletedUsers' && deletedUsers.status === 'fulfilled') {
    return <DeletedUsersTab deleted={deletedUsers.value} days={days} />;
  }
  if (tab === 'revenue' && revenue.status === 'fulfilled') {
    return <RevenueTab revenue={revenue.value} days={days} />;
  }
  if (tab === 'engagement' && engagement.status === 'fulfilled') {
    return <EngagementTab engagement={engagement.value} days={days} />;
  }
  return null;
}

export function Spinner({ text }: { readonly text: string }) {
  return (
    <p className="row muted spinner">
      <span className="busy" aria-hidden="true" />
      {text}
    </p>
  );
}
