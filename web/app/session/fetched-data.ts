/** What was fetched before a change does not come back after it, also where its reply is still on the way. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** For what a change has made old. All that is shown of it is fetched again. */
export function fetchAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  // TanStack Query fetches again what it has; a first fetch on its way it would let arrive as if it were new.
  void queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  return queries.invalidateQueries({ queryKey });
}

/** For a change whose reply says all that is to be shown. */
export function replaceFetched<Data>(queries: QueryClient, queryKey: QueryKey, data: Data): void {
  void queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, data);
}

/** Waits for what is on its way, however it ends. */
export async function untilFetched(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  await Promise.allSettled(underWay.map(({ promise }) => promise));
}
