import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from './database.ts';

const figures = z.tuple([
  z.object({
    version: z.string(),
    migrations: z.coerce.number(),
    sizeBytes: z.coerce.number(),
    connections: z.coerce.number(),
    connectionsMax: z.coerce.number(),
  }),
]);

export type DatabaseHealth = z.infer<typeof figures>[0] & { readonly replyMs: number };

export async function readDatabaseHealth(tx: Transaction): Promise<DatabaseHealth> {
  const began = performance.now();
  await tx.execute(sql`SELECT 1`);
  const replyMs = performance.now() - began;
  // Sessions of other users are in the view of databases, and hidden from us in that of sessions.
  const { rows } = await tx.execute(sql`
    SELECT current_setting('server_version') AS "version",
      (SELECT count(*) FROM drizzle.__drizzle_migrations) AS "migrations",
      pg_database_size(current_database()) AS "sizeBytes",
      (SELECT sum(numbackends) FROM pg_stat_database) AS "connections",
      current_setting('max_connections') AS "connectionsMax"`);
  const [found] = figures.parse(rows);
  return { ...found, replyMs };
}
