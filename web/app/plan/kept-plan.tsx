/** The plan of one portfolio: the month that it leads to, how it is made, and changing it. */
import { formatPounds, penceFromPounds } from '@debt-payoff/contract/money';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { type ReactNode, useState } from 'react';
import { RepaidBar } from '../debts/repaid-bar.tsx';
import { FreeAdvice } from '../payoff-plan/free-advice.tsx';
import { Button } from '../ui/button.tsx';
import { monthWords } from '../words/months.ts';
import { neverClearedLine } from './never-cleared-line.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { planLine } from './plan-words.ts';

export function KeptPlan({ plan, portfolio }: KeptPlanProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  if (plan.outcome === 'no_debts') return null;
  const change =
    plan.outcome === 'debt_free' ? null : (
      <div className="row">
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setIsSaved(false);
            setIsOpen(true);
          }}
        >
          {planTexts.change}
        </Button>
        {isSaved ? <span role="status">{planTexts.saved}</span> : null}
      </div>
    );
  return (
    <>
      {plan.outcome === 'never' ? (
        <NeverClears plan={plan} portfolio={portfolio}>
          {change}
        </NeverClears>
      ) : (
        <Answer plan={plan} portfolio={portfolio}>
          {change}
        </Answer>
      )}
      {isOpen ? (
        <PlanDialog
          plan={plan}
          onSaved={() => {
            setIsOpen(false);
            setIsSaved(true);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

type KeptPlanProps = { readonly plan: PortfolioPlan; readonly portfolio: Portfolio };

type PanelProps = KeptPlanProps & { readonly children: ReactNode };

function Answer({ plan, portfolio, children }: PanelProps) {
  const isDebtFree = plan.outcome === 'debt_free';
  const { debt_free_month: month, debt_free_month_without_mortgage: others } = plan;
  return (
    <section className="answer dashboard-answer" aria-labelledby="kept-plan">
      <h2 id="kept-plan" className="debt-free-title">
        <span className="answer-label">
          {isDebtFree ? 'This portfolio is' : 'You could be debt free in'}
        </span>{' '}
        <span className="answer-month">
          {isDebtFree || month === null ? 'Debt free' : monthWords(month)}
        </span>
      </h2>
      {isDebtFree && month !== null ? (
        <p>The last debt was paid off in {monthWords(month)}.</p>
      ) : (
        <p>
          {planLine(plan)}: {formatPounds(plan.monthly_budget)} a month in total.
        </p>
      )}
      {others === null ? null : <p>Without the mortgage: {monthWords(others)}.</p>}
      {children}
      <Repaid portfolio={portfolio} />
    </section>
  );
}

function Repaid({ portfolio }: { readonly portfolio: Portfolio }) {
  return (
    <RepaidBar
      label="Repaid"
      balancePence={penceFromPounds(portfolio.total_balance)}
      originalPence={penceFromPounds(portfolio.original_balance)}
    />
  );
}

function NeverClears({ plan, portfolio, children }: PanelProps) {
  return (
    <section className="card stack" aria-labelledby="kept-plan">
      <h2 id="kept-plan" className="h3">
        {planTexts.notCleared}
      </h2>
      <p>{neverClearedLine(plan)}</p>
      {children}
      <FreeAdvice />
      <Repaid portfolio={portfolio} />
    </section>
  );
}
