/** Writes the mails about accounts. The links in them are made here, when they are sent. */
import { paths } from '@debt-payoff/contract/paths';
import { mailTexts } from '@debt-payoff/contract/texts/mails';
import { type Mail, type MailTemplate, mailTemplate, type TemplateDeps } from '../mail/mail.ts';
import { formatMailDay } from '../mail/mail-days.ts';
import { layOutMail } from '../mail/mail-layout.ts';
import { findUser, findUserByEmail, type User } from '../people/people.store.ts';
import { type LinkPurpose, makeLink } from './account-links.ts';
import { findAnnouncement } from './announcements.store.ts';
import {
  type EmailChange,
  findPendingChange,
  findRevertibleChange,
} from './email-changes.store.ts';
import {
  accountDeletedMail,
  announcementMail,
  confirmEmailMail,
  confirmNewEmailMail,
  emailChangedMail,
  emailChangeRequestedMail,
  passwordChangedMail,
  passwordResetMail,
  welcomeMail,
} from './mail-kinds.ts';

const { greeting, closing, passwordChanged, accountDeleted } = mailTexts;

export function accountMailTemplates(deps: TemplateDeps): MailTemplate[] {
  const { db, clock } = deps;
  return [
    mailTemplate(welcomeMail, async ({ userId }) => {
      const user = await findUser(db, userId);
      return user && confirmationMail(deps, user, mailTexts.welcome);
    }),
    mailTemplate(confirmEmailMail, async ({ userId }) => {
      const user = await findUser(db, userId);
      return user && confirmationMail(deps, user, mailTexts.confirmEmail);
    }),
    mailTemplate(passwordResetMail, async ({ email }) => {
      const user = await findUserByEmail(db, email);
      if (user === null || user.suspendedAt !== null) return null;
      const link = { userId: user.id, purpose: 'reset_password', email } as const;
      return mailWithLink(deps, { link, name: nameFor(user), texts: mailTexts.passwordReset });
    }),
    mailTemplate(passwordChangedMail, async ({ userId, email, hasTwoStepEnded }) => {
      const user = await findUser(db, userId);
      if (user === null) return null;
      return layOutMail(
        { to: email, subject: passwordChanged.subject },
        {
          greeting: greeting(email === user.email ? nameFor(user) : null),
          paragraphs: [
            ...passwordChanged.paragraphs,
            ...(hasTwoStepEnded ? [mailTexts.twoStepEnded] : []),
          ],
          action: {
            label: passwordChanged.action,
            url: `${deps.config.publicUrl}${paths.forgotPassword}`,
          },
          closing,
        },
      );
    }),
    mailTemplate(confirmNewEmailMail, async ({ changeId }) => {
      const change = await findPendingChange(db, { id: changeId, now: clock.now() });
      if (change === null) return null;
      const link = linkOf(change, { purpose: 'confirm_email', email: change.newEmail });
      return mailWithLink(deps, { link, name: null, texts: mailTexts.confirmNewEmail });
    }),
    // Without a name in both: a thief who changed it, too, would word our warning.
    mailTemplate(emailChangeRequestedMail, async ({ changeId }) => {
      const change = await findPendingChange(db, { id: changeId, now: clock.now() });
      if (change === null) return null;
      const link = linkOf(change, { purpose: 'cancel_email', email: change.oldEmail });
      return mailWithLink(deps, { link, name: null, texts: mailTexts.emailChangeRequested });
    }),
    mailTemplate(emailChangedMail, async ({ changeId }) => {
      // Null once the change is undone: a mail that was held up must not bring a new link.
      const change = await findRevertibleChange(db, { id: changeId, now: clock.now() });
      if (change === null) return null;
      const link = linkOf(change, { purpose: 'revert_email', email: change.oldEmail });
      return mailWithLink(deps, { link, name: null, texts: mailTexts.emailChanged });
    }),
    mailTemplate(accountDeletedMail, async ({ email, isByStaff }) =>
      layOutMail(
        { to: email, subject: accountDeleted.subject },
        {
          greeting: greeting(null),
          paragraphs: isByStaff
            ? deletedByStaff(deps.config.company.email)
            : accountDeleted.paragraphs,
          closing,
        },
      ),
    ),
    mailTemplate(announcementMail, async ({ announcementId, userId }) => {
      const announcement = await findAnnouncement(db, announcementId);
      const user = await findUser(db, userId);
      if (announcement === null || user === null) return null;
      const { subject, message, appliesOn } = announcement;
      const paragraphs = message.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
      return layOutMail(
        { to: user.email, replyTo: deps.config.company.email, subject },
        {
          greeting: greeting(nameFor(user)),
          paragraphs: [...paragraphs, mailTexts.announcement.applies(formatMailDay(appliesOn))],
          closing,
        },
      );
    }),
  ];
}

function deletedByStaff(ourAddress: string): readonly string[] {
  const { lead, contact } = mailTexts.byStaff.deleted;
  return [lead, ...accountDeleted.paragraphs.slice(1), contact(ourAddress)];
}

/** Null for an address that nobody has confirmed: a stranger may have typed it, and chosen the name. */
export function nameFor({ username, emailConfirmedAt }: User): string | null {
  return emailConfirmedAt === null ? null : username;
}

function confirmationMail(
  deps: TemplateDeps,
  user: User,
  texts: typeof mailTexts.welcome | typeof mailTexts.confirmEmail,
): Promise<Mail> {
  const link = { userId: user.id, purpose: 'confirm_email', email: user.email } as const;
  return mailWithLink(deps, { link, name: nameFor(user), texts });
}

type NewLink = Omit<Parameters<typeof makeLink>[1], 'now'>;

function linkOf(change: EmailChange, about: { purpose: LinkPurpose; email: string }): NewLink {
  return { ...about, userId: change.userId, emailChangeId: change.id };
}

/** To the address that the link is about. */
export async function mailWithLink(
  { db, clock, config }: TemplateDeps,
  mail: {
    link: NewLink;
    name: string | null;
    texts: { subject: string; paragraphs: readonly string[]; action: string };
  },
): Promise<Mail> {
  const { link, name, texts } = mail;
  const token = await makeLink(db, { ...link, now: clock.now() });
  const url = linkUrl(config.publicUrl, { purpose: link.purpose, token });
  return layOutMail(
    { to: link.email, subject: texts.subject },
    {
      greeting: greeting(name),
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
