import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

/** For reads that belong together: what is changed between them must not be half in what they find. */
export function atOneMoment<Found>(
  db: Database,
  read: (tx: Transaction) => Promise<Found>,
): Promise<Found> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/**
 * Two reads of one and the same moment, side by side: the second on a connection of its own, which sees what the
 * first's transaction sees. That one must not end before both have, whatever becomes of either.
 */
export async function readSideBySide<Own, Other>(
  { db, tx }: { readonly db: Database; readonly tx: Transaction },
  readOwn: (tx: Transaction) => Promise<Own>,
  readOther: (tx: Transaction) => Promise<Other>,
): Promise<[Own, Other]> {
  const { rows } = await tx.execute<{ name: string }>(sql`SELECT pg_export_snapshot() AS name`);
  const name = rows[0]?.name ?? '';
  assert.match(name, /^[0-9A-F-]+$/);
  const other = atOneMoment(db, async (otherTx) => {
    await otherTx.execute(sql.raw(`SET TRANSACTION SNAPSHOT '${name}'`));
    return readOther(otherTx);
  });
  const own = readOwn(tx);
  await Promise.allSettled([own, other]);
  return [await own, await other];
}
