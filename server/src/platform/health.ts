/** Tells load balancers and people whether the process lives, and whether it can serve. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Availability } from './database/availability.ts';
import { unavailable } from './errors.ts';

export const healthPaths: readonly string[] = ['/healthz', '/readyz'];

const status = z.object({ status: z.literal('ok') });

export function serveHealth(
  app: FastifyInstance,
  deps: { availability: Pick<Availability, 'isAnswering'>; isStopping: () => boolean },
): void {
  const route = { config: { access: 'public' as const } };
  const schema = (summary: string) => ({ summary, response: { 200: status } });

  app.get('/healthz', { ...route, schema: schema('The process lives') }, async () => ({
    status: 'ok' as const,
  }));
  app.get('/readyz', { ...route, schema: schema('The process can serve') }, async () => {
    if (deps.isStopping() || !(await deps.availability.isAnswering())) throw unavailable();
    return { status: 'ok' as const };
  });
}
