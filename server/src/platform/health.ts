/** Tells load balancers and people whether the process lives, and whether it can serve. */
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { DomainError } from './errors.ts';

export const healthPaths: readonly string[] = ['/healthz', '/readyz'];

const status = z.object({ status: z.literal('ok') });

export function serveHealth(
  app: FastifyInstance,
  deps: { pool: Pool; isStopping: () => boolean },
): void {
  const route = { config: { access: 'public' as const } };
  const schema = (summary: string) => ({ summary, response: { 200: status } });

  app.get('/healthz', { ...route, schema: schema('The process lives') }, async () => ({
    status: 'ok' as const,
  }));
  app.get('/readyz', { ...route, schema: schema('The process can serve') }, async () => {
    if (deps.isStopping()) throw new DomainError('unavailable');
    await deps.pool.query('SELECT 1').catch(() => {
      throw new DomainError('unavailable');
    });
    return { status: 'ok' as const };
  });
}
