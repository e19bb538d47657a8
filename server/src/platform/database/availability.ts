/** Knows whether the database replies, and says once when it has gone and once when it is back. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Bounds, createPool } from './pool.ts';

export type Availability = {
  /** Asks it, within the time that a load balancer waits, however many ask at once. */
  readonly isReachable: () => Promise<boolean>;
  /** Told of every failure that means it is away; the first is passed on. */
  readonly reportAway: (error: unknown) => void;
  readonly stop: () => Promise<void>;
};

export type DatabaseNews =
  | { readonly kind: 'away'; readonly error: unknown }
  | { readonly kind: 'back'; readonly awayMs: number };

const replyTimeoutMs = 1_500;
/** A connection of its own: requests that wait for each other do not make the database seem away. */
const checkBounds: Bounds = {
  connectionsMax: 1,
  connectMs: replyTimeoutMs,
  lockMs: replyTimeoutMs,
  statementMs: replyTimeoutMs,
  idleInTransactionMs: replyTimeoutMs,
  silenceMs: replyTimeoutMs,
};
/** So long without a new failure, and it counts as back. */
const quietMs = 1_000;

export function watchAvailability(url: string, onNews: (news: DatabaseNews) => void): Availability {
  const checks = createPool(url, checkBounds, (error) => reportAway(error));
  const stopping = new AbortController();
  let running: Promise<boolean> | null = null;
  let lastFailureAt: number | null = null;

  const isReachable = (): Promise<boolean> => {
    running ??= Promise.race([
      checks.query('SELECT 1').then(
        () => true,
        () => false,
      ),
      pause(replyTimeoutMs, false, { ref: false }),
    ]).finally(() => {
      running = null;
    });
    return running;
  };

  const untilBack = async (since: number): Promise<void> => {
    const options = { signal: stopping.signal, ref: false };
    for (;;) {
      await pause(quietMs, undefined, options);
      const isQuiet = performance.now() - (lastFailureAt ?? 0) >= quietMs;
      if (isQuiet && (await isReachable())) break;
    }
    lastFailureAt = null;
    onNews({ kind: 'back', awayMs: Math.round(performance.now() - since) });
  };

  const reportAway = (error: unknown): void => {
    const now = performance.now();
    const isNew = lastFailureAt === null;
    lastFailureAt = now;
    if (!isNew || stopping.signal.aborted) return;
    onNews({ kind: 'away', error });
    // Ends early, by an AbortError, when the process stops.
    untilBack(now).catch(() => undefined);
  };

  return {
    isReachable,
    reportAway,
    stop: async () => {
      stopping.abort();
      await checks.end();
    },
  };
}
