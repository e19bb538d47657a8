/** What the server tells every page: where it is, which day it is, and which environment this is. */
import { type Month, monthOf } from '@debt-payoff/contract/months';
import type { PageFacts } from '@debt-payoff/contract/page-facts';
import { useRouteLoaderData } from 'react-router';

export function useServerFacts(): PageFacts {
  const facts = useRouteLoaderData<PageFacts>('root');
  return facts ?? { origin: '', today: '', environment: '', hasAdminArea: false, apiOrigin: null };
}

export function useThisMonth(): Month {
  return monthOf(useServerFacts().today);
}
