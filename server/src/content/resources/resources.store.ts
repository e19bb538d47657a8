import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
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
): Promise<void> {
  await db.insert(resources).values(row);
}
