/** What a change of plan would cost, as it was last shown. */
import type { TierName } from '@debt-payoff/contract/plans';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../platform/database/database.ts';
import { changePreviews } from './billing.tables.ts';

export type StoredPreview = typeof changePreviews.$inferSelect;

export async function findPreview(
  db: Reader,
  { userId, tier }: { readonly userId: number; readonly tier: TierName },
): Promise<StoredPreview | null> {
  const [row] = await db
    .select()
    .from(changePreviews)
    .where(and(eq(changePreviews.userId, userId), eq(changePreviews.tier, tier)));
  return row ?? null;
}

export async function savePreview(db: Reader, preview: StoredPreview): Promise<void> {
  await db
    .insert(changePreviews)
    .values(preview)
    .onConflictDoUpdate({ target: [changePreviews.userId, changePreviews.tier], set: preview });
}

/** Once a change has been made, none of them is true any more. */
export async function deletePreviews(db: Reader, userId: number): Promise<void> {
  await db.delete(changePreviews).where(eq(changePreviews.userId, userId));
}
