/** Who of the staff may act on whom. */
import { isStaff } from '@debt-payoff/contract/roles';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { type Actor, type ActorDeps, lockActor } from '../audit/actor.ts';
import { countLockedSuperAdmins, findLockedUser, type User } from '../people/people.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';

/** An admin acts on users alone, a super admin on staff too, and nobody on themselves. */
export function mayActOn(
  actor: Actor,
  target: { readonly id: number; readonly role: User['role'] },
): boolean {
  return target.id !== actor.actorId && (actor.role === 'super_admin' || !isStaff(target.role));
}

export type LockedTarget = {
  /** With the role that they have right now. */
  readonly actor: Actor;
  readonly target: User;
  readonly isLastSuperAdmin: boolean;
};

/**
 * Locks the person, and asks again who is acting: of two who would take each other's role, one comes first,
 * and then the other is no longer who they were.
 */
export async function lockTarget(
  deps: ActorDeps,
  tx: Transaction,
  { actor, userId }: { readonly actor: Actor; readonly userId: number },
): Promise<LockedTarget> {
  // All super admins in one order before anyone else, so that no two acts wait for one another.
  const superAdmins = await countLockedSuperAdmins(tx);
  const current = await lockActor(deps, tx, actor);
  const target = await findLockedUser(tx, userId);
  if (target === null) throw new DomainError('not_found', { message: adminTexts.users.notFound });
  if (target.id === current.actorId) {
    throw new DomainError('not_allowed', { message: adminTexts.users.notYourself });
  }
  if (!mayActOn(current, target)) {
    throw new DomainError('not_allowed', { message: adminTexts.users.staffOnly });
  }
  const isSuperAdmin = target.role === 'super_admin' && target.suspendedAt === null;
  return { actor: current, target, isLastSuperAdmin: isSuperAdmin && superAdmins <= 1 };
}

/** For what would leave nobody who can give roles. */
export function requireNotLast({ isLastSuperAdmin }: { readonly isLastSuperAdmin: boolean }): void {
  if (!isLastSuperAdmin) return;
  throw new DomainError('conflict', { message: adminTexts.users.lastSuperAdmin });
}
