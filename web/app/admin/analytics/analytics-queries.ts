/** The figures of one range of days, fetched together: what is on the screen is never of two ranges. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type {
  analyticsDeletedUsersCall,
  analyticsEngagementCall,
  analyticsRevenueCall,
  analyticsUsersCall,
} from '@debt-payoff/contract/admin-analytics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { adminKey } from '../lists/admin-queries.ts';

/** They are dear to work out, and say when they were: a look at another window is no reason to do it again. */
const freshMs = 60_000;

export type Figures = Awaited<ReturnType<typeof fetchFigures>>;

/** Four calls side by side. One that fails is left out; where all do, nothing has been fetched. */
async function fetchFigures(days: number) {
  const query = { days };
  const { analyticsUsers, analyticsDeletedUsers, analyticsRevenue, analyticsEngagement } =
    adminAddresses;
  const results = await Promise.allSettled([
    quietSignedInCall<typeof analyticsUsersCall>(analyticsUsers, { query }),
    quietSignedInCall<typeof analyticsDeletedUsersCall>(analyticsDeletedUsers, { query }),
    quietSignedInCall<typeof analyticsRevenueCall>(analyticsRevenue, { query }),
    quietSignedInCall<typeof analyticsEngagementCall>(analyticsEngagement, { query }),
  ]);
  const [users, deletedUsers, revenue, engagement] = results;
  const failed = results.filter((result) => result.status === 'rejected');
  if (failed.length === results.length) throw failed[0]?.reason;
  return { days, users, deletedUsers, revenue, engagement };
}

export function analyticsOptions(days: number) {
  return queryOptions({
    queryKey: adminKey('analytics', days),
    queryFn: () => fetchFigures(days),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });
}
