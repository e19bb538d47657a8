/** The real emulator on a database of its own, and the official SDK that talks to it. */
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { buildEmulator } from '../app.ts';
import { openPool } from '../store/pool.ts';
import { migrateEmulator, schemaName } from '../store/schema.ts';
import { changeSettings, ensureSettings } from '../store/settings.ts';
import { createStore, type Store } from '../store/store.ts';
import { allDueTimes, allDueWork } from '../time/all-due-work.ts';
import { createTimeKeeper, type TimeKeeper } from '../time/due-work.ts';
import { createDeliverer, type RunningDeliverer } from '../webhooks/deliverer.ts';
import { createDatabase } from './test-database.ts';

export type TestEmulator = {
  readonly stripe: Stripe;
  readonly address: string;
  readonly secretKey: string;
  readonly store: Store;
  readonly timeKeeper: TimeKeeper;
  readonly deliverer: RunningDeliverer;
  /** The product's clock stands still until it is set. */
  readonly setTime: (instant: string) => void;
  /** Moves a test clock through the API, and waits until it has arrived. */
  readonly advance: (clockId: string, seconds: number) => Promise<void>;
};

/** Far from a change of the clocks, on an ordinary Sunday morning. */
const testNow = '2026-11-15T09:00:00Z';

/** Call it in a test, or in a hook of the file: it ends with what called it. */
export async function createTestEmulator(
  atEnd: (end: () => Promise<void>) => void = onTestFinished,
  options: { readonly replyWaitMs?: number } = {},
): Promise<TestEmulator> {
  const running = idle.pop() ?? (await startEmulatorForTests());
  const { store, timeKeeper, failures, address, secretKey, stripe } = running;
  const deliverer = await running.begin(options);
  const throwFailure = (): void => {
    if (failures.length > 0) throw failures[0];
  };
  atEnd(async () => {
    await deliverer.stop();
    idle.push(running);
    // A fault of the emulator itself fails the test that met it.
    throwFailure();
  });
  return {
    stripe,
    address,
    secretKey,
    store,
    timeKeeper,
    deliverer,
    setTime: running.setTime,
    advance: async (clockId, seconds) => {
      const { frozen_time } = await stripe.testHelpers.testClocks.retrieve(clockId);
      await stripe.testHelpers.testClocks.advance(clockId, { frozen_time: frozen_time + seconds });
      await timeKeeper.advanceTestClocks();
      throwFailure();
    },
  };
}

type RunningEmulator = Omit<TestEmulator, 'advance' | 'deliverer'> & {
  readonly failures: unknown[];
  /** Everything as on the first day, and deliveries of its own. */
  readonly begin: (options: { readonly replyWaitMs?: number }) => Promise<RunningDeliverer>;
};

/** To start one takes longer than most tests: the next gets one that the last has left. */
const idle: RunningEmulator[] = [];

async function startEmulatorForTests(): Promise<RunningEmulator> {
  const pool = openPool(await createDatabase());
  await migrateEmulator(pool);
  const settings = await ensureSettings(pool);
  let nowMs = 0;
  const clock = { now: () => new Date(nowMs) };
  const store = createStore({ pool, clock, dueTimes: allDueTimes, generation: null });
  const failures: unknown[] = [];
  const onError = (error: unknown) => {
    failures.push(error);
  };
  const timeKeeper = createTimeKeeper({ store, dueWork: allDueWork, onError });
  let address = '';
  let deliverer: RunningDeliverer | null = null;
  const app = buildEmulator({
    store,
    settings,
    timeKeeper,
    deliverer: { wake: () => deliverer?.wake() },
    address: () => address,
    onError,
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  app.server.unref();
  return {
    stripe: sdkFor(address, settings.secretKey),
    address,
    secretKey: settings.secretKey,
    store,
    timeKeeper,
    failures,
    setTime: (instant) => {
      nowMs = Date.parse(instant);
    },
    begin: async (options) => {
      nowMs = Date.parse(testNow);
      failures.length = 0;
      await pool.query(forgetting);
      await changeSettings(pool, settings);
      deliverer = createDeliverer({ store, address: () => address, onError, ...options });
      return deliverer;
    },
  };
}

const forgetting = ['objects', 'idempotency_keys', 'deliveries']
  .map((table) => `DELETE FROM ${schemaName}.${table}`)
  .join(';');

export function sdkFor(address: string, secretKey: string): Stripe {
  const { hostname, port } = new URL(address);
  return new Stripe(secretKey, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
}
