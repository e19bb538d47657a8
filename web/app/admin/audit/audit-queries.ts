/** What is asked of the audit log. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { listAuditCall } from '@debt-payoff/contract/audit';
import type { CallInput } from '@debt-payoff/contract/call';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { adminKey } from '../lists/admin-queries.ts';

type AuditQuery = CallInput<typeof listAuditCall>['query'];

export function useAudit(query: AuditQuery) {
  return useQuery({
    queryKey: adminKey('audit', query),
    queryFn: async () => {
      const reply = await quietSignedInCall<typeof listAuditCall>(adminAddresses.listAudit, {
        query,
      });
      return { rows: reply.entries, pagination: reply.pagination };
    },
    placeholderData: keepPreviousData,
  });
}
