import { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { compareStrategiesCall, type StrategyRequest } from '@debt-payoff/contract/strategies';
import type { Steps } from '@debt-payoff/engine/terms';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveCall } from '../platform/calls.ts';
import type { Calculations } from '../platform/capacity.ts';
import { unavailable } from '../platform/errors.ts';
import type { LocalRateLimiter } from '../platform/local-rate-limit.ts';
import { addressOf, networkOf } from '../platform/network-address.ts';
import { pointsOf } from './call-cost.ts';
import { compareInSteps, requireSendable } from './strategies.ts';
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
  const count = (request: FastifyRequest, points = 1): void =>
    rateLimit(networkLimit, networkOf(addressOf(request)), points);
  serveCall(
    app,
    compareStrategiesCall,
    async ({ body, request, reply }) => {
      // One has been counted before the body was read.
      const points = pointsOf(body) - 1;
      if (points > 0) count(request, points);
      const { chunks, first, second } = await inSlices(calculations, begun(body), reply);
      if (second.done === true) return first;
      return Readable.from(inTurns(calculations, [first, second.value], chunks));
    },
    {
      // Before the body is read, so that one that is refused counts too.
      admit: async (request) => count(request),
      inTurn: calculations.begin,
    },
  );
}

/** Everything up to where writing begins. */
function* begun(body: StrategyRequest) {
  const comparison = yield* compareInSteps(body);
  requireSendable(comparison);
  const chunks = writeComparison(comparison);
  return { chunks, first: chunks.next().value ?? '', second: chunks.next() };
}

const sliceMs = 5;

/** Does steps for a few milliseconds each time that it is their turn: a goal takes a thousand runs. */
async function inSlices<Result>(
  calculations: Calculations,
  steps: Steps<Result>,
  { raw }: FastifyReply,
): Promise<Result> {
  for (;;) {
    // The client has left.
    if (raw.destroyed) throw unavailable();
    const step = await calculations.goOn(() => {
      const end = performance.now() + sliceMs;
      let next = steps.next();
      while (next.done !== true && performance.now() < end) next = steps.next();
      return next;
    });
    if (step.done === true) return step.value;
  }
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
