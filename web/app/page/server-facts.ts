/** What the server tells every page: where it is, which day it is, and which environment this is. */
import { environmentFrom } from '@debt-payoff/contract/environment-hosts';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import type { PageFacts } from '@debt-payoff/contract/page-facts';
import type { Environment } from '@debt-payoff/contract/roles';
import { useRouteLoaderData } from 'react-router';

export function useServerFacts(): PageFacts {
  const facts = useRouteLoaderData<PageFacts>('root');
  return facts ?? noFacts;
}

export function useThisMonth(): Month {
  return monthOf(useServerFacts().today);
}

export function useEnvironment(): Environment {
  const { environment } = useServerFacts();
  const hostName = typeof window === 'undefined' ? '' : window.location.hostname;
  return environmentFrom({ told: environment, hostName });
}

/** Where even the document around the page failed. */
const noFacts: PageFacts = {
  origin: '',
  today: '',
  environment: '',
  hasAdminArea: false,
  apiOrigin: null,
  company: { nameAndAddress: null, companyNumber: null, icoRegistration: null, email: '' },
  analytics: null,
};
