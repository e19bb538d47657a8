/** Links that are mailed: 32 random bytes that work once and not for long. Only their hash is stored. */
import { randomBytes } from 'node:crypto';
import { accountLimits } from '@debt-payoff/contract/limits';
import { and, eq, gt, gte, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/database.ts';
import { hashOf } from '../sessions/sessions.ts';
import { accountLinks, users } from './accounts.tables.ts';

type Reader = Database | Transaction;
export type LinkPurpose = (typeof accountLinks.$inferSelect)['purpose'];
export type AccountLink = typeof accountLinks.$inferSelect & { readonly currentEmail: string };

const minuteMs = 60_000;
const lifetimeMs: Record<LinkPurpose, number> = {
  reset_password: accountLimits.resetTokenMinutes * minuteMs,
  confirm_email: accountLimits.emailConfirmDays * 24 * 60 * minuteMs,
  cancel_email: accountLimits.emailConfirmDays * 24 * 60 * minuteMs,
  revert_email: accountLimits.emailRevertDays * 24 * 60 * minuteMs,
};

export async function makeLink(
  db: Reader,
  {
    userId,
    purpose,
    email,
    now,
  }: { userId: number; purpose: LinkPurpose; email: string; now: Date },
): Promise<string> {
  const token = randomBytes(accountLimits.resetTokenBytes).toString('base64url');
  await db.insert(accountLinks).values({
    tokenHash: hashOf(token),
    userId,
    purpose,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs[purpose]),
  });
  return token;
}

/** Null for one that is unknown, used, expired, for something else, or of someone who is suspended. */
export async function findLink(
  db: Reader,
  { token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date },
): Promise<AccountLink | null> {
  const [row] = await linkQuery(db, { token, purpose, now });
  return row === undefined ? null : { ...row.link, currentEmail: row.currentEmail };
}

/** Locked and marked as used: of two that come at once, one finds it. */
export async function useLink(
  tx: Transaction,
  { token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date },
): Promise<AccountLink | null> {
  const [row] = await linkQuery(tx, { token, purpose, now }).for('update', { of: accountLinks });
  if (row === undefined) return null;
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(eq(accountLinks.tokenHash, row.link.tokenHash));
  return { ...row.link, currentEmail: row.currentEmail };
}

function linkQuery(
  db: Reader,
  { token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date },
) {
  return db
    .select({ link: accountLinks, currentEmail: users.email })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(
      and(
        eq(accountLinks.tokenHash, hashOf(token)),
        eq(accountLinks.purpose, purpose),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
        isNull(users.suspendedAt),
      ),
    );
}

export async function cancelLinks(
  tx: Reader,
  { userId, purpose, now }: { userId: number; purpose: LinkPurpose; now: Date },
): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.purpose, purpose),
        isNull(accountLinks.usedAt),
      ),
    );
}

export function listLinks(db: Reader, userId: number) {
  return db
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.userId, userId))
    .orderBy(accountLinks.createdAt);
}

/** Whether the owner took an email address back at that instant or later: it used up all such links. */
export async function hasRevertedSince(
  db: Reader,
  { userId, instant }: { userId: number; instant: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ usedAt: accountLinks.usedAt })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.purpose, 'revert_email'),
        gte(accountLinks.usedAt, instant),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function purgeLinks(db: Database, now: Date): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, now));
}
