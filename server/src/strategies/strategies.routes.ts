import { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/calls.ts';
import type { Calculations } from '../platform/capacity.ts';
import { compare } from './strategies.ts';
import { writeComparison } from './strategies.wire.ts';

export function serveStrategies(
  app: FastifyInstance,
  { calculations }: { readonly calculations: Calculations },
): void {
  serveCall(app, compareStrategiesCall, async ({ body, reply }) => {
    const { chunks, first, second } = await calculations.begin(() => {
      const written = writeComparison(compare(body));
      return { chunks: written, first: written.next().value ?? '', second: written.next() };
    });
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    if (second.done === true) return reply.send(first);
    return reply.send(Readable.from(inTurns(calculations, [first, second.value], chunks)));
  });
}

/** Lets other requests have their turn after each chunk, however fast this one is read. */
async function* inTurns(
  calculations: Calculations,
  first: readonly string[],
  rest: Iterator<string, void>,
): AsyncGenerator<string, void, void> {
  yield* first;
  for (;;) {
    await others();
    const { value } = await calculations.goOn(() => rest.next());
    if (value === undefined) return;
    yield value;
  }
}
