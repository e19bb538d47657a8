/** What the plans of all portfolios come to, and what to pay this month. */
import { monthOf } from '@debt-payoff/contract/months';
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { EndingDeals } from '../plan/ending-deals.tsx';
import { PlanPending } from '../plan/plan-pending.tsx';
import { PlanShortfall } from '../plan/plan-shortfall.tsx';
import { useWholePlan } from '../plan/queries.ts';
import { ThisMonth } from '../plan/this-month.tsx';
import { useRecordLine } from '../plan/use-record-line.tsx';
import { useToday } from '../session/today.ts';
import { DebtFreeSummary } from './debt-free-summary.tsx';

export function PlanParts({ portfolios }: { readonly portfolios: readonly Portfolio[] }) {
  const { data, isError, refetch } = useWholePlan();
  const { record, dialog, banner } = useRecordLine(portfolios);
  const today = useToday();
  if (data === undefined) {
    return <PlanPending hasFailed={isError} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {banner}
      <PlanShortfall
        plans={data.plans}
        hasNames={data.plans.length > 1}
        thisMonth={monthOf(today)}
      />
      <EndingDeals plans={data.plans} />
      <div className="plan-top">
        <DebtFreeSummary portfolios={portfolios} whole={data} />
        <ThisMonth plans={data.plans} hasNames={data.plans.length > 1} onRecord={record} />
      </div>
      {dialog}
    </>
  );
}
