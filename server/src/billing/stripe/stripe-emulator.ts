/** The emulator that stands in for Stripe on this machine, as the start of the product hands it over. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/logging.ts';

export type StripeConnection = { readonly address: string; readonly secretKey: string };

export type StripeEmulator = {
  /** Where it answers now; another process may serve it. */
  readonly connection: () => Promise<StripeConnection>;
  /** What lives by a test clock lives by the product's from then on. */
  readonly releaseTestClock: (clockId: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type OpenStripeEmulator = (deps: {
  readonly databaseUrl: string;
  readonly clock: Clock;
  /** Of the product itself, which listens there later. */
  readonly port: number;
  readonly log: Log;
}) => Promise<StripeEmulator>;

/** Null where it cannot be opened: the product runs without card payments rather than not at all. */
export async function tryToOpenEmulator(
  open: OpenStripeEmulator,
  deps: Parameters<OpenStripeEmulator>[0],
): Promise<StripeEmulator | null> {
  try {
    return await open(deps);
  } catch (error) {
    deps.log.warn({ err: error }, 'test payments could not be started');
    return null;
  }
}

const patienceMs = 5_000;

/** Null where it does not answer soon: the start of the product does not wait for it. */
export async function findConnectionSoon(
  emulator: StripeEmulator,
  log: Log,
  waitMs = patienceMs,
): Promise<StripeConnection | null> {
  const patience = new AbortController();
  const late = pause(waitMs, null, { signal: patience.signal }).catch(() => null);
  const found = emulator.connection().catch((error: unknown) => {
    log.warn({ err: error }, 'test payments do not answer');
    return null;
  });
  const connection = await Promise.race([found, late]);
  patience.abort();
  return connection;
}
