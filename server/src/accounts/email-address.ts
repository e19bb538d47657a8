/** Confirming an email address, and undoing a change of it. */
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { enqueueMail } from '../mail/mail.ts';
import { DomainError } from '../platform/errors.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { cancelLinks, makeLink, useLink } from './account-links.ts';
import { updateUser } from './accounts.store.ts';
import { countAttempt } from './attempts.ts';
import type { AccountDeps } from './deps.ts';
import { confirmEmailMail } from './mail-kinds.ts';
import { linkUrl } from './mail-templates.ts';
import { asTaken } from './registration.ts';

type Presented = { readonly token: string; readonly address: string };

export async function confirmEmail(deps: AccountDeps, presented: Presented): Promise<void> {
  const { db, clock } = deps;
  await countAttempt(deps.rateLimit, 'link', presented.address);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const link = await useLink(tx, { token: presented.token, purpose: 'confirm_email', now });
    if (link === null || link.email !== link.currentEmail) throw invalidLink();
    await updateUser(tx, { userId: link.userId, emailConfirmedAt: now, now });
  });
}

export async function resendConfirmation(deps: AccountDeps, userId: number): Promise<void> {
  await countAttempt(deps.rateLimit, 'mailToSelf', userId);
  await enqueueMail(deps.db, {
    template: confirmEmailMail,
    payload: { userId },
    now: deps.clock.now(),
  });
  deps.mailer.wake();
}

/** Whoever changed it may know the password: everyone is signed out, and the answer lets it be reset. */
export async function revertEmail(deps: AccountDeps, presented: Presented): Promise<string> {
  const { db, clock, config } = deps;
  await countAttempt(deps.rateLimit, 'link', presented.address);
  const now = clock.now();
  try {
    return await db.transaction(async (tx) => {
      const link = await useLink(tx, { token: presented.token, purpose: 'revert_email', now });
      if (link === null) throw invalidLink();
      const { userId, email } = link;
      await updateUser(tx, { userId, email, emailConfirmedAt: now, now });
      await endSessions(tx, { userId, because: 'email_reverted', now });
      // Links that went to the other address must not work any more.
      for (const purpose of ['reset_password', 'confirm_email', 'revert_email'] as const) {
        await cancelLinks(tx, { userId, purpose, now });
      }
      const purpose = 'reset_password';
      const token = await makeLink(tx, { userId, purpose, email, now });
      return linkUrl(config.publicUrl, { purpose, token });
    });
  } catch (error) {
    throw asTaken(error) ?? error;
  }
}

function invalidLink(): DomainError {
  return new DomainError('invalid_link', { message: accountTexts.email.invalidLink });
}
