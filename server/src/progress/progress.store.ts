import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import { progressSnapshots } from './progress.tables.ts';

export type SnapshotRow = typeof progressSnapshots.$inferSelect;

export function listSnapshots(db: Reader, at: AtPortfolio): Promise<SnapshotRow[]> {
  return db
    .select()
    .from(progressSnapshots)
    .where(isOwned(progressSnapshots.portfolioId, at))
    .orderBy(asc(progressSnapshots.takenOn), asc(progressSnapshots.id));
}

export async function insertSnapshot(
  tx: Transaction,
  row: typeof progressSnapshots.$inferInsert,
): Promise<SnapshotRow> {
  const [stored] = await tx.insert(progressSnapshots).values(row).returning();
  if (stored === undefined) throw new Error('A snapshot was not stored');
  return stored;
}

/** Whether there was one to delete. */
export async function deleteSnapshot(
  db: Reader,
  { snapshotId, ...at }: AtPortfolio & { readonly snapshotId: number },
): Promise<boolean> {
  const gone = await db
    .delete(progressSnapshots)
    .where(and(eq(progressSnapshots.id, snapshotId), isOwned(progressSnapshots.portfolioId, at)))
    .returning({ id: progressSnapshots.id });
  return gone.length > 0;
}
