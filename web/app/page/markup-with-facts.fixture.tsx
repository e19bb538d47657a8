import { imprintOf } from '@debt-payoff/contract/company';
import { aCompany } from '@debt-payoff/contract/company.fixture';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import type { SiteFacts } from './server-facts.ts';

/** A part of a page as the server writes it, with what the server tells every page. */
export function markupWithFacts(part: ReactNode, facts: Partial<SiteFacts> = {}): string {
  const { company = aCompany() } = facts;
  const root: SiteFacts = {
    origin: 'https://debts.example',
    today: '2026-11-15',
    environment: 'production',
    hasAdminMenu: false,
    apiOrigin: null,
    company,
    imprint: imprintOf(company),
    analytics: null,
    ...facts,
  };
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: () => part, loader: () => root },
  ]);
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root } }} />);
}
