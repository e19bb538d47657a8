/** What the server tells every page: where it is, which day it is, and which environment this is. */
import { type Month, monthOf } from '@debt-payoff/contract/months';
import type { PageFacts } from '@debt-payoff/contract/page-facts';
import type { Environment } from '@debt-payoff/contract/roles';
import { useRouteLoaderData } from 'react-router';

export type SiteFacts = Omit<PageFacts, 'environment' | 'hasAdminArea'> & {
  readonly environment: Environment;
  readonly hasAdminMenu: boolean;
};

export function useServerFacts(): SiteFacts {
  const facts = useRouteLoaderData<SiteFacts>('root');
  return facts ?? noFacts;
}

export function useThisMonth(): Month {
  return monthOf(useServerFacts().today);
}

export function useEnvironment(): Environment {
  return useServerFacts().environment;
}

/** Where even the document around the page failed. */
const noFacts: SiteFacts = {
  origin: '',
  today: '',
  environment: 'production',
  hasAdminMenu: false,
  apiOrigin: null,
  company: { nameAndAddress: null, companyNumber: null, icoRegistration: null, email: '' },
  analytics: null,
};
