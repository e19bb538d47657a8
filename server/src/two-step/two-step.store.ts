import { and, eq, gte, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { recoveryCodes, twoStepSecrets } from './two-step.tables.ts';

export type TwoStepSecret = typeof twoStepSecrets.$inferSelect;

export async function findTwoStepSecret(db: Reader, userId: number): Promise<TwoStepSecret | null> {
  const [row] = await db.select().from(twoStepSecrets).where(eq(twoStepSecrets.userId, userId));
  return row ?? null;
}

/** One that is switched on stays as it is. */
export async function storeStartedSecret(
  db: Reader,
  { userId, sealedSecret, now }: { userId: number; sealedSecret: string; now: Date },
): Promise<boolean> {
  const stored = await db
    .insert(twoStepSecrets)
    .values({ userId, sealedSecret, startedAt: now })
    .onConflictDoUpdate({
      target: twoStepSecrets.userId,
      set: { sealedSecret, startedAt: now, lastPeriod: null },
      setWhere: isNull(twoStepSecrets.confirmedAt),
    })
    .returning({ userId: twoStepSecrets.userId });
  return stored.length > 0;
}

/** Of two that bring the same code at once, one succeeds. */
export async function spendPeriod(
  db: Reader,
  { userId, period }: { userId: number; period: number },
): Promise<boolean> {
  const spent = await db
    .update(twoStepSecrets)
    .set({ lastPeriod: period })
    .where(
      and(
        eq(twoStepSecrets.userId, userId),
        or(isNull(twoStepSecrets.lastPeriod), lt(twoStepSecrets.lastPeriod, period)),
      ),
    )
    .returning({ userId: twoStepSecrets.userId });
  return spent.length > 0;
}

export async function confirmSecret(
  tx: Transaction,
  { secret, now }: { secret: TwoStepSecret; now: Date },
): Promise<boolean> {
  const confirmed = await tx
    .update(twoStepSecrets)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(twoStepSecrets.userId, secret.userId),
        // The one whose code was given, should another have been started since.
        eq(twoStepSecrets.sealedSecret, secret.sealedSecret),
        isNull(twoStepSecrets.confirmedAt),
      ),
    )
    .returning({ userId: twoStepSecrets.userId });
  return confirmed.length > 0;
}

export async function removeTwoStep(tx: Transaction, userId: number): Promise<boolean> {
  return removeWhere(tx, userId, isNotNull(twoStepSecrets.confirmedAt));
}

/** Where it was switched on, or begun, before that instant. */
export async function removeTwoStepBefore(
  tx: Transaction,
  { userId, confirmedAt }: { userId: number; confirmedAt: Date },
): Promise<boolean> {
  const isEarlier = or(
    isNull(twoStepSecrets.confirmedAt),
    lt(twoStepSecrets.confirmedAt, confirmedAt),
  );
  return removeWhere(tx, userId, isEarlier);
}

/** Where it was switched on at that instant or later, or is being set up. */
export async function removeTwoStepSince(
  tx: Transaction,
  { userId, since }: { userId: number; since: Date },
): Promise<boolean> {
  const isLater = or(isNull(twoStepSecrets.confirmedAt), gte(twoStepSecrets.confirmedAt, since));
  return removeWhere(tx, userId, isLater);
}

async function removeWhere(
  tx: Transaction,
  userId: number,
  isMeant: SQL | undefined,
): Promise<boolean> {
  const removed = await tx
    .delete(twoStepSecrets)
    .where(and(eq(twoStepSecrets.userId, userId), isMeant))
    .returning({ confirmedAt: twoStepSecrets.confirmedAt });
  if (removed.length > 0) {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  }
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  { userId, hashes }: { userId: number; hashes: readonly string[] },
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function spendRecoveryCode(
  db: Reader,
  { userId, codeHash, now }: { userId: number; codeHash: string; now: Date },
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
}
