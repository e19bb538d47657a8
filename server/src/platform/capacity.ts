/** Bounds what costly calls run and wait for at once. The rest is refused, so that all others are served. */
import type { Cost } from '@debt-payoff/contract/call';
import type { FastifyInstance } from 'fastify';
import { sendError, unavailable } from './errors.ts';
import { type Arrivals, createRounds, type Rounds } from './rounds.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    cost?: Cost;
  }
}

/** What does the work of one cost, and knows when no more may wait for it. */
export type Capacity = { readonly isFull: () => boolean };

export type Calculations = Capacity & {
  /** Begins a calculation; refuses it where too many wait already. */
  readonly begin: Rounds['run'];
  /** The next part of one that has begun. */
  readonly goOn: Rounds['run'];
};

const calculationRoundMs = 10;
/** With a typical calculation of a millisecond nobody waits long; with the largest, some seconds. */
const waitingMax = 50;

export function createCalculations(arrivals: Arrivals): Calculations {
  const { run, waitingCount } = createRounds({ roundMs: calculationRoundMs, arrivals });
  const isFull = (): boolean => waitingCount() >= waitingMax;
  return {
    isFull,
    begin: async (work) => {
      if (isFull()) throw unavailable();
      return run(work);
    },
    goOn: run,
  };
}

const refusalRoundMs = 5;

/**
 * Before the body is read: a flood of calls that cannot be served costs little more than its headers. Refusals
 * have rounds, too, since whoever ignores `Retry-After` asks again at once.
 */
export function refuseBeyondCapacity(
  app: FastifyInstance,
  options: { capacities: Readonly<Record<Cost, Capacity>>; arrivals: Arrivals },
): void {
  const refusals = createRounds({ roundMs: refusalRoundMs, arrivals: options.arrivals });
  const tell = createTally(app);
  app.addHook('onRequest', async (request, reply) => {
    const { cost } = request.routeOptions.config;
    if (cost === undefined || !options.capacities[cost].isFull()) return;
    tell(cost);
    return refusals.run(() => sendError(request, reply, refusal));
  });
}

/** Made once: each new error would look up where it was made. */
const refusal = unavailable();
const tellEveryMs = 60_000;

/** Says at the first refusal that there are some, and then how many, once a minute while they last. */
function createTally({ log }: FastifyInstance): (cost: Cost) => void {
  const tallies = new Map<Cost, { refused: number; toldAt: number }>();
  return (cost) => {
    const now = performance.now();
    const { refused, toldAt } = tallies.get(cost) ?? { refused: 0, toldAt: -tellEveryMs };
    const isDue = now - toldAt >= tellEveryMs;
    if (isDue) log.warn({ cost, refused: refused + 1 }, 'calls are refused: too many at once');
    tallies.set(cost, isDue ? { refused: 0, toldAt: now } : { refused: refused + 1, toldAt });
  };
}
