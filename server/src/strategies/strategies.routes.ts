import { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/calls.ts';
import type { Calculations } from '../platform/capacity.ts';
import type { LocalRateLimiter } from '../platform/local-rate-limit.ts';
import { addressOf, networkOf } from '../platform/network-address.ts';
import { compare, requireSendable } from './strategies.ts';
import { writeComparison } from './strategies.wire.ts';

/** Far above what the people of one network do: calculating is open to everyone, as often as they like. */
const networkLimit = { name: 'strategies', points: 600, seconds: 15 * 60 };

export function serveStrategies(
  app: FastifyInstance,
  {
    rateLimit,
    calculations,
  }: { readonly rateLimit: LocalRateLimiter; readonly calculations: Calculations },
): void {
  serveCall(
    app,
    compareStrategiesCall,
    async ({ body }) => {
      const { chunks, first, second } = await calculations.goOn(() => {
        const comparison = compare(body);
        requireSendable(comparison);
        const written = writeComparison(comparison);
        return { chunks: written, first: written.next().value ?? '', second: written.next() };
      });
      if (second.done === true) return first;
      return Readable.from(inTurns(calculations, [first, second.value], chunks));
    },
    {
      // Before the body is read, so that one that is refused counts too.
      admit: async (request) => rateLimit(networkLimit, networkOf(addressOf(request))),
      inTurn: calculations.begin,
    },
  );
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
