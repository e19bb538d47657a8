import { tidyUsername, usernameKeyOf } from '@debt-payoff/contract/account-rules';
import { tidyEmail } from '@debt-payoff/contract/email-rules';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { users } from './people.tables.ts';

export type User = typeof users.$inferSelect;

export async function insertUser(
  tx: Reader,
  user: {
    username: string;
    email: string;
    passwordHash: string;
    now: Date;
    role?: User['role'];
    emailConfirmedAt?: Date;
  },
): Promise<User> {
  const { now, ...facts } = user;
  const [row] = await tx
    .insert(users)
    .values({
      ...facts,
      usernameKey: usernameKeyOf(facts.username),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('A user was not stored');
  return row;
}

/** By email address where there is an @, which no username has. */
export async function findUserByLogin(db: Reader, login: string): Promise<User | null> {
  const column = login.includes('@') ? 'email' : 'usernameKey';
  // A name or an address from before its rule is found as it was typed then, and before a namesake.
  const asTyped = login.trim().normalize('NFC').toLowerCase();
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users[column], [loginKeyOf(login), asTyped]));
  return rows.find((row) => row[column] === asTyped) ?? rows[0] ?? null;
}

/** The same for every way of typing one username or one address. */
export function loginKeyOf(login: string): string {
  return login.includes('@') ? tidyEmail(login) : usernameKeyOf(tidyUsername(login));
}

export async function findUser(db: Reader, userId: number): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

export async function getUser(db: Reader, userId: number): Promise<User> {
  return requireUser(await findUser(db, userId));
}

/** Locked first of all that a change of an account touches, so that two changes come one after the other. */
export async function lockUser(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function findLockedUser(tx: Transaction, userId: number): Promise<User | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return row ?? null;
}

export async function getLockedUser(tx: Transaction, userId: number): Promise<User> {
  return requireUser(await findLockedUser(tx, userId));
}

function requireUser(user: User | null): User {
  // Deleted since the guard let the caller through.
  if (user === null) throw new DomainError('session_ended');
  return user;
}

export async function findUserByEmail(db: Reader, email: string): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function updateUser(
  tx: Reader,
  {
    userId,
    now,
    ...changes
  }: {
    userId: number;
    now: Date;
    username?: string;
    email?: string;
    emailConfirmedAt?: Date | null;
    passwordHash?: string;
    devicesTrustedFrom?: Date;
    role?: User['role'];
    suspendedAt?: Date | null;
    suspendedReason?: string | null;
    adminNotes?: string | null;
  },
): Promise<void> {
  const { username, email } = changes;
  await tx
    .update(users)
    .set({
      ...changes,
      ...(username !== undefined && { usernameKey: usernameKeyOf(username) }),
      ...((username ?? email) !== undefined && { version: nextVersion }),
      updatedAt: now,
    })
    .where(eq(users.id, userId));
}

const nextVersion = sql`${users.version} + 1`;

/** For a change that waits, stops waiting, and so shows in the profile. */
export async function bumpVersion(tx: Transaction, userId: number): Promise<void> {
  await tx.update(users).set({ version: nextVersion }).where(eq(users.id, userId));
}

export async function recordLogin(
  db: Reader,
  { userId, address, now }: { userId: number; address: string; now: Date },
): Promise<void> {
  await db
    .update(users)
    .set({ lastLoginAt: now, lastLoginAddress: address, failedLogins: 0 })
    .where(eq(users.id, userId));
}

/**
 * For nobody it asks the same of the database, and it does not wait for the disk, which only a row that
 * is there would have to reach: so the time does not tell.
 */
export async function recordFailedLogin(
  db: Database,
  { userId, now }: { userId: number | null; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL synchronous_commit TO off`);
    await tx
      .update(users)
      .set({ failedLogins: sql`${users.failedLogins} + 1`, lastFailedLoginAt: now })
      .where(eq(users.id, userId ?? 0));
  });
}

export async function isAnyoneRegistered(db: Reader): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).limit(1);
  return row !== undefined;
}

const isSuperAdmin = eq(users.role, 'super_admin');

export async function hasSuperAdmin(db: Reader): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(isSuperAdmin).limit(1);
  return row !== undefined;
}

/** Those who can act: one who is suspended could not make another. Locked in one order, and so one leaves at a time. */
export async function countLockedSuperAdmins(tx: Transaction): Promise<number> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isSuperAdmin, isNull(users.suspendedAt)))
    .orderBy(users.id)
    .for('update');
  return rows.length;
}
