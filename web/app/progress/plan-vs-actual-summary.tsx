/** When it will be over, how that lies to the plan, and what moved it. */
import { debtAdvisers } from '@debt-payoff/contract/debt-advice';
import { formatMonth, monthOf } from '@debt-payoff/contract/months';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { PlanVsActual } from '@debt-payoff/contract/progress';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { portfolioPages } from '../debts/portfolio-pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Ledger } from '../ui/ledger.tsx';
import { formatDay } from '../words/dates.ts';

type SummaryProps = { readonly portfolio: Portfolio; readonly comparison: PlanVsActual };

/** The summary has one title, whichever of its forms is shown. */
const titleId = 'plan-vs-actual-title';

export function PlanVsActualSummary(props: SummaryProps) {
  const { portfolio, comparison } = props;
  if (comparison.happened.length === 0) return <NothingOwed {...props} />;
  if (comparison.expected_month === null) return <NeverClears comparison={comparison} />;
  const isDebtFree = portfolio.total_balance === 0;
  return (
    <section className="answer progress-answer" aria-labelledby={titleId}>
      <h2 id={titleId} className="debt-free-title">
        <span className="answer-label">{isDebtFree ? 'You are' : 'You will be debt free in'}</span>{' '}
        <span className="answer-month">
          {isDebtFree ? 'Debt free' : formatMonth(monthOf(comparison.expected_month))}
        </span>
      </h2>
      <p className="progress-summary">{comparison.summary}</p>
      <PayoffMonths comparison={comparison} isDebtFree={isDebtFree} />
      <Reasons comparison={comparison} />
      {isDebtFree ? null : (
        <p className="caption">
          Both months assume that the monthly payments go on, and that what a paid-off debt no
          longer needs goes to the debt with the highest rate.
        </p>
      )}
    </section>
  );
}

function PayoffMonths({
  comparison,
  isDebtFree,
}: {
  comparison: PlanVsActual;
  isDebtFree: boolean;
}) {
  const { expected_month, promised_month, plan_started_on } = comparison;
  return (
    <Ledger
      lines={[
        {
          label: isDebtFree ? 'Debt free since' : 'As things stand',
          figure: monthText(expected_month),
        },
        {
          label:
            plan_started_on === null
              ? 'As promised'
              : `As promised on ${formatDay(plan_started_on)}`,
          figure: monthText(promised_month),
        },
      ]}
    />
  );
}

/** 'July 2026' */
function monthText(month: string | null): string {
  return month === null ? 'Never' : formatMonth(monthOf(month));
}

function Reasons({ comparison }: { readonly comparison: PlanVsActual }) {
  // The sentence above has said the only one.
  if (comparison.reasons.length === 0 || saysItAll(comparison)) return null;
  return (
    <div className="progress-reasons">
      <h3 className="h4">What moved it</h3>
      <ul>
        {comparison.reasons.map((reason) => (
          <li key={reason}>{reason}.</li>
        ))}
      </ul>
    </div>
  );
}

function saysItAll({ reasons, summary }: PlanVsActual): boolean {
  const [only, ...others] = reasons;
  return only !== undefined && others.length === 0 && summary.includes(only.slice(1));
}

function NeverClears({ comparison }: { readonly comparison: PlanVsActual }) {
  return (
    <section className="card stack progress-never" aria-labelledby={titleId}>
      <h2 id={titleId} className="h3">
        These payments do not clear your debts
      </h2>
      <p className="progress-summary">{comparison.summary}</p>
      <Reasons comparison={comparison} />
      <ul className="advisers">
        {debtAdvisers.map(({ name, url, phone }) => (
          <li key={name}>
            <a href={url}>{name}</a> <span className="num">{phone}</span>
          </li>
        ))}
      </ul>
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
