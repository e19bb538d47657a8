/** The process's own worker on Stripe's events: woken after one was stored, and by the clock. */
import type { BillingDeps } from '../deps.ts';
import { handleDueEvents } from './handle-events.ts';

export type EventWorker = {
  /** Starts a pass and does not wait for it. */
  readonly wake: () => void;
  /** Resolves when what was due at the call has had its attempt. */
  readonly runNow: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export function createEventWorker(deps: BillingDeps): EventWorker {
  const stopping = new AbortController();
  let isWanted = false;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    try {
      // Anyone who calls during a pass may have an event that the pass no longer sees.
      while (isWanted && !stopping.signal.aborted) {
        isWanted = false;
        await handleDueEvents(deps, stopping.signal);
      }
    } finally {
      running = null;
    }
  };
  const runNow = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    isWanted = true;
    running ??= run();
    await running;
  };
  return {
    runNow,
    wake: () => {
      runNow().catch((error: unknown) => {
        deps.log.error({ err: error }, 'the events of Stripe could not be worked through');
      });
    },
    stop: async () => {
      stopping.abort();
      // The one who started the run hears of its failure.
      await running?.catch(() => undefined);
    },
  };
}
