/** Resetting a forgotten password by a link that is mailed. */
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { enqueueMail } from '../mail/mail.ts';
import {
  bumpVersion,
  findUserByEmail,
  getLockedUser,
  type User,
  updateUser,
} from '../people/people.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { endOpenLinks } from '../sessions/open-links.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { removeTwoStepBefore } from '../two-step/two-step.store.ts';
import { type AccountLink, cancelLinks, findLink, makeLink, useLink } from './account-links.ts';
import { countAttempt, countForgotten, forgetResetMails, mayMailReset } from './attempt-limits.ts';
import type { AccountDeps } from './deps.ts';
import { endPendingChanges } from './email-changes.store.ts';
import { passwordChangedMail, passwordResetMail } from './mail-kinds.ts';
import { linkUrl } from './mail-templates.ts';

/**
 * The same work for every address: one row in the outbox. Whether there is an account is found out
 * when the mail is made. Gives the link itself only in `local`, where no mail leaves the machine.
 */
export async function requestReset(
  deps: AccountDeps,
  { email, address }: { email: string; address: string },
): Promise<string | null> {
  const { db, clock, config } = deps;
  await countForgotten(deps.rateLimit, { email, address });
  const now = clock.now();
  if (await mayMailReset(deps.rateLimit, email)) {
    await enqueueMail(db, { template: passwordResetMail, payload: { email }, now });
    deps.mailer.wake();
  }
  if (config.environment !== 'local') return null;
  const user = await findUserByEmail(db, email);
  if (user === null) return null;
  const purpose = 'reset_password';
  const token = await makeLink(db, { userId: user.id, purpose, email, now });
  return linkUrl(config.publicUrl, { purpose, token });
}

type PresentedLink = {
  readonly token: string;
  readonly address: string;
  /** Who is signed in on the device; a link of somebody else's is refused there. */
  readonly callerId: number | null;
};

export async function findResetEmail(deps: AccountDeps, presented: PresentedLink): Promise<string> {
  await countAttempt(deps.rateLimit, 'link', presented.address);
  const { token } = presented;
  const now = deps.clock.now();
  const link = await findLink(deps.db, { token, purpose: 'reset_password', now });
  return requireOwnLink(link, presented).email;
}

/** Gives whose it was. */
export async function resetPassword(
  deps: AccountDeps,
  { newPassword, ...presented }: PresentedLink & { readonly newPassword: string },
): Promise<number> {
  const { db, clock, passwords } = deps;
  // Hashing takes the longest, so a link that is worth nothing does not get that far.
  const mailbox = await findResetEmail(deps, presented);
  const passwordHash = await passwords.hash(newPassword);
  await forgetResetMails(deps.rateLimit, mailbox);
  const now = clock.now();
  const owner = await db.transaction(async (tx) => {
    const used = await useLink(tx, { token: presented.token, purpose: 'reset_password', now });
    const { userId, email } = requireOwnLink(used, presented);
    const user = await getLockedUser(tx, userId);
    await updateUser(tx, { userId, passwordHash, now });
    const hasTwoStepEnded = await claimByMailbox(deps, tx, { user, now });
    const payload = { userId, email, hasTwoStepEnded };
    await enqueueMail(tx, { template: passwordChangedMail, payload, now });
    return userId;
  });
  deps.mailer.wake();
  return owner;
}

/**
 * Anyone who opened the link reads the mailbox, and so owns the account: it is theirs alone from now on.
 * A stranger who registered with their address, or got into the account, keeps no way back. Only the
 * link to an address that was confirmed before stays: it is how an owner undoes a theft.
 */
async function claimByMailbox(
  deps: AccountDeps,
  tx: Transaction,
  { user, now }: { user: User; now: Date },
): Promise<boolean> {
  const { id: userId, emailConfirmedAt } = user;
  await updateUser(tx, {
    userId,
    emailConfirmedAt: emailConfirmedAt ?? now,
    devicesTrustedFrom: now,
    now,
  });
  const purposes = ['reset_password', 'confirm_email', 'cancel_email'] as const;
  await cancelLinks(tx, { userId, purposes, now });
  if (await endPendingChanges(tx, { userId, now })) await bumpVersion(tx, userId);
  await endSessions(tx, { userId, because: 'password_changed', now });
  await endOpenLinks(deps, tx, { userId });
  // Switched on by whom the mailbox does not know.
  return removeTwoStepBefore(tx, { userId, confirmedAt: emailConfirmedAt ?? now });
}

function requireOwnLink(link: AccountLink | null, { callerId }: PresentedLink): AccountLink {
  const isGood =
    link !== null &&
    // A link to an address that the account no longer has.
    link.email === link.currentEmail &&
    (callerId === null || callerId === link.userId);
  if (!isGood) {
    throw new DomainError('invalid_link', { message: accountTexts.resetPassword.invalidToken });
  }
  return link;
}
