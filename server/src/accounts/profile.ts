/** What people change about their own account. */
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { enqueueMail } from '../mail/mail.ts';
import { DomainError } from '../platform/errors.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { requireSecondStep } from '../two-step/two-step.ts';
import { cancelLinks } from './account-links.ts';
import { type Account, findAccount, findUser, type User, updateUser } from './accounts.store.ts';
import { countAttempt } from './attempts.ts';
import type { AccountDeps } from './deps.ts';
import { confirmEmailMail, emailChangedMail, passwordChangedMail } from './mail-kinds.ts';
import { asTaken } from './registration.ts';

type Me = { readonly userId: number; readonly sessionId: number };

export async function getAccount(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  userId: number,
): Promise<Account> {
  const account = await findAccount(db, { userId, now: clock.now() });
  // Deleted between the guard and here.
  if (account === null) throw new DomainError('session_ended');
  return account;
}

export async function updateProfile(
  deps: AccountDeps,
  change: Me & {
    readonly username: string;
    readonly email: string;
    readonly currentPassword: string | undefined;
    readonly newPassword: string | undefined;
  },
): Promise<Account> {
  const { db, passwords } = deps;
  const { userId, username, email, newPassword } = change;
  const user = await getAccount(deps, userId);
  if (newPassword) await requireOwnPassword(deps, user, change.currentPassword ?? '');
  const passwordHash = newPassword ? await passwords.hash(newPassword) : undefined;
  const hasNewEmail = email !== user.email;
  const now = deps.clock.now();
  try {
    await db.transaction(async (tx) => {
      await updateUser(tx, {
        userId,
        now,
        username,
        ...(hasNewEmail && { email, emailConfirmedAt: null }),
        ...(passwordHash !== undefined && { passwordHash }),
      });
      const facts = { userId, email: user.email };
      if (hasNewEmail) {
        await cancelLinks(tx, { userId, purpose: 'reset_password', now });
        const changedAt = now.toISOString();
        await enqueueMail(tx, {
          template: emailChangedMail,
          payload: { ...facts, changedAt },
          now,
        });
        await enqueueMail(tx, { template: confirmEmailMail, payload: { userId }, now });
      }
      if (passwordHash !== undefined) {
        const exceptSessionId = change.sessionId;
        await endSessions(tx, { userId, exceptSessionId, because: 'password_changed', now });
        await cancelLinks(tx, { userId, purpose: 'reset_password', now });
        await enqueueMail(tx, { template: passwordChangedMail, payload: facts, now });
      }
    });
  } catch (error) {
    throw asTaken(error) ?? error;
  }
  deps.mailer.wake();
  return getAccount(deps, userId);
}

export async function requireOwnPassword(
  { rateLimit, passwords }: AccountDeps,
  user: User,
  password: string,
): Promise<void> {
  await countAttempt(rateLimit, 'ownPassword', user.id);
  if (await passwords.matches(password, user.passwordHash)) return;
  const message = accountTexts.profile.currentPasswordWrong;
  throw new DomainError('wrong_password', { message, fields: { current_password: message } });
}

/** What weighs most asks once more for the password, and for the code where there is one. */
export async function proveSelf(
  deps: AccountDeps,
  proof: { userId: number; password: string; totp: string | undefined },
): Promise<User> {
  const user = await findUser(deps.db, proof.userId);
  if (user === null) throw new DomainError('session_ended');
  await requireOwnPassword(deps, user, proof.password);
  await requireSecondStep(deps, { userId: user.id, code: proof.totp });
  return user;
}
