/** Structured logs without personal data: no bodies, no query strings, no addresses, no headers. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { healthPaths } from './health.ts';

export type Log = FastifyBaseLogger;

export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** Names the route, not the address that was asked for: addresses hold ids and search words. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const hasFailed = reply.statusCode >= 500;
    if (healthPaths.includes(route) && !hasFailed) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const facts = { method: request.method, route, status: reply.statusCode, ms };
    request.log[hasFailed ? 'error' : 'info'](facts, 'request');
  });
}
