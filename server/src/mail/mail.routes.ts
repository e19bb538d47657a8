import { listOutboxCall } from '@debt-payoff/contract/outbox';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/calls.ts';
import type { Database } from '../platform/database/database.ts';
import { listNewestMail } from './mail.store.ts';
import { writeOutbox } from './mail.wire.ts';

/** For the local environment, where mails are kept: elsewhere the path leads nowhere. */
export function serveOutbox(app: FastifyInstance, { db }: { db: Database }): void {
  serveCall(app, listOutboxCall, async ({ query }) => {
    const newest = await listNewestMail(db, { page: query.page, perPage: query.per_page });
    return writeOutbox(newest, query);
  });
}
