/** Structured logs without personal data: no bodies, no query strings, no addresses, no headers. */
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** Names the route, not the address that was asked for: addresses hold ids and search words. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = levelOf(reply);
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}

function levelOf(reply: FastifyReply): 'error' | 'info' {
  return reply.statusCode >= 500 ? 'error' : 'info';
}
