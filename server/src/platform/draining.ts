/** The end of connections: nothing that was sent over one is lost when the process stops. */
import { setImmediate as afterReading, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Arrivals } from './event-loop-rounds.ts';

/** Long enough for a connection that is in use to be used once more. */
const drainMs = 2_000;

/**
 * Lets a proxy give up the connections that it keeps to this process, before they are closed. What it sends
 * on one at that very moment would be lost. Until then everybody is served, once more on each connection.
 */
export async function drainConnections(
  { server }: FastifyInstance,
  lastingMs: number = drainMs,
): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  await pause(lastingMs);
}

const lastArrivalsRoundsMax = 1_000;

/**
 * A browser keeps its connection open after the last reply; a stop must not wait for it. Nothing is closed
 * before what has come over it was read, since a proxy does not send everything a second time.
 */
export function closeConnectionsWhenStopping(
  app: FastifyInstance,
  arrivals: Arrivals,
): { hasBegun: boolean } {
  const stopping = { hasBegun: false };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    stopping.hasBegun = true;
    const closeIdle = () => app.server.closeIdleConnections();
    // Immediates run right after reading.
    timer = setInterval(() => setImmediate(closeIdle), 50);
    const haveArrived = arrivals();
    for (let rounds = 0; rounds < lastArrivalsRoundsMax; rounds += 1) {
      await afterReading();
      if (!haveArrived()) break;
    }
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return stopping;
}
