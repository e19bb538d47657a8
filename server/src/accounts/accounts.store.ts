import type { TierName } from '@debt-payoff/contract/plans';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { User } from '../people/people.store.ts';
import { users } from '../people/people.tables.ts';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import { twoStepSecrets } from '../two-step/two-step.tables.ts';
import { deletedAccounts, emailChanges } from './accounts.tables.ts';
import { isPendingChange } from './email-changes.store.ts';

/** A person with what their account's replies add to it, but for the tier. */
export type StoredAccount = User & {
  readonly hasTwoStep: boolean;
  readonly pendingEmail: string | null;
};

export async function findStoredAccount(
  db: Reader,
  { userId, now }: { userId: number; now: Date },
): Promise<StoredAccount | null> {
  const [row] = await db
    .select({
      user: users,
      twoStepSince: twoStepSecrets.confirmedAt,
      pendingEmail: emailChanges.newEmail,
    })
    .from(users)
    .leftJoin(emailChanges, and(eq(emailChanges.userId, users.id), isPendingChange(now)))
    .leftJoin(twoStepSecrets, eq(twoStepSecrets.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) return null;
  const { user, twoStepSince, pendingEmail } = row;
  return { ...user, hasTwoStep: twoStepSince !== null, pendingEmail };
}

export type DeletedAccount = typeof deletedAccounts.$inferSelect;
export type DeletedBy = DeletedAccount['deletedBy'];

export async function removeUser(
  tx: Transaction,
  { user, tier, deletedBy, now }: { user: User; tier: TierName; deletedBy: DeletedBy; now: Date },
): Promise<void> {
  await tx.insert(deletedAccounts).values({
    userId: user.id,
    role: user.role,
    tier,
    username: user.username,
    email: user.email,
    registeredAt: user.createdAt,
    deletedAt: now,
    deletedBy,
  });
  await tx.delete(users).where(eq(users.id, user.id));
}

/** By the id that the account had. */
export async function findDeletedAccount(
  db: Reader,
  userId: number,
): Promise<DeletedAccount | null> {
  const [row] = await db.select().from(deletedAccounts).where(eq(deletedAccounts.userId, userId));
  return row ?? null;
}

export async function forgetAccountsDeletedBefore(db: Database, instant: Date): Promise<void> {
  await db
    .update(deletedAccounts)
    .set({ username: null, email: null })
    .where(and(lt(deletedAccounts.deletedAt, instant), isNotNull(deletedAccounts.email)));
}
