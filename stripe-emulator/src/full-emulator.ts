/** Everything that replies, keeps time and delivers. It is most of the code, and loaded when first needed. */
import type { RequestListener } from 'node:http';
import type pg from 'pg';
import { buildEmulator } from './app.ts';
import { isDatabaseAway } from './store/database-fault.ts';
import type { Settings } from './store/settings.ts';
import { type Clock, createStore } from './store/store.ts';
import { allDueTimes, allDueWork } from './time/all-due-work.ts';
import { createTimeKeeper } from './time/due-work.ts';
import { createDeliverer } from './webhooks/deliverer.ts';

export type FullEmulator = {
  readonly reply: RequestListener;
  /** Does what is due. */
  readonly wake: () => void;
  /** Breaks off what time and deliveries have under way; the next leader does it. */
  readonly stop: () => Promise<void>;
};

export async function createFullEmulator({
  pool,
  clock,
  generation,
  settings,
  address,
  onError: report,
}: {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly generation: string;
  readonly settings: Settings;
  readonly address: () => string;
  readonly onError: (error: unknown) => void;
}): Promise<FullEmulator> {
  const store = createStore({ pool, clock, dueTimes: allDueTimes, generation });
  const onError = (error: unknown): void => {
    if (!isDatabaseAway(error)) report(error);
  };
  const stopping = new AbortController();
  const timeKeeper = createTimeKeeper({
    store,
    dueWork: allDueWork,
    onError,
    stopping: stopping.signal,
  });
  const deliverer = createDeliverer({ store, address, onError });
  const keepTime = runOneAtATime(timeKeeper.catchUp, onError);
  const advance = runOneAtATime(timeKeeper.advanceTestClocks, onError);
  const wakeAfterChange = (): void => {
    deliverer.wake();
    advance.wake();
  };
  const app = buildEmulator({
    store,
    settings,
    timeKeeper,
    deliverer: { wake: wakeAfterChange },
    address,
    onError,
  });
  await app.ready();
  return {
    reply: (request, response) => app.routing(request, response),
    wake: () => {
      keepTime.wake();
      wakeAfterChange();
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([deliverer.stop(), keepTime.stop(), advance.stop()]);
    },
  };
}

type Runner = { readonly wake: () => void; readonly stop: () => Promise<void> };

/** A wake during a run is followed by another run. */
function runOneAtATime(work: () => Promise<void>, onError: (error: unknown) => void): Runner {
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;
  const wake = (): void => {
    isWoken = true;
    if (running !== null || isStopped) return;
    isWoken = false;
    running = work()
      .catch(onError)
      .then(() => {
        running = null;
        if (isWoken) wake();
      });
  };
  return {
    wake,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
