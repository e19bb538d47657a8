import { count, desc, gte, inArray, lt, max, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database/database.ts';
import { deleteInParts } from './database/delete-in-parts.ts';
import { failureRecords } from './failure-records.tables.ts';

export type FailureRecord = Omit<typeof failureRecords.$inferSelect, 'id'>;

export async function insertFailures(
  db: Database,
  records: readonly FailureRecord[],
): Promise<void> {
  await db.insert(failureRecords).values([...records]);
}

/** Alike ones together, the newest first; all are counted in the same pass. */
export async function readFailures(
  tx: Transaction,
  { since, groupsMax }: { readonly since: Date; readonly groupsMax: number },
) {
  const { id, at, place, kind, requestId } = failureRecords;
  const groups = await tx
    .select({
      place,
      kind,
      count: count(),
      // Of rows that are there, one is the last.
      lastAt: sql`${max(at)}`.mapWith(at),
      lastId: sql`${max(id)}`.mapWith(Number),
      total: sql`sum(${count()}) OVER ()`.mapWith(Number),
    })
    .from(failureRecords)
    .where(gte(at, since))
    .groupBy(place, kind)
    .orderBy(desc(max(at)), place, kind)
    .limit(groupsMax);
  const lastIds = groups.map(({ lastId }) => lastId);
  const last = await tx.select({ id, requestId }).from(failureRecords).where(inArray(id, lastIds));
  const requests = new Map(last.map((row) => [row.id, row.requestId]));
  return {
    total: groups[0]?.total ?? 0,
    groups: groups.map((group) => ({
      ...group,
      lastRequestId: requests.get(group.lastId) ?? null,
    })),
  };
}

export function deleteFailuresBefore(db: Database, instant: Date): Promise<void> {
  return deleteInParts(db, failureRecords, lt(failureRecords.at, instant));
}
