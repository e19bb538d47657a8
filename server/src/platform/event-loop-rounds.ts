/**
 * Shares the one thread out. Work that would hold up everybody else gets a few milliseconds of each round of
 * the event loop, and none of those in which connections come in: Node takes one of them a round, so
 * long rounds keep all who connect waiting.
 */
import type { EventEmitter } from 'node:events';

export type Rounds = {
  /** Runs the work when its turn comes, after all that came before it. */
  readonly run: <Result>(work: () => Result | Promise<Result>) => Promise<Result>;
  readonly waitingCount: () => number;
};

/** Tells whether connections have come in since it was last asked. */
export type Arrivals = () => () => boolean;

/** After this, the work goes on even if connections keep coming. */
const holdBackMs = 50;

export function createRounds(options: {
  roundMs: number;
  arrivals: Arrivals;
  /** How much of what is not done within its round may be under way. */
  underWayMax?: number;
}): Rounds {
  const { roundMs, underWayMax = Number.POSITIVE_INFINITY } = options;
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const haveArrived = options.arrivals();
  let isScheduled = false;
  let heldBackAt: number | null = null;

  const mayBegin = (): boolean => waiting.length > 0 && underWay < underWayMax;
  const schedule = (): void => {
    if (isScheduled || !mayBegin()) return;
    isScheduled = true;
    setImmediate(round);
  };
  const round = (): void => {
    isScheduled = false;
    const start = performance.now();
    if (haveArrived()) heldBackAt ??= start;
    else heldBackAt = null;
    if (heldBackAt === null || start - heldBackAt >= holdBackMs) {
      heldBackAt = null;
      while (mayBegin() && performance.now() - start < roundMs) waiting.shift()?.();
    }
    schedule();
  };
  return {
    waitingCount: () => waiting.length,
    run: (work) =>
      new Promise((resolve, reject) => {
        waiting.push(async () => {
          underWay += 1;
          try {
            resolve(await work());
          } catch (error) {
            reject(error);
          }
          underWay -= 1;
          schedule();
        });
        schedule();
      }),
  };
}

export function watchArrivals(server: EventEmitter): Arrivals {
  let count = 0;
  server.on('connection', () => {
    count += 1;
  });
  return () => {
    let seen = count;
    return () => {
      const isNew = count !== seen;
      seen = count;
      return isNew;
    };
  };
}
