/** The plan of one portfolio: the month that it leads to, how it is made, and changing it. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { PortfolioPlan } from '@debt-payoff/contract/plan';
import { budgetWords, planLine } from '@debt-payoff/contract/plan-sentences';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { RepaidBar } from '../debts/repaid-bar.tsx';
import { useAnnouncement } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { PartFailure } from '../ui/part-failure.tsx';
import { monthWords } from '../words/months.ts';
import { EstimateNotes } from './estimate-notes.tsx';
import { NeverClearedLine } from './never-cleared-line.tsx';
import { CouldBeDebtFree, DebtFree, NotCleared } from './outcome-panels.tsx';
import type { PlanDialog } from './plan-dialog.tsx';
import { planParts } from './plan-parts.ts';
import { budgetOf, goalSentence } from './plan-terms.ts';
import { PlannedAhead } from './planned-ahead.tsx';

type DialogProps = ComponentProps<typeof PlanDialog>;

/** With what it works out before anything is saved, it is much code, and most visits do without it. */
const LazyPlanDialog = lazy<ComponentType<DialogProps>>(async () => {
  const parts = await import('./plan-dialog.tsx').catch(() => null);
  return { default: parts?.PlanDialog ?? PartFailure };
});

export function KeptPlan({ plan, portfolio }: KeptPlanProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [savedVersion, setSavedVersion] = useState<number | null>(null);
  const isSaved = plan.version === savedVersion;
  useAnnouncement(isSaved ? planTexts.saved : null);
  if (plan.outcome === 'no_debts') return null;
  const change =
    plan.outcome === 'debt_free' ? null : (
      <div className="row">
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setSavedVersion(null);
            setIsOpen(true);
          }}
        >
          {planTexts.change}
        </Button>
        {isSaved ? <span>{planTexts.saved}</span> : null}
      </div>
    );
  return (
    <>
      <Outcome plan={plan} portfolio={portfolio}>
        {change}
      </Outcome>
      {isOpen ? (
        <Suspense>
          <LazyPlanDialog
            plan={plan}
            debts={portfolio.debts}
            onSaved={() => {
              setIsOpen(false);
              // Each change makes one version more: with the next, it is no longer news.
              setSavedVersion(plan.version + 1);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type KeptPlanProps = { readonly plan: PortfolioPlan; readonly portfolio: Portfolio };

function Outcome({ plan, portfolio, children }: KeptPlanProps & { readonly children: ReactNode }) {
  const { outcome, debt_free_month: month } = plan;
  const progress = (
    <RepaidBar
      label="Repaid"
      balancePence={penceFromPounds(portfolio.total_balance)}
      originalPence={penceFromPounds(portfolio.original_balance)}
    />
  );
  if (month === null) {
    return (
      <NotCleared progress={progress}>
        <NeverClearedLine plan={plan} />
        <PlannedAhead plan={plan} debts={portfolio.debts} />
        <Goal plan={plan} />
        <EstimateNotes plans={[plan]} />
        {children}
      </NotCleared>
    );
  }
  if (outcome === 'debt_free') {
    return (
      <DebtFree label="This portfolio is" progress={progress}>
        <p>The last debt was paid off in {monthWords(month)}.</p>
      </DebtFree>
    );
  }
  return (
    <CouldBeDebtFree
      month={month}
      monthWithoutMortgage={plan.debt_free_month_without_mortgage}
      details={children}
      progress={progress}
    >
      <p>
        {planLine(planParts(plan))}: {budgetWords(budgetOf(plan))}.
      </p>
      <PlannedAhead plan={plan} debts={portfolio.debts} />
      <Goal plan={plan} />
      <EstimateNotes plans={[plan]} />
    </CouldBeDebtFree>
  );
}

/** Where its owner has one. */
function Goal({ plan }: Pick<KeptPlanProps, 'plan'>) {
  const sentence = goalSentence(plan);
  return sentence === null ? null : <p className="plan-goal">{sentence}</p>;
}
