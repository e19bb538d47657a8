/** What a portfolio leads with: when it could be paid off, and what to pay this month. */
import { monthOf } from '@debt-payoff/contract/months';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { EndingDeals } from '../plan/ending-deals.tsx';
import { KeptPlan } from '../plan/kept-plan.tsx';
import { PlanPending } from '../plan/plan-pending.tsx';
import { PlanShortfall } from '../plan/plan-shortfall.tsx';
import { usePlan } from '../plan/queries.ts';
import { ThisMonth } from '../plan/this-month.tsx';
import { useRecordLine } from '../plan/use-record-line.tsx';
import { useToday } from '../session/today.ts';

export function PortfolioPlan({ portfolio }: { readonly portfolio: Portfolio }) {
  const { data, isError, refetch } = usePlan(portfolio.id);
  const { record, dialog, banner } = useRecordLine([portfolio]);
  const today = useToday();
  if (portfolio.debts_count === 0) return null;
  if (data === undefined) {
    return <PlanPending hasFailed={isError} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {banner}
      <PlanShortfall plans={[data]} hasNames={false} thisMonth={monthOf(today)} />
      <EndingDeals plans={[data]} isAmongDebts />
      <div className="plan-top">
        <KeptPlan plan={data} portfolio={portfolio} />
        <ThisMonth plans={[data]} hasNames={false} onRecord={record} />
      </div>
      {dialog}
    </>
  );
}
