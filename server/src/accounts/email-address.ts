/** Email addresses: confirming one, changing it, and stopping or undoing a change. */
import { randomBytes } from 'node:crypto';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { enqueueMail } from '../mail/mail.ts';
import {
  bumpVersion,
  getLockedUser,
  getUser,
  type User,
  updateUser,
} from '../people/people.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { endOpenLinks } from '../sessions/open-links.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { removeTwoStepSince } from '../two-step/two-step.store.ts';
import { cancelLinks, cancelLinksSince, findLink, makeLink, useLink } from './account-links.ts';
import { countAttempt, countMailTo } from './attempt-limits.ts';
import type { AccountDeps } from './deps.ts';
import {
  endChangesFrom,
  endPendingChanges,
  findPendingChange,
  findRevertibleChange,
  insertEmailChange,
  markSwitched,
} from './email-changes.store.ts';
import {
  confirmEmailMail,
  confirmNewEmailMail,
  emailChangedMail,
  emailChangeRequestedMail,
} from './mail-kinds.ts';
import { linkUrl } from './mail-templates.ts';
import { asTaken, requireUnreserved } from './taken-names.ts';

const { email: texts } = accountTexts;

/** In the transaction of the profile. The address counts once it is confirmed by its own link. */
export async function requestEmailChange(
  tx: Transaction,
  { user, newEmail, now }: { user: User; newEmail: string; now: Date },
): Promise<void> {
  const { id: userId, email: oldEmail } = user;
  await endPendingChanges(tx, { userId, now });
  const changeId = await insertEmailChange(tx, { userId, oldEmail, newEmail, now });
  const payload = { changeId };
  await enqueueMail(tx, { template: confirmNewEmailMail, payload, now });
  // An address that nobody confirmed may be a stranger's.
  if (user.emailConfirmedAt !== null) {
    await enqueueMail(tx, { template: emailChangeRequestedMail, payload, now });
  }
}

export async function withdrawEmailChange(
  { db, clock }: AccountDeps,
  userId: number,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await getLockedUser(tx, userId);
    if (await endPendingChanges(tx, { userId, now })) await bumpVersion(tx, userId);
  });
}

type PresentedLink = { readonly token: string; readonly address: string };

/** Confirms the present address, or switches to the one that was waiting for this. */
export async function confirmEmail(
  deps: AccountDeps,
  presented: PresentedLink,
): Promise<'confirmed' | 'switched'> {
  const { db, clock } = deps;
  await countAttempt(deps.rateLimit, 'link', presented.address);
  const now = clock.now();
  try {
    return await db.transaction(async (tx) => {
      const link = await useLink(tx, { token: presented.token, purpose: 'confirm_email', now });
      if (link === null) throw invalidLink();
      const { userId, emailChangeId } = link;
      if (emailChangeId !== null) {
        await switchAddress(tx, { userId, changeId: emailChangeId, now });
        return 'switched';
      }
      if (link.email !== link.currentEmail) throw invalidLink();
      const user = await getLockedUser(tx, userId);
      // The first confirmation counts: two-step sign-in is judged by it.
      const emailConfirmedAt = user.emailConfirmedAt ?? now;
      await updateUser(tx, { userId, emailConfirmedAt, now });
      return 'confirmed';
    });
  } catch (error) {
    throw asTaken(error) !== null
      ? new DomainError('taken', { message: texts.addressTaken })
      : error;
  } finally {
    deps.mailer.wake();
  }
}

async function switchAddress(
  tx: Transaction,
  { userId, changeId, now }: { userId: number; changeId: number; now: Date },
): Promise<void> {
  const change = await findPendingChange(tx, { id: changeId, now });
  if (change === null) {
    throw new DomainError('invalid_link', { message: texts.noLongerPending });
  }
  const { oldEmail, newEmail: email } = change;
  const user = await getLockedUser(tx, userId);
  if (user.email !== oldEmail) throw invalidLink();
  await updateUser(tx, { userId, email, emailConfirmedAt: now, now });
  await requireUnreserved(tx, { email, userId, now });
  await markSwitched(tx, { id: changeId, oldConfirmedAt: user.emailConfirmedAt, now });
  // They went to the address that was left, or are about what is done now.
  const purposes = ['reset_password', 'confirm_email', 'cancel_email'] as const;
  await cancelLinks(tx, { userId, purposes, now });
  if (user.emailConfirmedAt !== null) {
    await enqueueMail(tx, { template: emailChangedMail, payload: { changeId }, now });
  }
}

/** To the address that waits to be confirmed: a new one before the present one. */
export async function resendConfirmation(
  deps: AccountDeps,
  { userId, address }: { userId: number; address: string },
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  await countAttempt(deps.rateLimit, 'mailToSelf', userId);
  const change = await findPendingChange(db, { userId, now });
  const user = await getUser(db, userId);
  if (change === null && user.emailConfirmedAt !== null) {
    throw new DomainError('conflict', { message: texts.alreadyConfirmed });
  }
  await countMailTo(deps.rateLimit, { email: change?.newEmail ?? user.email, address });
  if (change === null) {
    await enqueueMail(db, { template: confirmEmailMail, payload: { userId }, now });
  } else {
    const payload = { changeId: change.id };
    await enqueueMail(db, { template: confirmNewEmailMail, payload, now });
  }
  deps.mailer.wake();
}

/** By the link that the present address was sent. */
export async function cancelEmailChange(
  deps: AccountDeps,
  presented: PresentedLink,
): Promise<void> {
  await countAttempt(deps.rateLimit, 'link', presented.address);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const link = await useLink(tx, { token: presented.token, purpose: 'cancel_email', now });
    const changeId = link?.emailChangeId ?? null;
    if (link === null || changeId === null) throw invalidLink();
    const { userId } = link;
    if ((await findPendingChange(tx, { id: changeId, now })) === null) {
      throw new DomainError('invalid_link', { message: texts.noLongerPending });
    }
    await endPendingChanges(tx, { userId, now });
    await bumpVersion(tx, userId);
  });
}

/**
 * By the link that the former address was sent. Anyone who changed it may know the password: everyone is
 * signed out, what was set up since goes, and the reply lets a new password be chosen.
 */
export async function revertEmail(deps: AccountDeps, presented: PresentedLink): Promise<string> {
  const { db, clock, config, passwords } = deps;
  await countAttempt(deps.rateLimit, 'link', presented.address);
  const now = clock.now();
  // Hashing takes the longest, so a link that is worth nothing does not get that far.
  const presentedLink = { token: presented.token, purpose: 'revert_email', now } as const;
  if ((await findLink(db, presentedLink)) === null) throw invalidLink();
  // Nobody knows it: until a new one is chosen, the thief's must not work either.
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
  try {
    return await db.transaction(async (tx) => {
      const link = await useLink(tx, presentedLink);
      const id = link?.emailChangeId ?? null;
      const change = id === null ? null : await findRevertibleChange(tx, { id, now });
      if (change === null) throw invalidLink();
      const { userId, oldEmail: email, oldConfirmedAt, requestedAt: since } = change;
      await updateUser(tx, {
        userId,
        email,
        emailConfirmedAt: oldConfirmedAt,
        passwordHash,
        devicesTrustedFrom: now,
        now,
      });
      await endSessions(tx, { userId, because: 'email_reverted', now });
      await endChangesFrom(tx, { change, now });
      await cancelLinksSince(tx, { change, now });
      await removeTwoStepSince(tx, { userId, since });
      await endOpenLinks(deps, tx, { userId, since });
      const purpose = 'reset_password';
      const token = await makeLink(tx, { userId, purpose, email, now });
      return linkUrl(config.publicUrl, { purpose, token });
    });
  } catch (error) {
    throw asTaken(error) ?? error;
  }
}

function invalidLink(): DomainError {
  return new DomainError('invalid_link', { message: texts.invalidLink });
}
