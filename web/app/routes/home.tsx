import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { useRef } from 'react';
import { formId } from '../calculator/calculator.tsx';
import { CalculatorSection } from '../calculator/calculator-section.tsx';
import { LazyExplanations, LazyWhyUs } from '../home/explanations.lazy.ts';
import { FloatingAction } from '../home/floating-action.tsx';
import { structuredData } from '../home/structured-data.ts';
import { pageMeta } from '../page/page-meta.ts';
import { useDepartures } from '../session/person.ts';
import type { Route } from './+types/home';

const title = `${product.name}: see the month you could be debt free`;
const description =
  'Enter your debts and compare the avalanche, snowball and minimum payment strategies, month by month and to the penny. Free, for the UK, without an account.';

export function meta({ matches, location }: Route.MetaArgs) {
  const origin = matches[0].loaderData.origin;
  return [
    ...pageMeta({
      title,
      description,
      origin,
      path: paths.home,
      isIndexed: location.search === '',
    }),
    // For search engines, which read the server's page: a browser need not load it.
    ...(import.meta.env.SSR
      ? structuredData(origin, description).map((entry) => ({ 'script:ld+json': entry }))
      : []),
  ];
}

export default function Home() {
  const form = useRef<HTMLDivElement>(null);
  return (
    <>
      <CalculatorSection form={form} />
      <LazyExplanations />
      <LazyWhyUs />
      {/* The form is another one after somebody has left. */}
      <FloatingAction key={useDepartures()} form={form} formId={formId} />
    </>
  );
}
