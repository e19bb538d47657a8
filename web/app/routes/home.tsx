import { strategyDescriptions } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { type RefObject, useMemo, useRef } from 'react';
import { BalanceChart } from '../charts/balance-chart.tsx';
import {
  type BalanceSeries,
  balanceSeries,
  type Verdict,
  verdictOf,
} from '../charts/balance-series.ts';
import { Answer } from '../home/answer.tsx';
import { AnswerBar } from '../home/answer-bar.tsx';
import { exampleNames } from '../home/example.ts';
import { ExampleForm } from '../home/example-form.tsx';
import { FloatingAction } from '../home/floating-action.tsx';
import { HowItWorks } from '../home/how-it-works.tsx';
import { PlanComparison } from '../home/plan-comparison.tsx';
import { Questions } from '../home/questions.tsx';
import { structuredData } from '../home/structured-data.ts';
import { useExample } from '../home/use-example.ts';
import { WhyUs } from '../home/why-us.tsx';
import { pageMeta } from '../site/page-meta.ts';
import { useThisMonth } from '../site/server-facts.ts';
import { buttonClass } from '../ui/button.tsx';
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

const formId = 'calculator';
const answerId = 'answer';

export default function Home() {
  const form = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="page hero">
        <div className="calc">
          <Intro />
          <LiveExample form={form} />
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

function Intro() {
  return (
    <div className="hero-intro">
      <h1>See the month you could be debt free.</h1>
      <p className="hero-lead">
        Enter what you owe. We compare three ways to pay it off, month by month and to the penny. It
        is free, and you do not need an account.
      </p>
      <div className="row">
        <a className={buttonClass({})} href={`#${formId}`}>
          {calculatorTexts.hero.start}
        </a>
        <a className={buttonClass({ variant: 'quiet' })} href="#how-it-works">
          How it works
        </a>
      </div>
    </div>
  );
}

function LiveExample({ form }: { readonly form: RefObject<HTMLDivElement | null> }) {
  const example = useExample();
  const start = useThisMonth();
  const { plan } = example;
  const series = useMemo(() => balanceSeries(plan), [plan]);
  const verdict = verdictOf(series, plan.debts.length);
  return (
    <>
      <div id={formId} ref={form}>
        <ExampleForm example={example}>
          <AnswerBar verdict={verdict} start={start} answerId={answerId} />
        </ExampleForm>
      </div>
      <div className="calc-side" id={answerId}>
        <Answer plan={plan} verdict={verdict} start={start} />
      </div>
      {verdict === null ? null : (
        <div className="calc-wide">
          <BalanceChart
            title="The balance over time"
            summary={findingOf(verdict, series, start)}
            series={series}
            start={start}
            debtNames={exampleNames}
          />
        </div>
      )}
    </>
  );
}

function findingOf(verdict: Verdict, series: readonly BalanceSeries[], start: Month): string {
  const { best, minimum } = verdict;
  const name = strategyDescriptions[best.strategy].label;
  const end = formatMonth(addMonths(start, best.months));
  const sooner = (minimum?.months ?? best.months) - best.months;
  const against =
    sooner > 0
      ? `, ${sooner} ${sooner === 1 ? 'month' : 'months'} before minimum payments would clear them`
      : '';
  const snowball = series.find(({ strategy }) => strategy === 'snowball');
  const more = (snowball?.totalInterestPence ?? 0) - best.totalInterestPence;
  const dearer =
    best.strategy === 'avalanche' && more > 0
      ? ` Snowball costs ${formatPence(more)} more interest.`
      : '';
  return `With ${name.toLowerCase()}, all the debts are gone in ${end}${against}.${dearer}`;
}
