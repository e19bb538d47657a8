/** Structured logs without personal data: no bodies, no query strings, no addresses, no headers, no values. */
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { DatabaseError } from 'pg';
import { pino } from 'pino';
import { healthPaths } from './health.ts';

export type Log = FastifyBaseLogger;

export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
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

/** Databases repeat in their errors what people typed; only what we wrote ourselves is kept. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    ...messageOf(error),
    at: frames.map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

function messageOf(error: Error): Record<string, unknown> {
  if (error instanceof DrizzleQueryError) return { query: error.query };
  if (error instanceof DatabaseError) {
    const { code, constraint, table, column, routine } = error;
    return { code, constraint, table, column, routine };
  }
  return { message: error.message };
}
