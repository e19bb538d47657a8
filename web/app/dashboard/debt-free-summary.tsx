/** The answer that people come for: when it could be over, and how far they have come. */

import { count } from '@debt-payoff/contract/counts';
import type { PortfolioPlan, WholePlan } from '@debt-payoff/contract/plan';
import {
  goOnPayingSentence,
  notClearedTitle,
  portfolioWouldStay,
} from '@debt-payoff/contract/plan-sentences';
import { portfolioLimits } from '@debt-payoff/contract/portfolio-limits';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { RepaidBar } from '../debts/repaid-bar.tsx';
import { ClearingAdvice } from '../plan/clearing-advice.tsx';
import { EstimateNotes } from '../plan/estimate-notes.tsx';
import { CouldBeDebtFree, DebtFree, NotCleared } from '../plan/outcome-panels.tsx';
import { budgetOf } from '../plan/plan-terms.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { monthWords } from '../words/months.ts';
import { type Figures, figuresOf, roughMonths } from './figures.ts';

const { roughEstimate } = portfolioTexts.dashboard;

export function DebtFreeSummary({
  portfolios,
  whole,
}: {
  readonly portfolios: readonly Portfolio[];
  readonly whole: WholePlan;
}) {
  const figures = useMemo(() => figuresOf(portfolios), [portfolios]);
  const month = whole.debt_free_month;
  const progress = <OverallProgress figures={figures} />;
  if (whole.outcome === 'no_debts')
    return <NoDebts portfolio={portfolios[0]} progress={progress} />;
  if (whole.outcome === 'debt_free') {
    return (
      <DebtFree label="You are" progress={progress}>
        <p>Every debt in your portfolios is paid off.</p>
      </DebtFree>
    );
  }
  if (month === null) return <NeverClears whole={whole} progress={progress} />;
  return (
    <CouldBeDebtFree
      month={month}
      monthWithoutMortgage={whole.debt_free_month_without_mortgage}
      details={
        <>
          <EachPortfolio plans={whole.plans} />
          <RoughEstimate figures={figures} />
        </>
      }
      progress={progress}
    >
      <p>{goOnPaying(whole)}</p>
      <EstimateNotes plans={whole.plans} />
    </CouldBeDebtFree>
  );
}

/** What goes to the portfolios in which something is owed. */
function goOnPaying({ plans }: WholePlan): string {
  const budgets = plans
    .filter(({ outcome }) => outcome === 'clears' || outcome === 'never')
    .map(budgetOf);
  const budgetPence = budgets.reduce((sum, budget) => sum + budget.budgetPence, 0);
  const canDiffer = budgets.some((budget) => budget.canDiffer);
  return goOnPayingSentence({ budgetPence, canDiffer });
}

/** Each portfolio has its own month; where there is one, it has been said. */
function EachPortfolio({ plans }: { readonly plans: readonly PortfolioPlan[] }) {
  const shown = plans.filter(({ outcome }) => outcome !== 'no_debts');
  if (shown.length < 2) return null;
  return (
    <dl className="ledger">
      {shown.map((plan) => (
        <div key={plan.portfolio_id}>
          <dt className="any-name">
            <Link to={portfolioPages.view(plan.portfolio_id)}>
              <TypedName name={plan.portfolio_name} />
            </Link>
          </dt>
          <dd>{outcomeWords(plan)}</dd>
        </div>
      ))}
    </dl>
  );
}

function outcomeWords({ outcome, debt_free_month: month }: PortfolioPlan): string {
  if (outcome === 'debt_free') return 'Paid off';
  return month === null ? 'Not with these payments' : monthWords(month);
}

/** Some compare it with what they know from elsewhere; nobody is to take it for the answer. */
function RoughEstimate({ figures }: { readonly figures: Figures }) {
  if (figures.monthlyPaymentPence === 0) return null;
  return (
    <details className="rough-estimate">
      <summary>The {roughEstimate}</summary>
      <p className="caption">
        {count(roughMonths(figures), 'month')}. It divides what you owe by{' '}
        {portfolioLimits.roughEstimatePaymentSharePercent}% of your monthly payments, and knows
        neither rates nor your plan.
      </p>
    </details>
  );
}

function OverallProgress({ figures }: { readonly figures: Figures }) {
  return (
    <div className="overall-progress">
      <h3 className="h4">Overall progress</h3>
      <RepaidBar
        label="Overall progress"
        balancePence={figures.balancePence}
        originalPence={figures.originalPence}
      />
    </div>
  );
}

function NeverClears({ whole, progress }: { whole: WholePlan; progress: ReactNode }) {
  const stuck = whole.plans.filter(({ outcome }) => outcome === 'never');
  return (
    <NotCleared title={neverTitle(whole)} progress={progress}>
      <ul className="stack">
        {stuck.map((plan) => (
          <li key={plan.portfolio_id}>
            <Link to={portfolioPages.view(plan.portfolio_id)}>
              <TypedName name={plan.portfolio_name} />
            </Link>
            : {portfolioWouldStay(budgetOf(plan))} <ClearingAdvice plan={plan} />
          </li>
        ))}
      </ul>
      <EstimateNotes plans={whole.plans} />
      <EachPortfolio plans={whole.plans} />
    </NotCleared>
  );
}

function neverTitle({ plans, never_cleared: names }: WholePlan): string {
  const owed = plans.filter(({ outcome }) => outcome === 'clears' || outcome === 'never');
  return notClearedTitle({ names, portfolios: owed.length });
}

function NoDebts({
  portfolio,
  progress,
}: {
  readonly portfolio: Portfolio | undefined;
  readonly progress: ReactNode;
}) {
  return (
    <section className="card stack" aria-labelledby="debt-free-title">
      <h2 id="debt-free-title" className="h3">
        When could you be debt free?
      </h2>
      <p className="muted">Add your debts to a portfolio to see the month here.</p>
      {portfolio === undefined ? null : (
        <ButtonLink variant="secondary" to={portfolioPages.view(portfolio.id)}>
          {portfolioTexts.detail.addDebt}
        </ButtonLink>
      )}
      {progress}
    </section>
  );
}
