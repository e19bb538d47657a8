/** Who acts, as the record of what staff did names them. */
import { isStaff } from '@debt-payoff/contract/roles';
import { findLockedUser } from '../people/people.store.ts';
import type { Caller } from '../platform/access.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { Limit, RateLimiter } from '../platform/rate-limit.ts';

/** The built-in staff of the local environment have no account: their id is null. */
export type Actor = { readonly actorId: number | null; readonly role: Caller['role'] };

export type ActorDeps = { readonly rateLimit: Pick<RateLimiter, 'within'> };

/** More than anyone does by hand. Nearly every act mails somebody: a stolen session must not reach everyone. */
const actLimit: Limit = { name: 'staff_act', points: 300, seconds: 60 * 60 };

export function actorOf({ userId, role }: Pick<Caller, 'userId' | 'role'>): Actor {
  return { actorId: userId === 0 ? null : userId, role };
}

/**
 * For the transaction of an act, before it locks anything but super admins: asks again who is acting, with the
 * role that they have right now, and counts it: where nobody is mailed, against a limit of its own.
 */
export async function lockActor(
  { rateLimit }: ActorDeps,
  tx: Transaction,
  actor: Actor,
  limit: Limit = actLimit,
): Promise<Actor> {
  const locked = await lockCountedActor(tx, actor);
  if (locked.actorId !== null) await rateLimit.within(tx)(limit, String(locked.actorId));
  return locked;
}

/** For an act that was counted before its work began. */
export async function lockCountedActor(tx: Transaction, actor: Actor): Promise<Actor> {
  if (actor.actorId === null) return actor;
  const row = await findLockedUser(tx, actor.actorId);
  if (row === null || row.suspendedAt !== null) throw new DomainError('session_ended');
  if (!isStaff(row.role)) throw new DomainError('not_allowed');
  return { actorId: row.id, role: row.role };
}
