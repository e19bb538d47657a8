import { accountLimits } from '@debt-payoff/contract/account-limits';
import { and, desc, eq, gt, gte, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import { deleteInParts } from '../platform/database/delete-in-parts.ts';
import { emailChanges } from './accounts.tables.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

const dayMs = 86_400_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** Neither confirmed nor ended, and asked for not too long ago. */
export function isPendingChange(now: Date): SQL | undefined {
  return and(
    isNull(emailChanges.switchedAt),
    isNull(emailChanges.endedAt),
    gt(emailChanges.requestedAt, daysBefore(now, accountLimits.emailConfirmDays)),
  );
}

/** The address that was left had been confirmed, and its owner may still take it back. */
function isRevertibleChange(now: Date): SQL | undefined {
  return and(
    gt(emailChanges.switchedAt, daysBefore(now, accountLimits.emailRevertDays)),
    isNotNull(emailChanges.oldConfirmedAt),
    isNull(emailChanges.endedAt),
  );
}

export async function insertEmailChange(
  tx: Transaction,
  change: { userId: number; oldEmail: string; newEmail: string; now: Date },
): Promise<number> {
  const { now, ...facts } = change;
  const [row] = await tx
    .insert(emailChanges)
    .values({ ...facts, requestedAt: now })
    .returning({ id: emailChanges.id });
  if (row === undefined) throw new Error('A change of an address was not stored');
  return row.id;
}

export async function findPendingChange(
  db: Reader,
  { now, ...which }: { userId: number; now: Date } | { id: number; now: Date },
): Promise<EmailChange | null> {
  const isMeant =
    'id' in which ? eq(emailChanges.id, which.id) : eq(emailChanges.userId, which.userId);
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(isMeant, isPendingChange(now)));
  return row ?? null;
}

export async function findRevertibleChange(
  db: Reader,
  { id, now }: { id: number; now: Date },
): Promise<EmailChange | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), isRevertibleChange(now)));
  return row ?? null;
}

export function listRevertibleChanges(
  db: Reader,
  { userId, now }: { userId: number; now: Date },
): Promise<EmailChange[]> {
  return db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isRevertibleChange(now)));
}

/** Whether somebody else left the address lately and may want it back. */
export async function isReservedForAnother(
  tx: Transaction,
  { email, userId, now }: { email: string; userId: number; now: Date },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.oldEmail, email),
        ne(emailChanges.userId, userId),
        isRevertibleChange(now),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function markSwitched(
  tx: Transaction,
  { id, oldConfirmedAt, now }: { id: number; oldConfirmedAt: Date | null; now: Date },
): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ switchedAt: now, oldConfirmedAt })
    .where(eq(emailChanges.id, id));
}

export async function endPendingChanges(
  tx: Transaction,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const ended = await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.switchedAt),
        isNull(emailChanges.endedAt),
      ),
    )
    .returning({ id: emailChanges.id });
  return ended.length > 0;
}

/** This one and those that came after it; an older one can still be reverted. */
export async function endChangesFrom(
  tx: Transaction,
  { change, now }: { change: EmailChange; now: Date },
): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(
      and(
        eq(emailChanges.userId, change.userId),
        gte(emailChanges.id, change.id),
        isNull(emailChanges.endedAt),
      ),
    );
}

/** Those that wait, and those that could still be reverted. */
export async function endAllChanges(
  tx: Transaction,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt)));
}

export function listEmailChanges(db: Reader, userId: number): Promise<EmailChange[]> {
  return db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(desc(emailChanges.id));
}

/** Those that were asked for, and where they switched the address did so, before that instant. */
export function deleteEmailChangesBefore(db: Database, instant: Date): Promise<void> {
  // One that switched did so after it was requested.
  const lastUsed = sql`coalesce(${emailChanges.switchedAt}, ${emailChanges.requestedAt})`;
  return deleteInParts(db, emailChanges, lt(lastUsed, instant));
}
