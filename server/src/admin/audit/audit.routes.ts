/** What staff did, for all staff to read. */
import { listAuditCall } from '@debt-payoff/contract/audit';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/calls.ts';
import type { Database } from '../../platform/database/database.ts';
import { writePagination } from '../../platform/pagination.ts';
import { writeEntry } from './audit.wire.ts';
import { listAudit } from './audit-list.store.ts';

export function serveAudit(app: FastifyInstance, { db }: { readonly db: Database }): void {
  serveCall(app, listAuditCall, async ({ query }) => {
    const { rows, total } = await listAudit(db, query);
    return { entries: rows.map(writeEntry), pagination: writePagination({ ...query, total }) };
  });
}
