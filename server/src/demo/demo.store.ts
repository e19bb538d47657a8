import type { Transaction } from '../platform/database/database.ts';
import { settledDates } from '../schedules/schedules.tables.ts';

export async function insertSettledDates(
  tx: Transaction,
  rows: readonly (typeof settledDates.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(settledDates).values([...rows]);
}
