/** Links that are mailed: 32 random bytes that work once and not for long. Only their hash is stored. */
import { randomBytes } from 'node:crypto';
import { accountLimits } from '@debt-payoff/contract/account-limits';
import { and, eq, gt, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import { lockUser } from '../people/people.store.ts';
import { users } from '../people/people.tables.ts';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import { deleteInParts } from '../platform/database/delete-in-parts.ts';
import { hashOf } from '../sessions/sessions.ts';
import { accountLinks } from './accounts.tables.ts';
import type { EmailChange } from './email-changes.store.ts';

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
  link: {
    userId: number;
    purpose: LinkPurpose;
    email: string;
    emailChangeId?: number;
    now: Date;
  },
): Promise<string> {
  const { now, ...facts } = link;
  const token = randomBytes(accountLimits.resetTokenBytes).toString('base64url');
  await db.insert(accountLinks).values({
    ...facts,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs[link.purpose]),
  });
  return token;
}

type PresentedLink = { readonly token: string; readonly purpose: LinkPurpose; readonly now: Date };

/** Null for one that is unknown, used, expired, for something else, or of someone who is suspended. */
export async function findLink(db: Reader, presented: PresentedLink): Promise<AccountLink | null> {
  const [row] = await linkQuery(db, presented);
  return row === undefined ? null : { ...row.link, currentEmail: row.currentEmail };
}

/**
 * Marked as used: of two that come at once, one finds it. The owner's row is locked before the link, as
 * everything else that changes an account does it, so that none waits for the other in a circle.
 */
export async function useLink(
  tx: Transaction,
  presented: PresentedLink,
): Promise<AccountLink | null> {
  const seen = await findLink(tx, presented);
  if (seen === null) return null;
  await lockUser(tx, seen.userId);
  const link = await findLink(tx, presented);
  if (link === null) return null;
  await tx
    .update(accountLinks)
    .set({ usedAt: presented.now })
    .where(eq(accountLinks.tokenHash, link.tokenHash));
  return link;
}

function linkQuery(db: Reader, { token, purpose, now }: PresentedLink) {
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
  tx: Transaction,
  { userId, purposes, now }: { userId: number; purposes: readonly LinkPurpose[]; now: Date },
): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountLinks.userId, userId),
        inArray(accountLinks.purpose, purposes),
        isNull(accountLinks.usedAt),
      ),
    );
}

/** Those of the change and of later ones, and whatever else was made since it was asked for. */
export async function cancelLinksSince(
  tx: Transaction,
  { change, now }: { change: EmailChange; now: Date },
): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountLinks.userId, change.userId),
        isNull(accountLinks.usedAt),
        or(
          gte(accountLinks.emailChangeId, change.id),
          and(isNull(accountLinks.emailChangeId), gte(accountLinks.createdAt, change.requestedAt)),
        ),
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

export function deleteLinksExpiredBefore(db: Database, instant: Date): Promise<void> {
  return deleteInParts(db, accountLinks, lt(accountLinks.expiresAt, instant));
}
