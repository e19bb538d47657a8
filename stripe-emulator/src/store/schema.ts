/** The emulator's own schema: one table of objects as Stripe shows them, and what stands around them. */
import type pg from 'pg';

export const schemaName = 'stripe_emulator';

/** Each is applied once, in this order; one that has been released is never changed. */
const migrations: readonly string[] = [
  `
  CREATE TABLE ${schemaName}.objects (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE,
    kind text NOT NULL,
    body jsonb NOT NULL,
    -- What the emulator remembers of an object and Stripe would not show.
    internal jsonb NOT NULL DEFAULT '{}',
    is_deleted boolean NOT NULL DEFAULT false,
    -- The test clock by which the object lives; null for the clock of the product.
    test_clock text,
    -- When time alone will next change the object, in seconds.
    due_at bigint
  );
  CREATE INDEX objects_by_kind ON ${schemaName}.objects (kind, seq);
  CREATE INDEX objects_by_customer ON ${schemaName}.objects ((body ->> 'customer'), kind, seq);
  CREATE INDEX objects_due ON ${schemaName}.objects (test_clock, due_at, seq) WHERE due_at IS NOT NULL;

  CREATE TABLE ${schemaName}.idempotency_keys (
    key text PRIMARY KEY,
    fingerprint text NOT NULL,
    status integer NOT NULL,
    reply jsonb NOT NULL,
    request_id text NOT NULL,
    created_at bigint NOT NULL
  );

  CREATE TABLE ${schemaName}.deliveries (
    id text PRIMARY KEY,
    seq bigint GENERATED ALWAYS AS IDENTITY,
    event_id text NOT NULL,
    endpoint_id text NOT NULL,
    status text NOT NULL CHECK (status IN ('waiting', 'delivered', 'failed')),
    attempts integer NOT NULL DEFAULT 0,
    -- How often it was taken; more than once where duplicates are asked for.
    successes integer NOT NULL DEFAULT 0,
    next_attempt_at bigint,
    created_at bigint NOT NULL,
    last_attempt_at bigint,
    last_status integer,
    last_reply text
  );
  CREATE INDEX deliveries_due ON ${schemaName}.deliveries (next_attempt_at, seq) WHERE status = 'waiting';
  CREATE INDEX deliveries_by_event ON ${schemaName}.deliveries (event_id);

  -- One row each. The leader is the process that serves; a write of an earlier generation is refused.
  CREATE TABLE ${schemaName}.leadership (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    generation bigint NOT NULL,
    address text,
    port integer
  );
  INSERT INTO ${schemaName}.leadership (generation) VALUES (0);
  CREATE TABLE ${schemaName}.settings (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    body jsonb NOT NULL
  );
  `,
  `
  CREATE INDEX objects_by_invoice ON ${schemaName}.objects ((body ->> 'invoice'), kind, seq)
    WHERE body ->> 'invoice' IS NOT NULL;
  `,
];

const migrationLock = 5_001_010;

/** One process at a time; the lock ends with the transaction. */
export async function migrateEmulator(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schemaName}`);
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${schemaName}.migrations (version integer PRIMARY KEY)`,
    );
    const { rows } = await client.query<{ readonly version: number }>(
      `SELECT coalesce(max(version), 0) AS version FROM ${schemaName}.migrations`,
    );
    const done = rows[0]?.version ?? 0;
    for (const [index, statements] of migrations.entries()) {
      if (index < done) continue;
      await client.query(statements);
      await client.query(`INSERT INTO ${schemaName}.migrations VALUES ($1)`, [index + 1]);
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
