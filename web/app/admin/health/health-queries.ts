/** How the product is doing, and what staff can do about it. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type {
  getHealthCall,
  retryMailCall,
  retryWebhooksCall,
  runJobCall,
} from '@debt-payoff/contract/admin-health';
import { healthTexts } from '@debt-payoff/contract/texts/health';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { useAct } from '../acts/use-act.ts';
import { adminKey } from '../lists/admin-queries.ts';

/** Asked when the page is opened, after an act and on request: what it says is of one moment, which it names. */
export const healthOptions = queryOptions({
  queryKey: adminKey('health'),
  queryFn: () => quietSignedInCall<typeof getHealthCall>(adminAddresses.getHealth, {}),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

const said = ({ message }: { readonly message: string }): string => message;

export function useRetryMail() {
  return useRowAct({
    call: (id: number) =>
      quietSignedInCall<typeof retryMailCall>(adminAddresses.retryMail, { params: { id } }),
    failed: healthTexts.retryMailFailed,
  });
}

export function useRunJob() {
  return useRowAct({
    call: (name: string) =>
      quietSignedInCall<typeof runJobCall>(adminAddresses.runJob, { params: { name } }),
    failed: healthTexts.runJobFailed,
  });
}

export function useRetryWebhooks() {
  return useRowAct({
    call: (_all: 'all') =>
      quietSignedInCall<typeof retryWebhooksCall>(adminAddresses.retryWebhooks, {}),
    failed: healthTexts.retryWebhooksFailed,
  });
}

/** With the row that it was pressed in: while it runs, the others wait. */
function useRowAct<Row>({
  call,
  failed,
}: {
  readonly call: (row: Row) => Promise<{ readonly message: string }>;
  readonly failed: string;
}) {
  const [pressed, setPressed] = useState<Row | null>(null);
  const act = useAct({ call, failed, said, onDone: () => {} });
  return {
    failure: act.failure,
    isBusy: act.isBusy,
    busyRow: act.isBusy ? pressed : null,
    run: (row: Row): void => {
      setPressed(row);
      act.run(row);
    },
  };
}
