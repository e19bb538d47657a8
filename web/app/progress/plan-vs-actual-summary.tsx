/** When it could be over, how that compares with the first plan, and what has changed since. */

import { count } from '@debt-payoff/contract/counts';
import { formatMonth, monthOf } from '@debt-payoff/contract/months';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { PlanVsActual } from '@debt-payoff/contract/progress';
import { estimateByMonth } from '@debt-payoff/contract/texts/estimate';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { FreeAdvice } from '../debt-help/free-advice.tsx';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Ledger } from '../ui/ledger.tsx';
import { formatDay } from '../words/dates.ts';
import { StartAgain } from './start-again.tsx';

type SummaryProps = { readonly portfolio: Portfolio; readonly comparison: PlanVsActual };

/** The summary has one title, whichever of its forms is shown. */
const titleId = 'plan-vs-actual-title';

export function PlanVsActualSummary(props: SummaryProps) {
  const { portfolio, comparison } = props;
  const { outcome } = comparison;
  if (outcome === 'no_debts') return <NothingOwed {...props} />;
  if (outcome === 'never') return <NeverClears {...props} />;
  const isDebtFree = outcome === 'debt_free';
  return (
    <section className="answer progress-answer" aria-labelledby={titleId}>
      <h2 id={titleId} className="debt-free-title">
        <span className="answer-label">
          {isDebtFree ? 'This portfolio is' : planTexts.couldBeDebtFree}
        </span>{' '}
        <span className="answer-month">
          {isDebtFree ? planTexts.debtFree : monthText(comparison.forecast_month)}
        </span>
      </h2>
      <p className="progress-summary">{comparison.summary}</p>
      <PayoffMonths comparison={comparison} />
      <Causes comparison={comparison} />
      {isDebtFree ? null : (
        <>
          <EstimateNote />
          <StartAgain portfolioId={portfolio.id} />
        </>
      )}
    </section>
  );
}

function PayoffMonths({ comparison }: { readonly comparison: PlanVsActual }) {
  const { outcome, forecast_month, first_plan_month, plan_started_on } = comparison;
  const begun = plan_started_on === null ? '' : ` of ${formatDay(plan_started_on)}`;
  return (
    <Ledger
      lines={[
        {
          label: outcome === 'debt_free' ? 'Debt free since' : 'As things stand',
          figure: monthText(forecast_month),
        },
        { label: `Your first plan${begun}`, figure: monthText(first_plan_month) },
      ]}
    />
  );
}

/** 'July 2026' */
function monthText(month: string | null): string {
  return month === null ? 'Never' : formatMonth(monthOf(month));
}

function Causes({ comparison }: { readonly comparison: PlanVsActual }) {
  const { causes, is_cause_in_summary } = comparison;
  if (causes.length === 0 || is_cause_in_summary) return null;
  return (
    <div className="progress-reasons">
      <h3 className="h4">What has changed since</h3>
      <ul>
        {causes.map(({ sentence, months_sooner }) => (
          <li key={sentence}>
            {sentence}
            {months_sooner === null ? '' : `: ${soonerText(months_sooner)}`}.
          </li>
        ))}
      </ul>
    </div>
  );
}

/** '3 months sooner' */
function soonerText(months: number): string {
  return `${count(Math.abs(months), 'month')} ${months > 0 ? 'sooner' : 'later'}`;
}

function EstimateNote() {
  return <p className="caption">{estimateByMonth}</p>;
}

function NeverClears({ comparison }: SummaryProps) {
  return (
    <section className="card stack progress-never" aria-labelledby={titleId}>
      <h2 id={titleId} className="h3">
        {planTexts.notCleared}
      </h2>
      <p className="progress-summary">{comparison.summary}</p>
      <Causes comparison={comparison} />
      <EstimateNote />
      <FreeAdvice />
    </section>
  );
}

function NothingOwed({ portfolio, comparison }: SummaryProps) {
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <h2 id={titleId} className="h3">
        Plan against reality
      </h2>
      <p className="progress-summary">{comparison.summary}</p>
      {portfolio.debts_count > 0 ? null : (
        <ButtonLink variant="secondary" to={portfolioPages.view(portfolio.id)}>
          {portfolioTexts.detail.addDebt}
        </ButtonLink>
      )}
    </section>
  );
}
