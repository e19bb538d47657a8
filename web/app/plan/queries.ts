/** What is fetched about plans, and how they are changed. Whatever changes a portfolio makes them be fetched again. */
import type { CallInput } from '@debt-payoff/contract/call';
import type {
  changePlanCall,
  getPlanCall,
  listPlansCall,
  PortfolioPlan,
} from '@debt-payoff/contract/plan';
import { planAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { raiseEvent } from '../analytics/events.ts';
import {
  portfolioKeys,
  useInvalidateAfterFailure,
  useInvalidatePortfolios,
} from '../debts/queries.ts';
import type { KeyedSubmission } from '../forms/submission-key.ts';
import { signedInCall } from '../session/signed-in-call.ts';

const planKeys = {
  whole: [...portfolioKeys.all, 'plan'],
  one: (id: number) => [...portfolioKeys.all, 'plan', id],
} as const;

const wholePlan = queryOptions({
  queryKey: planKeys.whole,
  queryFn: () => signedInCall<typeof listPlansCall>(planAddresses.list, {}),
});

const planOf = (id: number) =>
  queryOptions({ queryKey: planKeys.one(id), queryFn: () => getPlan(id) });

export function useWholePlan() {
  return useQuery(wholePlan);
}

export function usePlan(id: number) {
  return useQuery(planOf(id));
}

/** Whether the plan of a portfolio has a shortfall, also where its page shows something else. */
export function useHasShortfall(id: number): boolean {
  const { data } = usePlan(id);
  return data !== undefined && data.shortfall !== null;
}

/** The same of all plans together, which the dashboard asks for elsewhere. */
export function useHasAnyShortfall(): boolean {
  const { data } = useQuery({ ...wholePlan, enabled: false });
  return data?.plans.some(({ shortfall }) => shortfall !== null) ?? false;
}

/** As it is saved now. */
export function getPlan(id: number): Promise<PortfolioPlan> {
  return signedInCall<typeof getPlanCall>(planAddresses.get, { params: { id } });
}

export function useChangePlan(id: number) {
  const invalidate = useInvalidatePortfolios();
  return useMutation({
    mutationFn: ({ body }: KeyedSubmission<CallInput<typeof changePlanCall>['body']>) =>
      signedInCall<typeof changePlanCall>(planAddresses.change, { params: { id }, body }),
    onSuccess: () => {
      raiseEvent('portfolio_updated', { portfolio_id: id });
      return invalidate();
    },
    onError: useInvalidateAfterFailure(),
  });
}
