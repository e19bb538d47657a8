/** The Stripe emulator on a database of its own, inside the server of the product under test. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, beforeEach, inject, onTestFinished } from 'vitest';
import { createStripeClient } from '../../server/src/billing/stripe/stripe-client.ts';
import { startEmulator } from '../../stripe-emulator/src/emulator.ts';
import { writeLock } from '../../stripe-emulator/src/store/store.ts';
import { builtInUrl, connectToBuiltIn } from './built-in-database.ts';

export type TestStripe = {
  readonly stripe: ReturnType<typeof createStripeClient>;
  readonly address: string;
  readonly secretKey: string;
  readonly databaseUrl: string;
  /** Everything that is there but events, by id. */
  readonly objects: () => Promise<Readonly<Record<string, object>>>;
  /** As a new account. */
  readonly forgetAll: () => Promise<void>;
};

/** One for all tests of a file: each finds a new account. */
export function shareTestStripe(): () => TestStripe {
  let shared: TestStripe | null = null;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    shared = await startTestStripe((end) => ends.push(end));
    return async () => {
      for (const end of ends) await end();
    };
  });
  beforeEach(() => shared?.forgetAll());
  return () => {
    if (shared === null) throw new Error('It starts before the first test.');
    return shared;
  };
}

export async function startTestStripe(
  atEnd: (end: () => Promise<void>) => void = onTestFinished,
): Promise<TestStripe> {
  const databaseUrl = await createDatabase();
  const failures: unknown[] = [];
  const emulator = startEmulator({
    databaseUrl,
    clock: { now: () => new Date() },
    onError: (error) => failures.push(error),
    onNews: () => {},
  });
  const pool = new pg.Pool({ connectionString: databaseUrl });
  atEnd(async () => {
    await emulator.stop();
    await pool.end();
    if (failures.length > 0) throw failures[0];
  });
  const { address, secretKey } = await emulator.connection();
  return {
    stripe: createStripeClient({ address, secretKey }),
    address,
    secretKey,
    databaseUrl,
    objects: async () => {
      const { rows } = await pool.query(
        "SELECT id, body FROM stripe_emulator.objects WHERE kind <> 'event' ORDER BY id",
      );
      return Object.fromEntries(rows.map(({ id, body }) => [id, body]));
    },
    forgetAll: async () => {
      // In turn with the emulator's own writes, which a TRUNCATE could lock out and be locked out by.
      await pool.query(
        `SELECT pg_advisory_xact_lock(${writeLock}); DELETE FROM stripe_emulator.objects;
         DELETE FROM stripe_emulator.idempotency_keys; DELETE FROM stripe_emulator.deliveries`,
      );
    },
  };
}

async function createDatabase(): Promise<string> {
  const folder = inject('productFolder');
  const name = `stripe_${randomUUID().replaceAll('-', '')}`;
  const admin = await connectToBuiltIn(folder, 'postgres');
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await admin.end();
  return builtInUrl(folder, name);
}
