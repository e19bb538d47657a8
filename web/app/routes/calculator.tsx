import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { useRef } from 'react';
import { Calculator } from '../calculator/calculator.tsx';
import { Intro } from '../calculator/intro.tsx';
import { HowItWorks } from '../home/how-it-works.tsx';
import { PlanComparison } from '../home/plan-comparison.tsx';
import { Questions } from '../home/questions.tsx';
import { pageMeta } from '../site/page-meta.ts';
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
  const form = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="page hero">
        <div className="calc">
          <Intro />
          <Calculator form={form} />
        </div>
      </div>
      <HowItWorks />
      <PlanComparison />
      <Questions />
    </>
  );
}
