/** What the server tells every page: where it is, which day it is, and which environment this is. */
import { type Month, monthOf } from '@debt-payoff/contract/months';
import { pageFactHeaders } from '@debt-payoff/contract/page-facts';
import { useRouteLoaderData } from 'react-router';

export type ServerFacts = {
  readonly origin: string;
  /** The date in London, YYYY-MM-DD; the visitor's own clock may be wrong. */
  readonly today: string;
  readonly environment: string;
  readonly hasAdminArea: boolean;
  /** Null where the API answers at the same address as the pages. */
  readonly apiOrigin: string | null;
};

export function readServerFacts(request: Request): ServerFacts {
  return {
    origin: new URL(request.url).origin,
    today: request.headers.get(pageFactHeaders.today) ?? '',
    environment: request.headers.get(pageFactHeaders.environment) ?? '',
    hasAdminArea: request.headers.get(pageFactHeaders.adminArea) === 'on',
    apiOrigin: request.headers.get(pageFactHeaders.apiOrigin),
  };
}

export function useServerFacts(): ServerFacts {
  const facts = useRouteLoaderData<ServerFacts>('root');
  return facts ?? { origin: '', today: '', environment: '', hasAdminArea: false, apiOrigin: null };
}

export function useThisMonth(): Month {
  return monthOf(useServerFacts().today);
}
