/** Lets a few do costly work at once and a few more wait for their turn. The rest is refused. */
import type { Capacity } from './capacity.ts';
import { unavailable } from './domain-error.ts';

export type Turns = Capacity & {
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export function createTurns({
  atOnceMax,
  waitingMax,
  retryAfterSeconds,
}: {
  readonly atOnceMax: number;
  readonly waitingMax: number;
  readonly retryAfterSeconds: number;
}): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  const isFull = (): boolean => waiting.length >= waitingMax;
  return {
    isFull,
    inTurn: async (work) => {
      if (running >= atOnceMax) {
        if (isFull()) throw unavailable(retryAfterSeconds);
        // The one that leaves hands its place over, so the count stays as it is.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
