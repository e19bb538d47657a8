import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Few enough that nobody waits long for one of them, and that no bound on statements is passed. */
const rowsAtOnce = 2_000;

/** Rows that may be many, deleted so many at a time: what is gone stays gone where a later part fails. */
export async function deleteInParts(db: Database, table: PgTable, which: SQL): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY (
        SELECT ctid FROM ${table} WHERE ${which} LIMIT ${rowsAtOnce} FOR UPDATE SKIP LOCKED
      ))`);
    if (rowCount === 0) return;
  }
}
