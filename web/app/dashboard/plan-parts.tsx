/** What the plans of all portfolios come to, and what to pay this month. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { PlanPending } from '../plan/plan-pending.tsx';
import { useWholePlan } from '../plan/queries.ts';
import { ThisMonth } from '../plan/this-month.tsx';
import { useRecordLine } from '../plan/use-record-line.tsx';
import { DebtFreeSummary } from './debt-free-summary.tsx';

export function PlanParts({ portfolios }: { readonly portfolios: readonly Portfolio[] }) {
  const { data, isError, refetch } = useWholePlan();
  const { record, dialog, banner } = useRecordLine(portfolios);
  if (data === undefined) {
    return <PlanPending hasFailed={isError} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {banner}
      <div className="plan-top">
        <DebtFreeSummary portfolios={portfolios} whole={data} />
        <ThisMonth plans={data.plans} hasNames={data.plans.length > 1} onRecord={record} />
      </div>
      {dialog}
    </>
  );
}
