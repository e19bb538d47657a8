import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { useRef } from 'react';
import { Calculator, formId } from '../calculator/calculator.tsx';
import { Intro } from '../calculator/intro.tsx';
import { FloatingAction } from '../home/floating-action.tsx';
import { HowItWorks } from '../home/how-it-works.tsx';
import { PlanComparison } from '../home/plan-comparison.tsx';
import { Questions } from '../home/questions.tsx';
import { structuredData } from '../home/structured-data.ts';
import { WhyUs } from '../home/why-us.tsx';
import { pageMeta } from '../site/page-meta.ts';
import type { Route } from './+types/home';

const title = `${product.name}: see the month you could be debt free`;
const description =
  'Enter your debts and compare the avalanche, snowball and minimum payment strategies, month by month and to the penny. Free, for people in the UK, without an account.';

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
    ...structuredData(origin, description).map((entry) => ({ 'script:ld+json': entry })),
  ];
}

export default function Home() {
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
      <WhyUs />
      <FloatingAction form={form} formId={formId} />
    </>
  );
}
