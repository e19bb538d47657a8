import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { CalculatorSection } from '../calculator/calculator-section.tsx';
import { LazyExplanations } from '../home/explanations.lazy.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/calculator';

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta({
    title: `Debt calculator | ${product.name}`,
    description:
      'Enter your debts, add what you could pay extra, and see when each strategy clears them and what it costs.',
    origin: matches[0].loaderData.origin,
    path: paths.calculator,
    isIndexed: location.search === '',
  });
}

export default function CalculatorPage() {
  return (
    <>
      <CalculatorSection />
      <LazyExplanations />
    </>
  );
}
