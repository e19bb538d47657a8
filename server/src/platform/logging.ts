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
    // What cannot serve for a while says so once, and not by each request.
    const hasFailed = reply.statusCode >= 500 && reply.statusCode !== 503;
    if (healthPaths.includes(route) && !hasFailed) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const facts = { method: request.method, route, status: reply.statusCode, ms };
    request.log[hasFailed ? 'error' : 'info'](facts, 'request');
  });
}

/** Databases repeat in their errors what people typed; only what we wrote ourselves is kept. */
export function describeError(error: unknown): Record<string, unknown> {
  if (error === null || typeof error !== 'object') return { type: typeof error };
  const { name, stack, cause } = { name: 'object', stack: '', cause: undefined, ...known(error) };
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    ...messageOf(error),
    ...(frames.length > 0 && { at: frames.map((line) => line.trim()) }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** Libraries also throw and emit plain objects that carry an error's fields. */
function known(error: object): { name?: string; stack?: string; cause?: unknown } {
  return {
    ...('name' in error && typeof error.name === 'string' && { name: error.name }),
    ...('stack' in error && typeof error.stack === 'string' && { stack: error.stack }),
    ...('cause' in error && { cause: error.cause }),
  };
}

function messageOf(error: object): Record<string, unknown> {
  if (error instanceof DrizzleQueryError) return { query: error.query };
  if (error instanceof DatabaseError) {
    const { code, constraint, table, column, routine } = error;
    return { code, constraint, table, column, routine };
  }
  return {
    ...('message' in error && { message: withoutAddresses(error.message) }),
    ...('code' in error && { code: error.code }),
    ...('queue' in error && { queue: error.queue }),
  };
}

/** Other services repeat the address that they refuse. */
export function withoutAddresses<Message>(message: Message): Message | string {
  return typeof message === 'string'
    ? message.replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '[address]')
    : message;
}
