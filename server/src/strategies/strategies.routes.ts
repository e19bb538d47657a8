import { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/calls.ts';
import { compare } from './strategies.ts';
import { writeComparison } from './strategies.wire.ts';

export function serveStrategies(app: FastifyInstance): void {
  serveCall(app, compareStrategiesCall, async ({ body, reply }) => {
    const chunks = writeComparison(compare(body));
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
