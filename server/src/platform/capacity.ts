/** Bounds how much costly work runs and waits at once. The rest is refused, so that all others are served. */
import type { Cost } from '@debt-payoff/contract/call';
import type { FastifyInstance } from 'fastify';
import { type DomainError, sendError, unavailable } from './errors.ts';
import { type Arrivals, createRounds, type Rounds } from './event-loop-rounds.ts';

/** What a route takes much of: a call as its contract declares it, a page because it is rendered. */
type RouteCost = Cost | 'rendering';

declare module 'fastify' {
  interface FastifyContextConfig {
    cost?: RouteCost;
  }
}

/** What does the work of one cost, and knows when no more may wait for it. */
export type Capacity = {
  readonly isFull: () => boolean;
  /** What is said then, where it is more exact than that the service is not available. */
  readonly refusal?: DomainError;
};

export type Calculations = Capacity & {
  /** Begins a calculation; refuses it where too many wait already. */
  readonly begin: Rounds['run'];
  /** The next part of one that has begun. */
  readonly goOn: Rounds['run'];
};

/** A rendering goes on after its round: it waits for what the page shows. */
export type Renderings = Pick<Calculations, 'isFull' | 'begin'>;

/** With a typical calculation of a millisecond nobody waits long; with the largest, some seconds. */
const calculationBounds = { roundMs: 10, waitingMax: 50 };
/**
 * A rendering takes some milliseconds, all of them in one round at worst; one that waits for its articles
 * holds up no other, while connections are left for calls.
 */
const renderingBounds = { roundMs: 10, waitingMax: 50, underWayMax: 4 };

export function createCalculations(arrivals: Arrivals): Calculations {
  return createBoundedRounds({ ...calculationBounds, arrivals });
}

export function createRenderings(arrivals: Arrivals): Renderings {
  return createBoundedRounds({ ...renderingBounds, arrivals });
}

function createBoundedRounds({
  waitingMax,
  ...options
}: Parameters<typeof createRounds>[0] & { waitingMax: number }): Calculations {
  const { run, waitingCount } = createRounds(options);
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
 * Before the body is read: a flood of requests that cannot be served costs little more than its headers. Refusals
 * have rounds, too, since anyone who ignores `Retry-After` asks again at once.
 */
export function refuseBeyondCapacity(
  app: FastifyInstance,
  options: { capacities: Readonly<Record<RouteCost, Capacity>>; arrivals: Arrivals },
): void {
  const refusals = createRounds({ roundMs: refusalRoundMs, arrivals: options.arrivals });
  const tell = createTally(app);
  app.addHook('onRequest', async (request, reply) => {
    const { cost } = request.routeOptions.config;
    if (cost === undefined || !options.capacities[cost].isFull()) return;
    tell(cost);
    const { refusal = generalRefusal } = options.capacities[cost];
    return refusals.run(() => sendError(request, reply, refusal));
  });
}

/** Made once: each new error would look up where it was made. */
const generalRefusal = unavailable();
const tellEveryMs = 60_000;

/** Says at the first refusal that there are some, and then how many, once a minute while they last. */
function createTally({ log }: FastifyInstance): (cost: RouteCost) => void {
  const tallies = new Map<RouteCost, { refused: number; toldAt: number }>();
  return (cost) => {
    const now = performance.now();
    const { refused, toldAt } = tallies.get(cost) ?? { refused: 0, toldAt: -tellEveryMs };
    const isDue = now - toldAt >= tellEveryMs;
    if (isDue) log.warn({ cost, refused: refused + 1 }, 'requests are refused: too many at once');
    tallies.set(cost, isDue ? { refused: 0, toldAt: now } : { refused: refused + 1, toldAt });
  };
}
