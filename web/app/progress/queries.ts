/** What is fetched about the progress of a portfolio, and how more of it is kept. */
import type { CallInput } from '@debt-payoff/contract/call';
import { progressAddresses } from '@debt-payoff/contract/payment-addresses';
import type {
  captureProgressCall,
  listProgressCall,
  planVsActualCall,
  removeSnapshotCall,
  restartPlanCall,
} from '@debt-payoff/contract/progress';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { portfolioKeys } from '../debts/queries.ts';
import type { Removal } from '../forms/remove-record.tsx';
import type { KeyedSubmission } from '../forms/submission-key.ts';
import { fetchAgain } from '../session/fetched-data.ts';
import { signedInCall, signedInCallOnce } from '../session/signed-in-call.ts';

/** Under the portfolios' own, so that whatever changes a debt makes its progress be fetched again. */
const progressKeys = {
  snapshots: (id: number) => [...portfolioKeys.all, 'progress', id, 'snapshots'] as const,
  planVsActual: (id: number) => [...portfolioKeys.all, 'progress', id, 'plan-vs-actual'] as const,
};

/** The oldest first. */
export function useSnapshots(id: number) {
  return useQuery({
    queryKey: progressKeys.snapshots(id),
    queryFn: () =>
      signedInCall<typeof listProgressCall>(progressAddresses.list, { params: { id } }),
  });
}

export function usePlanVsActual(id: number) {
  return useQuery({
    queryKey: progressKeys.planVsActual(id),
    queryFn: () =>
      signedInCall<typeof planVsActualCall>(progressAddresses.planVsActual, { params: { id } }),
  });
}

/** 'Start again from today'. */
export function useRestartPlan(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      signedInCall<typeof restartPlanCall>(progressAddresses.restartPlan, { params: { id } }),
    onSettled: () => fetchAgain(queries, progressKeys.planVsActual(id)),
  });
}

type SnapshotSubmission = KeyedSubmission<CallInput<typeof captureProgressCall>['body']>;

export function useCaptureProgress(id: number) {
  const queries = useQueryClient();
  const invalidate = () => fetchAgain(queries, progressKeys.snapshots(id));
  return useMutation({
    mutationFn: ({ body, key }: SnapshotSubmission) =>
      signedInCallOnce(key)<typeof captureProgressCall>(progressAddresses.capture, {
        params: { id },
        body,
      }),
    onSuccess: invalidate,
    // The reply may be lost and the snapshot kept: then the list behind the form shows it.
    onError: () => void invalidate(),
  });
}

export function useSnapshotRemoval(id: number): Removal {
  const queries = useQueryClient();
  return {
    mutationFn: (snapshotId) =>
      signedInCall<typeof removeSnapshotCall>(progressAddresses.remove, {
        params: { id, snapshotId },
      }),
    onSettled: () => fetchAgain(queries, progressKeys.snapshots(id)),
  };
}
