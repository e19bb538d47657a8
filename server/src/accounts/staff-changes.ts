/** What staff change about somebody's account, in the transaction that has locked it and records the act. */
import { enqueueMail, type MailKind } from '../mail/mail.ts';
import { bumpVersion, type User, updateUser } from '../people/people.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { endOpenLinks } from '../sessions/open-links.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { removeTwoStep } from '../two-step/two-step.store.ts';
import { cancelLinks } from './account-links.ts';
import type { AccountDeps } from './deps.ts';
import { endAllChanges, endPendingChanges } from './email-changes.store.ts';
import {
  accountActivatedMail,
  accountSuspendedMail,
  emailReplacedMail,
  emailSetMail,
  passwordSetMail,
  twoStepRemovedMail,
} from './mail-kinds.ts';
import { requireUnreserved } from './taken-names.ts';

type Whom = { readonly user: User; readonly now: Date };

/**
 * As a reset through the mailbox, but two-step sign-in stays and the address is not confirmed by it: staff
 * have not seen the mailbox. Gives how many devices were signed out.
 */
export async function setPasswordByStaff(
  deps: Pick<AccountDeps, 'openLinks'>,
  tx: Transaction,
  { user, passwordHash, now }: Whom & { readonly passwordHash: string },
): Promise<number> {
  const { id: userId } = user;
  await updateUser(tx, { userId, passwordHash, devicesTrustedFrom: now, now });
  await cancelLinks(tx, { userId, purposes: ['reset_password', 'cancel_email'], now });
  if (await endPendingChanges(tx, { userId, now })) await bumpVersion(tx, userId);
  await endOpenLinks(deps, tx, { userId });
  await tell(tx, passwordSetMail, { user, now });
  return endSessions(tx, { userId, because: 'password_changed', now });
}

/** False where it was not on: then nothing happens. */
export async function removeTwoStepByStaff(tx: Transaction, { user, now }: Whom): Promise<boolean> {
  const { id: userId } = user;
  if (!(await removeTwoStep(tx, userId))) return false;
  await endSessions(tx, { userId, because: 'two_step_removed', now });
  await tell(tx, twoStepRemovedMail, { user, now });
  return true;
}

/**
 * Counts at once, as unconfirmed. Nothing that was mailed before works any more, not even a link that reverts an
 * earlier change: it may have gone to a thief, whom staff have just put out.
 */
export async function setEmailByStaff(
  tx: Transaction,
  { user, email, now }: Whom & { readonly email: string },
): Promise<void> {
  const { id: userId } = user;
  await updateUser(tx, { userId, email, emailConfirmedAt: null, now });
  await requireUnreserved(tx, { email, userId, now });
  await endAllChanges(tx, { userId, now });
  const purposes = ['reset_password', 'confirm_email', 'cancel_email', 'revert_email'] as const;
  await cancelLinks(tx, { userId, purposes, now });
  await tell(tx, emailReplacedMail, { user, now });
  await tell(tx, emailSetMail, { user: { ...user, email }, now });
}

export async function suspendAccount(
  tx: Transaction,
  { user, reason, now }: Whom & { readonly reason: string | null },
): Promise<void> {
  const { id: userId } = user;
  await updateUser(tx, { userId, suspendedAt: now, suspendedReason: reason, now });
  await endSessions(tx, { userId, because: 'suspended', now });
  await tell(tx, accountSuspendedMail, { user, now });
}

export async function activateAccount(tx: Transaction, { user, now }: Whom): Promise<void> {
  await updateUser(tx, { userId: user.id, suspendedAt: null, suspendedReason: null, now });
  await tell(tx, accountActivatedMail, { user, now });
}

function tell(
  tx: Transaction,
  template: MailKind<{ userId: number; email: string }>,
  { user: { id: userId, email }, now }: Whom,
): Promise<void> {
  return enqueueMail(tx, { template, payload: { userId, email }, now });
}
