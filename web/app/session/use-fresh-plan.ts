/** Around pages for those who are signed in: after a change of plan all that they show is fetched again. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchAgain } from './fetched-data.ts';
import { whenPlanMayChange } from './plan-changes.ts';

/** Limits and what a plan includes stand in many replies. For a look alone only what the keys name is fetched. */
export function useFreshPlan(looked: readonly string[]): void {
  const queries = useQueryClient();
  useEffect(
    () => whenPlanMayChange((cause) => fetchAgain(queries, cause === 'change' ? [] : looked)),
    [queries, looked],
  );
}
