/** Writes the mails about messages to us. What a stranger typed is in those to ourselves alone. */
import { ico } from '@debt-payoff/contract/ico';
import { contactMailTexts } from '@debt-payoff/contract/texts/contact-mails';
import { mailTexts } from '@debt-payoff/contract/texts/mails';
import { type Mail, type MailTemplate, mailTemplate, type TemplateDeps } from '../mail/mail.ts';
import { formatMailDate, formatMailDay, formatMailMoment } from '../mail/mail-days.ts';
import { layOutMail, layOutPlainMail } from '../mail/mail-layout.ts';
import type { SiteConfig } from '../platform/site-config.ts';
import { findMessage, type MessageRow } from './contact.store.ts';
import { acknowledgementMail, messageMail, outcomeMail, replyMail } from './mail-kinds.ts';
import { findReplyWithMessage, type ReplyRow } from './replies.store.ts';

export type ContactTemplateDeps = Pick<TemplateDeps, 'db'> & {
  readonly config: Pick<SiteConfig, 'company'>;
};

export function contactMailTemplates({ db, config }: ContactTemplateDeps): MailTemplate[] {
  const ourAddress = config.company.email;
  return [
    mailTemplate(messageMail, async ({ messageId }) => {
      const row = await findMessage(db, messageId);
      return row && toUs(row, ourAddress);
    }),
    mailTemplate(acknowledgementMail, async ({ messageId }) => {
      const row = await findMessage(db, messageId);
      return row && acknowledgement(row, ourAddress);
    }),
    mailTemplate(outcomeMail, async ({ messageId }) => {
      const row = await findMessage(db, messageId);
      return row && outcome(row, ourAddress);
    }),
    mailTemplate(replyMail, async ({ replyId }) => {
      const found = await findReplyWithMessage(db, replyId);
      return found && reply(found, ourAddress);
    }),
  ];
}

function toUs(row: MessageRow, ourAddress: string): Mail {
  const { priority, complaint, subject, facts } = contactMailTexts;
  const { reference, isPriority, dueOn } = row;
  const marks = [...(isPriority ? [priority] : []), ...(dueOn === null ? [] : [complaint])];
  // What we say comes first: nothing that was typed can pass for it.
  const lines = [
    `${facts.reference}: ${reference}`,
    `${facts.received}: ${formatMailMoment(row.receivedAt)}`,
    ...(isPriority ? [facts.priority] : []),
    ...(dueOn === null ? [] : [facts.complaint, `${facts.due}: ${formatMailDay(dueOn)}`]),
    `${facts.name}: ${row.name}`,
    `${facts.email}: ${row.email}`,
    facts.reply,
    '',
    facts.message,
    '',
    row.message,
  ];
  return layOutPlainMail(
    {
      to: ourAddress,
      replyTo: row.email,
      subject: subject({ reference, marks, subject: row.subject }),
    },
    lines.join('\n'),
  );
}

/** Null where there is nothing to acknowledge. */
function acknowledgement({ email, reference, dueOn }: MessageRow, ourAddress: string): Mail | null {
  if (dueOn === null) return null;
  const { subject, paragraphs, footer } = contactMailTexts.acknowledgement;
  return layOutMail(
    { to: email, replyTo: ourAddress, subject: subject(reference) },
    {
      greeting: mailTexts.greeting(null),
      paragraphs: paragraphs({ reference, dueOn: formatMailDay(dueOn) }),
      closing: mailTexts.closing,
      footer,
    },
  );
}

/** With the regulator's address as it was recorded. */
function outcome(row: MessageRow, ourAddress: string): Mail | null {
  if (row.outcome === null || row.icoAddress === null) return null;
  const { subject, lead, regulator, action } = contactMailTexts.outcome;
  return layOutMail(
    { to: row.email, replyTo: ourAddress, subject: subject(row.reference) },
    {
      greeting: mailTexts.greeting(null),
      paragraphs: [lead(row.reference), ...paragraphsOf(row.outcome), regulator(row.icoAddress)],
      action: { label: action, url: ico.complaintsUrl },
      closing: mailTexts.closing,
      footer: contactMailTexts.acknowledgement.footer,
    },
  );
}

function reply(
  { message, text }: { readonly message: MessageRow; readonly text: ReplyRow['text'] },
  ourAddress: string,
): Mail {
  const { subject, lead, more, footer } = contactMailTexts.reply;
  return layOutMail(
    { to: message.email, replyTo: ourAddress, subject: subject(message.reference) },
    {
      greeting: mailTexts.greeting(null),
      paragraphs: [lead(formatMailDate(message.receivedAt)), ...paragraphsOf(text), more],
      closing: mailTexts.closing,
      footer,
    },
  );
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== '');
}
