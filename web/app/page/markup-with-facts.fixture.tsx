import { imprintOf } from '@debt-payoff/contract/company';
import { aCompany } from '@debt-payoff/contract/company.fixture';
import type { PageFacts } from '@debt-payoff/contract/page-facts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';

/** A part of a page as the server writes it, with what the server tells every page. */
export function markupWithFacts(part: ReactNode, facts: Partial<PageFacts> = {}): string {
  const { company = aCompany() } = facts;
  const root: PageFacts = {
    origin: 'https://debts.example',
    today: '2026-11-15',
    environment: 'production',
    hasAdminArea: false,
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
