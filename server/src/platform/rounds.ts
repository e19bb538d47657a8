/**
 * Shares the one thread out. Work that would hold up everybody else gets a few milliseconds of each round of
 * the event loop, and none of those in which connections come in: Node takes one of them a round, so that
 * long rounds keep all who connect waiting.
 */
import type { EventEmitter } from 'node:events';

export type Rounds = {
  /** Runs the work when its turn comes, after all that came before it. */
  readonly run: <Result>(work: () => Result) => Promise<Result>;
  readonly waitingCount: () => number;
};

/** Tells whether connections have come in since it was last asked. */
export type Arrivals = () => () => boolean;

/** After this, the work goes on even if connections keep coming. */
const holdBackMs = 50;

export function createRounds(options: { roundMs: number; arrivals: Arrivals }): Rounds {
  const waiting: (() => void)[] = [];
  const haveArrived = options.arrivals();
  let isScheduled = false;
  let heldBackAt: number | null = null;

  const schedule = (): void => {
    if (isScheduled) return;
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
      while (waiting.length > 0 && performance.now() - start < options.roundMs) waiting.shift()?.();
    }
    if (waiting.length > 0) schedule();
  };
  return {
    waitingCount: () => waiting.length,
    run: (work) =>
      new Promise((resolve, reject) => {
        waiting.push(() => {
          try {
            resolve(work());
          } catch (error) {
            reject(error);
          }
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
