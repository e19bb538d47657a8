/** The plan against reality: the answer, the figures and the two lines. */
import type { Portfolio } from '@debt-payoff/contract/portfolios';
import type { PlanVsActual as PlanVsActualReply } from '@debt-payoff/contract/progress';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { failureText } from '../forms/call-failure.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PlanVsActualChart } from './plan-vs-actual-chart.tsx';
import { PlanVsActualSummary } from './plan-vs-actual-summary.tsx';
import { usePlanVsActual } from './queries.ts';
import { Stats } from './stats.tsx';

export function PlanVsActual({ portfolio }: { readonly portfolio: Portfolio }) {
  const { data, error, isError, refetch } = usePlanVsActual(portfolio.id);
  if (data === undefined) {
    return isError ? (
      <LoadFailure
        title={failureText(error, navigationTexts.failures.somethingWentWrong)}
        onRetry={() => refetch()}
      />
    ) : (
      <Skeleton text={navigationTexts.loading} />
    );
  }
  return <Content portfolio={portfolio} comparison={data} />;
}

function Content(props: { readonly portfolio: Portfolio; readonly comparison: PlanVsActualReply }) {
  const { portfolio, comparison } = props;
  return (
    <>
      <PlanVsActualSummary portfolio={portfolio} comparison={comparison} />
      <Stats portfolio={portfolio} comparison={comparison} />
      {hasBalances(comparison) ? <PlanVsActualChart comparison={comparison} /> : null}
    </>
  );
}

/** What was added and paid off within a month was never owed at the end of one: there is nothing to draw. */
function hasBalances({ actual, first_plan }: PlanVsActualReply): boolean {
  return [...actual, ...first_plan].some(({ balance }) => balance > 0);
}
