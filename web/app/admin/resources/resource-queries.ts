/** Resources as staff fetch them: all at once, in every state. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { getResourceCall, listResourcesCall, Resource } from '@debt-payoff/contract/resources';
import { queryOptions } from '@tanstack/react-query';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { adminKey } from '../lists/admin-queries.ts';

export const resourceListOptions = queryOptions({
  queryKey: adminKey('resources'),
  queryFn: async (): Promise<readonly Resource[]> => {
    const { resources } = await quietSignedInCall<typeof listResourcesCall>(
      adminAddresses.listResources,
      { query: { status: 'all' } },
    );
    return resources;
  },
});

export function fetchResource(id: number): Promise<Resource> {
  return quietSignedInCall<typeof getResourceCall>(adminAddresses.getResource, {
    params: { id },
    query: { status: 'all' },
  });
}

export function resourceOptions(id: number) {
  return queryOptions({ queryKey: adminKey('resource', id), queryFn: () => fetchResource(id) });
}
