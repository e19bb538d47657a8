/** What holds for the whole emulator: its keys, and how it behaves on request. */
import type pg from 'pg';
import { newId, randomText } from '../ids.ts';
import { schemaName } from './schema.ts';

export type Settings = {
  readonly secretKey: string;
  readonly accountId: string;
  /** Days between one failed attempt and the next; after the last, `finally` happens. */
  readonly retryDays: readonly number[];
  readonly finally: 'cancel' | 'mark_unpaid' | 'leave_past_due';
  readonly webhooks: WebhookBehaviour;
};

export type WebhookBehaviour = {
  readonly order: 'as_created' | 'shuffled' | 'reversed';
  /** How often each delivery is made again, although it succeeded. */
  readonly duplicates: number;
  /** While true nothing is delivered, and everything waits. */
  readonly isPaused: boolean;
  /** Hosts besides this machine to which events may go. */
  readonly allowedHosts: readonly string[];
};

function firstSettings(): Settings {
  return {
    secretKey: `sk_test_emulator${randomText(24)}`,
    accountId: newId('acct', 16),
    retryDays: [3, 5, 7],
    finally: 'cancel',
    webhooks: { order: 'as_created', duplicates: 0, isPaused: false, allowedHosts: [] },
  };
}

/** Made at the first start, then kept. */
export async function ensureSettings(pool: pg.Pool): Promise<Settings> {
  await pool.query(`INSERT INTO ${schemaName}.settings (body) VALUES ($1) ON CONFLICT DO NOTHING`, [
    JSON.stringify(firstSettings()),
  ]);
  return readSettings(pool);
}

export async function readSettings(client: pg.Pool | pg.PoolClient): Promise<Settings> {
  const { rows } = await client.query<{ readonly body: Settings }>(
    `SELECT body FROM ${schemaName}.settings`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the emulator has no settings yet');
  return row.body;
}

export async function changeSettings(
  client: pg.Pool | pg.PoolClient,
  change: Partial<Settings>,
): Promise<Settings> {
  const settings = { ...(await readSettings(client)), ...change };
  await client.query(`UPDATE ${schemaName}.settings SET body = $1`, [JSON.stringify(settings)]);
  return settings;
}
