/** Leaving: the account goes with everything that hangs on it. */
import { enqueueMail } from '../mail/mail.ts';
import { countLockedSuperAdmins, getLockedUser, type User } from '../people/people.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { type DeletedBy, removeUser } from './accounts.store.ts';
import type { AccountDeps } from './deps.ts';
import { listRevertibleChanges } from './email-changes.store.ts';
import { accountDeletedMail } from './mail-kinds.ts';
import { type ReauthenticationDeps, reauthenticate } from './reauthenticate.ts';

/** What else happens when an account is deleted, in the same transaction: where it fails, the account stays. */
export type LeaveStep = (
  tx: Transaction,
  leaver: { readonly userId: number; readonly now: Date },
) => Promise<void>;

type LeaveDeps = Pick<AccountDeps, 'leaveSteps' | 'tierOf'>;
type Leaver = { readonly user: User; readonly now: Date };

export async function deleteOwnAccount(
  deps: ReauthenticationDeps & LeaveDeps & Pick<AccountDeps, 'mailer'>,
  proof: { userId: number; password: string; totp: string | undefined },
): Promise<void> {
  const proven = await reauthenticate(deps, proof);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    // Before one's own row is locked: two of them who leave at once would wait for one another.
    if (proven.role === 'super_admin' && (await countLockedSuperAdmins(tx)) <= 1) {
      throw new DomainError('conflict', {
        message: 'The last super admin cannot be deleted. Make someone else one first.',
      });
    }
    const user = await getLockedUser(tx, proven.id);
    const hasChanged = user.passwordHash !== proven.passwordHash || user.role !== proven.role;
    if (hasChanged) throw new DomainError('session_ended');
    await leave(deps, tx, { user, deletedBy: 'owner', now });
  });
  deps.mailer.wake();
}

/** In the transaction of staff, which has locked the account and records the act. */
export function deleteByStaff(deps: LeaveDeps, tx: Transaction, leaver: Leaver): Promise<void> {
  return leave(deps, tx, { ...leaver, deletedBy: 'staff' });
}

/** The steps come first, while all that they may have to look up is still there. */
async function leave(
  { leaveSteps, tierOf }: LeaveDeps,
  tx: Transaction,
  { user, deletedBy, now }: Leaver & { readonly deletedBy: DeletedBy },
): Promise<void> {
  // Before the steps, which end what gives it.
  const tier = await tierOf(tx, { userId: user.id, now });
  for (const step of leaveSteps) await step(tx, { userId: user.id, now });
  for (const email of await addressesToTell(tx, { user, now })) {
    const payload = { email, isByStaff: deletedBy === 'staff' };
    await enqueueMail(tx, { template: accountDeletedMail, payload, now });
  }
  await removeUser(tx, { user, tier, deletedBy, now });
}

/** Its own, and those that its owner may have been robbed of; never one that nobody confirmed. */
async function addressesToTell(tx: Transaction, { user, now }: Leaver): Promise<Set<string>> {
  const former = await listRevertibleChanges(tx, { userId: user.id, now });
  const own = user.emailConfirmedAt === null ? [] : [user.email];
  return new Set([...own, ...former.map(({ oldEmail }) => oldEmail)]);
}
