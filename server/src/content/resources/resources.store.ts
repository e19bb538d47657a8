import { asc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { resources } from './resources.tables.ts';

export type ResourceRow = typeof resources.$inferSelect;

export function listActiveResources(db: Reader): Promise<ResourceRow[]> {
  return db
    .select()
    .from(resources)
    .where(eq(resources.status, 'active'))
    .orderBy(asc(resources.id));
}

export function listAllResources(db: Reader): Promise<ResourceRow[]> {
  return db.select().from(resources).orderBy(asc(resources.id));
}

export async function findResource(db: Reader, id: number): Promise<ResourceRow | null> {
  const [found] = await db.select().from(resources).where(eq(resources.id, id));
  return found ?? null;
}

export async function isResourceNamed(db: Reader, name: string): Promise<boolean> {
  const found = await db
    .select({ id: resources.id })
    .from(resources)
    .where(eq(resources.name, name));
  return found.length > 0;
}

export async function insertResource(
  db: Reader,
  row: typeof resources.$inferInsert,
): Promise<ResourceRow> {
  const [inserted] = await db.insert(resources).values(row).returning();
  if (inserted === undefined) throw new Error('an inserted resource came back without its row');
  return inserted;
}

/** Held until the transaction ends, so that of two writers the second sees what the first has done. */
export async function lockResource(tx: Transaction, id: number): Promise<ResourceRow | null> {
  const [found] = await tx.select().from(resources).where(eq(resources.id, id)).for('update');
  return found ?? null;
}

export async function updateResource(
  tx: Transaction,
  id: number,
  changes: Partial<Omit<ResourceRow, 'id'>>,
): Promise<ResourceRow> {
  const [updated] = await tx.update(resources).set(changes).where(eq(resources.id, id)).returning();
  if (updated === undefined) throw new Error(`resource ${id} was locked and is not there`);
  return updated;
}

export async function deleteResource(tx: Transaction, id: number): Promise<void> {
  await tx.delete(resources).where(eq(resources.id, id));
}
