import { getResourceCall, listResourcesCall } from '@debt-payoff/contract/resources';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/calls.ts';
import type { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { isStaffToken, requireStaffCaller, type StaffAccess } from '../staff-caller.ts';
import { findResource, listActiveResources, listAllResources } from './resources.store.ts';
import { writePublicResource, writeResource } from './resources.wire.ts';

type Deps = StaffAccess & { readonly db: Database };

export function serveResources(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  serveCall(app, listResourcesCall, async ({ query, request }) => {
    if (query.status === 'all') await requireStaffCaller(deps, request);
    const seesAll =
      query.status === 'all' || (query.status === undefined && (await isStaffToken(deps, request)));
    if (seesAll) return { resources: (await listAllResources(db)).map(writeResource) };
    return { resources: (await listActiveResources(db)).map(writePublicResource) };
  });

  serveCall(app, getResourceCall, async ({ params, request }) => {
    const found = await findResource(db, params.id);
    if (found !== null && (await isStaffToken(deps, request))) return writeResource(found);
    if (found?.status !== 'active') throw new DomainError('not_found');
    return writePublicResource(found);
  });
}
