/** Writes the mails that tell people what our staff did about their account. */
import { paths } from '@debt-payoff/contract/paths';
import { mailTexts } from '@debt-payoff/contract/texts/mails';
import {
  type Mail,
  type MailKind,
  type MailTemplate,
  mailTemplate,
  type TemplateDeps,
} from '../mail/mail.ts';
import { layOutMail } from '../mail/mail-layout.ts';
import { findUser, type User } from '../people/people.store.ts';
import {
  accountActivatedMail,
  accountSuspendedMail,
  emailReplacedMail,
  emailSetMail,
  passwordSetMail,
  twoStepRemovedMail,
} from './mail-kinds.ts';
import { mailWithLink, nameFor } from './mail-templates.ts';

type NoticePayload = { readonly userId: number; readonly email: string };
type Words = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
};

const { greeting, closing, byStaff: texts } = mailTexts;

export function staffMailTemplates(deps: TemplateDeps): MailTemplate[] {
  const { publicUrl, company } = deps.config;
  const notAsked = texts.notAsked(company.email);
  const { passwordSet, twoStepRemoved, emailSet, emailReplaced, suspended, activated } = texts;
  return [
    noticeMail(deps, passwordSetMail, {
      subject: passwordSet.subject,
      paragraphs: [...passwordSet.paragraphs, notAsked],
      action: { label: passwordSet.action, url: `${publicUrl}${paths.forgotPassword}` },
    }),
    noticeMail(deps, twoStepRemovedMail, {
      subject: twoStepRemoved.subject,
      paragraphs: [...twoStepRemoved.paragraphs, notAsked],
    }),
    mailTemplate(emailSetMail, async ({ userId, email }) => {
      const user = await findUser(deps.db, userId);
      // Another has been set since: a link for this one would open nothing.
      if (user?.email !== email) return null;
      const link = { userId, purpose: 'confirm_email', email } as const;
      return mailWithLink(deps, { link, name: nameFor(user), texts: emailSet });
    }),
    noticeMail(deps, emailReplacedMail, {
      subject: emailReplaced.subject,
      paragraphs: [...emailReplaced.paragraphs, notAsked],
    }),
    noticeMail(deps, accountSuspendedMail, {
      subject: suspended.subject,
      paragraphs: [...suspended.paragraphs, suspended.contact(company.email)],
    }),
    noticeMail(deps, accountActivatedMail, {
      subject: activated.subject,
      paragraphs: activated.paragraphs,
      action: { label: activated.action, url: `${publicUrl}${paths.login}` },
    }),
  ];
}

function noticeMail(
  { db, config }: TemplateDeps,
  kind: MailKind<NoticePayload>,
  { subject, ...words }: Words,
): MailTemplate {
  return mailTemplate(kind, async ({ userId, email }): Promise<Mail> => {
    const user = await findUser(db, userId);
    return layOutMail(
      { to: email, replyTo: config.company.email, subject },
      { greeting: greeting(nameAt(user, email)), ...words, closing },
    );
  });
}

/** Null for an address that is theirs no longer, or that nobody has confirmed. */
function nameAt(user: User | null, email: string): string | null {
  return user?.email === email ? nameFor(user) : null;
}
