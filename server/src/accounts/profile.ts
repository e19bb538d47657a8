/** What people change about their own account. */
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { findEarlierReply, type IdempotencyKey, runOnce } from '../idempotency/idempotency.ts';
import { enqueueMail } from '../mail/mail.ts';
import {
  bumpVersion,
  findUserByEmail,
  getLockedUser,
  getUser,
  type User,
  updateUser,
} from '../people/people.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DomainError, invalidField } from '../platform/errors.ts';
import { endSessions, requireLiveSession } from '../sessions/sessions.store.ts';
import { requireSecondStep } from '../two-step/two-step.ts';
import { cancelLinks } from './account-links.ts';
import { type Account, getAccount } from './accounts.ts';
import {
  countAttempt,
  countMailTo,
  countQuestion,
  countUsername,
  forgetResetMails,
} from './attempt-limits.ts';
import type { AccountDeps } from './deps.ts';
import { requestEmailChange } from './email-address.ts';
import { endPendingChanges } from './email-changes.store.ts';
import { passwordChangedMail } from './mail-kinds.ts';
import { requireOwnPassword, wrongPassword } from './reauthenticate.ts';
import { asTaken, emailTaken, requireUnreserved } from './taken-names.ts';

const { profile: texts } = accountTexts;

/** What is undefined stays as it is. */
export type ProfileChange = {
  readonly userId: number;
  readonly sessionId: number;
  /** Where the request comes from. */
  readonly address: string;
  readonly username: string | undefined;
  readonly email: string | undefined;
  readonly currentPassword: string | undefined;
  readonly newPassword: string | undefined;
  readonly totp: string | undefined;
  /** The state that the change was made from; unknown to those who send the specified fields alone. */
  readonly version: number | undefined;
};

/**
 * A reply that was lost is asked for again with the same key. It is looked up before the password is
 * compared, which may have been changed by the first request.
 */
export async function updateProfile(
  deps: AccountDeps,
  change: ProfileChange,
  idempotencyKey: IdempotencyKey,
): Promise<Account> {
  const { db, passwords } = deps;
  const { userId, newPassword } = change;
  const seen = await getUser(db, userId);
  const { username, email } = changedFacts(seen, change);
  const isNothing = (username ?? email) === undefined && !newPassword;
  if (!isNothing && (await findEarlierReply(db, idempotencyKey)) === null) {
    await requireAllowed(deps, seen, change).catch(async (error: unknown) => {
      const isDoneByNow = (await findEarlierReply(db, idempotencyKey)) !== null;
      if (!isDoneByNow) throw error;
    });
    const passwordHash = newPassword ? await passwords.hash(newPassword) : null;
    // Of an address that a stranger may have typed, the count goes on.
    const isOwnMailbox = seen.emailConfirmedAt !== null;
    if (passwordHash !== null && isOwnMailbox) await forgetResetMails(deps.rateLimit, seen.email);
    try {
      await db.transaction(async (tx) => {
        const locked = await getLockedUser(tx, userId);
        await requireLiveSession(tx, { sessionId: change.sessionId, now: deps.clock.now() });
        await runOnce(tx, idempotencyKey, () =>
          changeProfile(tx, { seen, locked, change, passwordHash, deps }),
        );
      });
    } catch (error) {
      throw asTaken(error) ?? error;
    }
    deps.mailer.wake();
  }
  return getAccount(deps, userId);
}

/** Whatever takes long or is counted, before the row is locked. */
async function requireAllowed(deps: AccountDeps, user: User, change: ProfileChange): Promise<void> {
  const { rateLimit } = deps;
  const { id: userId } = user;
  const { address, currentPassword = '' } = change;
  const { username, email } = changedFacts(user, change);
  requireCurrent(user, change);
  if (email !== undefined && currentPassword === '') {
    const message = texts.passwordForEmailRequired;
    throw invalidField('current_password', message);
  }
  if (change.newPassword) await countAttempt(rateLimit, 'newPassword', address);
  if (email !== undefined || change.newPassword) {
    await requireOwnPassword(deps, user, currentPassword);
  }
  if (username !== undefined) await countUsername(rateLimit, { userId, address });
  if (email !== undefined) {
    await countAttempt(rateLimit, 'mailToSelf', userId);
    await countQuestion(rateLimit, { email, address });
    if ((await findUserByEmail(deps.db, email)) !== null) throw emailTaken();
    await countMailTo(rateLimit, { email, address });
    await requireSecondStep(deps, { userId, code: change.totp });
  }
}

/** What is really different from what is stored; the specified body always names both. */
function changedFacts(
  user: User,
  { username, email }: ProfileChange,
): { readonly username: string | undefined; readonly email: string | undefined } {
  return {
    username: username === user.username ? undefined : username,
    email: email === user.email ? undefined : email,
  };
}

/** A password does not depend on what else was changed. */
function requireCurrent(user: User, change: ProfileChange): void {
  const { username, email } = changedFacts(user, change);
  const isOutdated = change.version !== undefined && change.version !== user.version;
  if (isOutdated && (username ?? email) !== undefined) throw new DomainError('conflict');
}

async function changeProfile(
  tx: Transaction,
  given: {
    /** For which the password was compared, and the change allowed. */
    readonly seen: User;
    readonly locked: User;
    readonly change: ProfileChange;
    readonly passwordHash: string | null;
    readonly deps: AccountDeps;
  },
): Promise<'done'> {
  const { seen, locked, change, passwordHash, deps } = given;
  const { userId, sessionId } = change;
  const now = deps.clock.now();
  const { username, email } = changedFacts(locked, change);
  requireCurrent(locked, change);
  // What was no change when it was allowed, and is one by now, was never proven.
  const hasTurned = seen.username !== locked.username || seen.email !== locked.email;
  if (hasTurned && (username ?? email) !== undefined) throw new DomainError('conflict');
  const needsPassword = email !== undefined || passwordHash !== null;
  if (needsPassword && locked.passwordHash !== seen.passwordHash) throw wrongPassword();

  if (username !== undefined) await updateUser(tx, { userId, username, now });
  if (passwordHash !== null) await changePassword(tx, { locked, passwordHash, sessionId, now });
  if (email !== undefined) {
    if ((await findUserByEmail(tx, email)) !== null) throw emailTaken();
    await requireUnreserved(tx, { email, userId, now });
    await requestEmailChange(tx, { user: locked, newEmail: email, now });
    await bumpVersion(tx, userId);
  }
  return 'done';
}

async function changePassword(
  tx: Transaction,
  given: { locked: User; passwordHash: string; sessionId: number; now: Date },
): Promise<void> {
  const { locked, passwordHash, sessionId: exceptSessionId, now } = given;
  const { id: userId, email } = locked;
  await updateUser(tx, { userId, passwordHash, devicesTrustedFrom: now, now });
  await endSessions(tx, { userId, exceptSessionId, because: 'password_changed', now });
  await cancelLinks(tx, { userId, purposes: ['reset_password'], now });
  if (await endPendingChanges(tx, { userId, now })) await bumpVersion(tx, userId);
  // An address that nobody confirmed may be a stranger's, who has nothing to do with it.
  if (locked.emailConfirmedAt === null) return;
  const payload = { userId, email, hasTwoStepEnded: false };
  await enqueueMail(tx, { template: passwordChangedMail, payload, now });
}
