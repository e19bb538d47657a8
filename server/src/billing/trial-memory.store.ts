import { eq, lt, or } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import { deleteInParts } from '../platform/database/delete-in-parts.ts';
import { trialUses } from './billing.tables.ts';

export async function isTrialUsed(
  db: Reader,
  { userId, addressHash }: { userId: number; addressHash: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: trialUses.id })
    .from(trialUses)
    .where(or(eq(trialUses.userId, userId), eq(trialUses.addressHash, addressHash)))
    .limit(1);
  return row !== undefined;
}

export async function findTrialUse(
  db: Reader,
  userId: number,
): Promise<{ readonly usedAt: Date } | null> {
  const [row] = await db
    .select({ usedAt: trialUses.usedAt })
    .from(trialUses)
    .where(eq(trialUses.userId, userId))
    .orderBy(trialUses.usedAt)
    .limit(1);
  return row ?? null;
}

export async function insertTrialUse(
  tx: Transaction,
  use: { userId: number; addressHash: string; usedAt: Date },
): Promise<void> {
  await tx.insert(trialUses).values(use).onConflictDoNothing();
}

export async function markLeft(
  tx: Transaction,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  await tx.update(trialUses).set({ leftAt: now }).where(eq(trialUses.userId, userId));
}

export function forgetTrialsLeftBefore(db: Database, instant: Date): Promise<void> {
  return deleteInParts(db, trialUses, lt(trialUses.leftAt, instant));
}
