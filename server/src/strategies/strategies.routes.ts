import { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/calls.ts';
import { addressOf, networkOf } from '../platform/network-address.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import { compare, requireSendable } from './strategies.ts';
import { writeComparison } from './strategies.wire.ts';

/** Far above what the people of one network do: calculating is open to everyone, as often as they like. */
const networkLimit = { name: 'strategies', points: 600, seconds: 15 * 60 };

export function serveStrategies(
  app: FastifyInstance,
  { rateLimit }: { readonly rateLimit: RateLimiter },
): void {
  serveCall(app, compareStrategiesCall, async ({ body, request, reply }) => {
    await rateLimit(networkLimit, networkOf(addressOf(request)));
    const comparison = compare(body);
    requireSendable(comparison);
    const chunks = writeComparison(comparison);
    const first = chunks.next().value ?? '';
    const second = chunks.next();
    reply.type('application/json; charset=utf-8');
    if (second.done === true) return reply.send(first);
    return reply.send(Readable.from(inTurns([first, second.value], chunks)));
  });
}

/** Lets other requests have their turn after each chunk, however fast this one is read. */
async function* inTurns(
  first: readonly string[],
  rest: Iterable<string>,
): AsyncGenerator<string, void, void> {
  yield* first;
  for (const chunk of rest) {
    await others();
    yield chunk;
  }
}
