/** What a portfolio leads with: when it could be paid off, and what to pay this month. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { KeptPlan } from '../plan/kept-plan.tsx';
import { usePlan } from '../plan/queries.ts';
import { ThisMonth } from '../plan/this-month.tsx';
import { useRecordLine } from '../plan/use-record-line.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export function PortfolioPlan({ portfolio }: { readonly portfolio: Portfolio }) {
  const { data, isError, refetch } = usePlan(portfolio.id);
  const { record, dialog, banner } = useRecordLine([portfolio]);
  if (portfolio.debts_count === 0) return null;
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
        <KeptPlan plan={data} portfolio={portfolio} />
        <ThisMonth plans={[data]} hasNames={false} onRecord={record} />
      </div>
      {dialog}
    </>
  );
}
