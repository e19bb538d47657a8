// The words of the mails about messages to us.

import { contactLimits } from '../contact-limits.ts';
import { product } from '../product.ts';
import { contactTexts } from './contact.ts';

const addSomething =
  'If you want to add something, reply to this email and keep the reference in its subject.';

export const contactMailTexts = {
  priority: 'Priority',
  complaint: contactTexts.complaint,
  /** What we add comes before the first colon; all after it is the sender's. */
  subject: ({ reference, marks, subject }: MessageSubject) =>
    `${reference}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}: ${subject}`,
  facts: {
    reference: 'Reference',
    name: 'Name',
    email: 'Email',
    received: 'Received',
    due: 'Outcome due by',
    priority: 'Sent with a plan that has priority support: please reply to it first.',
    complaint:
      'This is a data protection complaint. Record its outcome by the due day: that also tells the person.',
    reply: 'A reply to this email goes to the address above.',
    message: 'The message, as it was written:',
  },
  /** Without a word of what was typed: the address in the form may be someone else's. */
  reply: {
    subject: (reference: string) => `Our reply to your message (${reference})`,
    lead: (receivedOn: string) => `Thank you for your message of ${receivedOn}. This is our reply:`,
    more: addSomething,
    footer: `You are receiving this email because your address was given with a message to ${product.name}.`,
  },
  acknowledgement: {
    subject: (reference: string) => `We have your complaint (${reference})`,
    paragraphs: ({ reference, dueOn }: { reference: string; dueOn: string }) => [
      `Thank you for telling us. Your data protection complaint has the reference ${reference}.`,
      `We are looking into it and will tell you the outcome within ${contactLimits.complaintDueDays} days, by ${dueOn} at the latest.`,
      addSomething,
      'If you did not send it, someone gave your address by mistake, and you can ignore this email.',
    ],
    footer: `You are receiving this email because your address was given with a complaint to ${product.name}.`,
  },
  outcome: {
    subject: (reference: string) => `The outcome of your complaint (${reference})`,
    lead: (reference: string) =>
      `We have looked into your data protection complaint with the reference ${reference}. This is the outcome:`,
    regulator: (icoAddress: string) =>
      `If you are not happy with the outcome, you can complain to the regulator: ${icoAddress}`,
    action: 'Complain to the ICO',
  },
} as const;

type MessageSubject = {
  readonly reference: string;
  readonly marks: readonly string[];
  readonly subject: string;
};
