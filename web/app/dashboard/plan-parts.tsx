/** What the plans of all portfolios come to, and what to pay this month. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { useWholePlan } from '../plan/queries.ts';
import { ThisMonth } from '../plan/this-month.tsx';
import { useRecordLine } from '../plan/use-record-line.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DebtFreeSummary } from './debt-free-summary.tsx';

export function PlanParts({ portfolios }: { readonly portfolios: readonly Portfolio[] }) {
  const { data, isError, refetch } = useWholePlan();
  const { record, dialog, banner } = useRecordLine(portfolios);
  if (data === undefined) {
    return isError ? (
      <LoadFailure title={planTexts.fetchFailed} onRetry={() => void refetch()} />
    ) : (
      <div className="plan-wait">
        <Skeleton text={navigationTexts.loading} />
      </div>
    );
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
