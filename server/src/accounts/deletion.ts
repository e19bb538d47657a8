/** Leaving: the account goes with everything that hangs on it. */
import { accountLimits } from '@debt-payoff/contract/limits';
import { enqueueMail } from '../mail/mail.ts';
import type { Database } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { countSuperAdmins, purgeDeletedAccounts, removeUser } from './accounts.store.ts';
import type { AccountDeps } from './deps.ts';
import { accountDeletedMail } from './mail-kinds.ts';
import { nameFor } from './mail-templates.ts';
import { proveSelf } from './profile.ts';

export async function deleteOwnAccount(
  deps: AccountDeps,
  proof: { userId: number; password: string; totp: string | undefined },
): Promise<void> {
  const user = await proveSelf(deps, proof);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (user.role === 'super_admin' && (await countSuperAdmins(tx)) <= 1) {
      throw new DomainError('conflict', {
        message: 'The last super admin cannot be deleted. Make someone else one first.',
      });
    }
    const payload = { email: user.email, username: nameFor(user) };
    await enqueueMail(tx, { template: accountDeletedMail, payload, now });
    await removeUser(tx, { user, deletedBy: 'owner', now });
  });
  deps.mailer.wake();
}

export function purgeLongDeleted(db: Database, now: Date): Promise<void> {
  const keptMs = accountLimits.deletedAccountPurgeDays * 86_400_000;
  return purgeDeletedAccounts(db, new Date(now.getTime() - keptMs));
}
