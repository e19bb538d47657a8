/** The emulator as a part of a process: it serves where it leads, and knows the leader where it does not. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { findConnection, type StripeConnection } from './connection.ts';
import { type ServingDeps, serveAsLeader } from './serve-as-leader.ts';
import { waitForLeadership } from './store/leadership.ts';
import { openPool } from './store/pool.ts';
import { migrateEmulator } from './store/schema.ts';
import { ensureSettings } from './store/settings.ts';
import type { Clock } from './store/store.ts';

export type EmulatorOptions = {
  readonly databaseUrl: string;
  /** Everything happens by it: trials end, invoices fall due, signatures are dated. */
  readonly clock: Clock;
  /** Taken where the port of the last time is not free. */
  readonly preferredPort?: number | undefined;
  /** Left to the program that runs the emulator, which will listen there itself. */
  readonly avoidedPort?: number | undefined;
  /** A fault of the emulator itself. */
  readonly onError: (error: unknown) => void;
  readonly onNews: (news: EmulatorNews) => void;
};

export type EmulatorNews =
  | { readonly kind: 'leads'; readonly address: string }
  | { readonly kind: 'let go' }
  | { readonly kind: 'database away'; readonly error: unknown };

export type Emulator = {
  /** Where the emulator on this database answers, whichever process serves it. */
  readonly connection: () => Promise<StripeConnection>;
  readonly stop: () => Promise<void>;
};

const retryMs = 1_000;

export function startEmulator(options: EmulatorOptions): Emulator {
  const { databaseUrl, onNews } = options;
  const pool = openPool(databaseUrl);
  const stopping = new AbortController();
  const prepared = prepareOnce(pool);
  // The address of this process, while it serves.
  let own: StripeConnection | null = null;
  const onServing = (serving: StripeConnection | null): void => {
    own = serving;
  };

  const live = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await liveOnce({
        ...options,
        pool,
        stopping: stopping.signal,
        prepared,
        onServing,
      }).catch((error) => onNews({ kind: 'database away', error }));
      await pause(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const life = live();
  const end = async (): Promise<void> => {
    stopping.abort();
    await life;
    await pool.end();
  };
  let stopped: Promise<void> | null = null;

  return {
    connection: async () => {
      await prepared();
      return findConnection({ pool, own: () => own, stopping: stopping.signal });
    },
    stop: () => {
      stopped ??= end();
      return stopped;
    },
  };
}

/** Waits until this process leads, then serves until it is stopped or loses the database. */
async function liveOnce({
  databaseUrl,
  stopping,
  prepared,
  onNews,
  onServing,
  ...deps
}: EmulatorOptions & {
  readonly pool: pg.Pool;
  readonly stopping: AbortSignal;
  readonly prepared: () => Promise<void>;
  /** Null where it serves no more. */
  readonly onServing: (connection: StripeConnection | null) => void;
}): Promise<void> {
  await prepared();
  const leadership = await waitForLeadership({ databaseUrl, signal: stopping, retryMs });
  if (leadership === null) return;
  try {
    const serving = await serveAsLeader({ ...deps, leadership } satisfies ServingDeps);
    const { address, secretKey } = serving;
    onServing({ address, secretKey });
    onNews({ kind: 'leads', address });
    const ended = AbortSignal.any([stopping, leadership.lost]);
    if (!ended.aborted) await once(ended, 'abort');
    onServing(null);
    await serving.stop({ isAtOnce: leadership.lost.aborted });
    onNews({ kind: 'let go' });
  } finally {
    await leadership.release();
  }
}

/** The first to ask prepares the schema; where that failed, the next one tries again. */
function prepareOnce(pool: pg.Pool): () => Promise<void> {
  let prepared: Promise<void> | null = null;
  const prepare = async (): Promise<void> => {
    await migrateEmulator(pool);
    await ensureSettings(pool);
  };
  return () => {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = null;
      throw error;
    });
    return prepared;
  };
}
