/** Writes the mails about accounts. The links in them are made here, when they are sent. */
import { paths } from '@debt-payoff/contract/paths';
import { mailTexts } from '@debt-payoff/contract/texts/mails';
import type { MailTemplate } from '../mail/mail.ts';
import { mailTemplate } from '../mail/mail.ts';
import { layOutMail } from '../mail/mail-layout.ts';
import type { TemplateDeps } from '../mail/templates.ts';
import { hasRevertedSince, type LinkPurpose, makeLink } from './account-links.ts';
import { findUser, findUserByEmail, type User } from './accounts.store.ts';
import {
  accountDeletedMail,
  confirmEmailMail,
  emailChangedMail,
  passwordChangedMail,
  passwordResetMail,
  welcomeMail,
} from './mail-kinds.ts';

const { greeting, closing, welcome, confirmEmail, passwordReset } = mailTexts;
const { passwordChanged, emailChanged, accountDeleted } = mailTexts;

export function accountMailTemplates(deps: TemplateDeps): MailTemplate[] {
  const { db } = deps;
  return [
    mailTemplate(welcomeMail, async ({ userId }) => {
      const user = await findUser(db, userId);
      return user && confirmationMail(deps, user, welcome);
    }),
    mailTemplate(confirmEmailMail, async ({ userId }) => {
      const user = await findUser(db, userId);
      return user && confirmationMail(deps, user, confirmEmail);
    }),
    mailTemplate(passwordResetMail, async ({ email }) => {
      const user = await findUserByEmail(db, email);
      if (user === null || user.suspendedAt !== null) return null;
      const url = await linkFor(deps, { user, purpose: 'reset_password', email });
      return layOutMail(
        { to: user.email, subject: passwordReset.subject },
        {
          greeting: greeting(user.username),
          paragraphs: passwordReset.paragraphs,
          action: { label: passwordReset.action, url },
          closing,
        },
      );
    }),
    mailTemplate(passwordChangedMail, async ({ userId, email }) => {
      const user = await findUser(db, userId);
      if (user === null) return null;
      return layOutMail(
        { to: email, subject: passwordChanged.subject },
        {
          greeting: greeting(user.username),
          paragraphs: passwordChanged.paragraphs,
          action: {
            label: passwordChanged.action,
            url: `${deps.config.publicUrl}${paths.forgotPassword}`,
          },
          closing,
        },
      );
    }),
    mailTemplate(emailChangedMail, async ({ userId, email, changedAt }) => {
      const user = await findUser(db, userId);
      // A mail that was held up must not bring a new link to whom the owner has just got rid of.
      const isUndone = await hasRevertedSince(db, { userId, instant: new Date(changedAt) });
      if (user === null || isUndone) return null;
      const url = await linkFor(deps, { user, purpose: 'revert_email', email });
      return layOutMail(
        { to: email, subject: emailChanged.subject },
        {
          greeting: greeting(user.username),
          paragraphs: emailChanged.paragraphs,
          action: { label: emailChanged.action, url },
          closing,
        },
      );
    }),
    mailTemplate(accountDeletedMail, async ({ email, username }) =>
      layOutMail(
        { to: email, subject: accountDeleted.subject },
        { greeting: greeting(username), paragraphs: accountDeleted.paragraphs, closing },
      ),
    ),
  ];
}

async function confirmationMail(
  deps: TemplateDeps,
  user: User,
  texts: typeof welcome | typeof confirmEmail,
) {
  const url = await linkFor(deps, { user, purpose: 'confirm_email', email: user.email });
  return layOutMail(
    { to: user.email, subject: texts.subject },
    {
      greeting: greeting(user.username),
      paragraphs: texts.paragraphs,
      action: { label: texts.action, url },
      closing,
    },
  );
}

const pageOf: Record<LinkPurpose, string> = {
  reset_password: paths.resetPassword,
  confirm_email: paths.confirmEmail,
  cancel_email: paths.cancelEmailChange,
  revert_email: paths.revertEmail,
};

/** Built from the configured address, never from what a request claims as its host. */
export function linkUrl(publicUrl: string, link: { purpose: LinkPurpose; token: string }): string {
  return `${publicUrl}${pageOf[link.purpose]}?token=${link.token}`;
}

async function linkFor(
  { db, clock, config }: TemplateDeps,
  { user, purpose, email }: { user: User; purpose: LinkPurpose; email: string },
): Promise<string> {
  const token = await makeLink(db, { userId: user.id, purpose, email, now: clock.now() });
  return linkUrl(config.publicUrl, { purpose, token });
}
