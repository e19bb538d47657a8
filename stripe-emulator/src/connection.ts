/** Finds the process that serves the emulator, and makes sure that it answers. */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import * as z from 'zod';
import { schemaName } from './store/schema.ts';
import { readSettings } from './store/settings.ts';

/** What the SDK needs. */
export type StripeConnection = { readonly address: string; readonly secretKey: string };

/** Long enough for another process to take over. */
const waitMs = 10_000;
const retryMs = 50;
const replyMs = 2_000;

export async function findConnection({
  pool,
  own,
  stopping,
}: {
  readonly pool: pg.Pool;
  /** Of this process, where it is the one. */
  readonly own: () => StripeConnection | null;
  readonly stopping: AbortSignal;
}): Promise<StripeConnection> {
  const until = performance.now() + waitMs;
  let cause: unknown;
  do {
    // A database that restarts is waited for, too.
    const found =
      own() ??
      (await findLeader(pool).catch((error: unknown) => {
        cause = error;
        return null;
      }));
    if (found !== null) return found;
    await pause(retryMs, undefined, { signal: stopping });
  } while (performance.now() < until);
  throw new Error('The Stripe emulator does not answer.', { cause });
}

/** The address of a leader that was killed still stands there, perhaps with another program behind it. */
async function findLeader(pool: pg.Pool): Promise<StripeConnection | null> {
  const { rows } = await pool.query<{ readonly address: string; readonly generation: string }>(
    `SELECT address, generation FROM ${schemaName}.leadership WHERE address IS NOT NULL`,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { secretKey, accountId } = await readSettings(pool);
  const said = await askLeader(row.address);
  const isIt = said?.generation === row.generation && said.account === accountId;
  return isIt ? { address: row.address, secretKey } : null;
}

const leaderSchema = z.object({ generation: z.string().nullable(), account: z.string() });

async function askLeader(address: string): Promise<z.infer<typeof leaderSchema> | null> {
  try {
    const reply = await fetch(`${address}/_emulator/leader`, {
      signal: AbortSignal.timeout(replyMs),
    });
    return z.parse(leaderSchema, await reply.json());
  } catch {
    return null;
  }
}
