import type { Transaction } from '../platform/database/database.ts';
import { scheduleRecordings } from '../schedules/schedules.tables.ts';

export async function insertRecordings(
  tx: Transaction,
  rows: readonly (typeof scheduleRecordings.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(scheduleRecordings).values([...rows]);
}
