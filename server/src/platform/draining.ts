/**
 * Lets a proxy give up the connections that it keeps to this process, before they are closed. What it sends
 * on one at that very moment would be lost, and it sends nothing twice that may have been done.
 */
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for a connection that is in use to be used once more. */
const drainMs = 2_000;

/** Until it is over, everybody is served, on connections that end with the answer. */
export async function drainConnections(
  { server }: FastifyInstance,
  lastingMs: number = drainMs,
): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  await setTimeout(lastingMs);
}
