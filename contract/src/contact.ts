/** Messages to us, and what staff see and record of them. */
import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { defineCall } from './call.ts';
import { contactAddresses } from './contact-addresses.ts';
import { contactTopics } from './contact-limits.ts';
import { contactRules, outcomeProblem, tidyLine, tidyMessage } from './contact-rules.ts';
import { tidyEmail } from './email-rules.ts';
import { adminLimits } from './limits.ts';
import { pageQuery, pagination } from './pagination.ts';
import { textField } from './schema-rules.ts';
import { contactFieldNames, contactTexts } from './texts/contact.ts';
import { fieldTexts } from './texts/fields.ts';

const topic = z.enum(contactTopics, { error: contactTexts.unknownTopic });
const field = (name: keyof typeof contactRules) =>
  textField(fieldTexts.required(contactFieldNames[name]), contactRules[name]);

/** The four fields of the specification are enough; all others may be left out. */
const contactMessage = z.object({
  name: field('name').transform(tidyLine),
  email: field('email').transform(tidyEmail),
  subject: field('subject').transform(tidyLine),
  message: field('message').transform(tidyMessage),
  topic: topic.default('general'),
  /** Hidden from people: only a program fills it in. */
  website: z.string().default(''),
  /** How long the form was before the sender's eyes. */
  typed_ms: z.number().optional(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const sendContactCall = defineCall({
  ...contactAddresses.send,
  access: 'public',
  summary: 'Sends a message to us',
  body: contactMessage,
  bodyMaxBytes: 256 * 1024,
  replies: {
    201: z.object({
      message: z.string(),
      /** By which both sides can find the message again. */
      reference: z.string(),
      topic,
      /** When a data protection complaint is to be answered at the latest, YYYY-MM-DD; null for others. */
      due_on: z.iso.date().nullable(),
    }),
  },
});

const receivedMessage = z.object({
  id: z.int(),
  reference: z.string(),
  topic,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Null for a visitor, and for somebody whose account has since been deleted. */
  user_id: z.int().nullable(),
  is_priority: z.boolean(),
  is_suspected_spam: z.boolean(),
  received_at: z.iso.datetime(),
  /** Null while it waits for its turn, and for what is suspected. */
  mailed_at: z.iso.datetime().nullable(),
  due_on: z.iso.date().nullable(),
  outcome: z.string().nullable(),
  outcome_at: z.iso.datetime().nullable(),
  ico_address: z.string().nullable(),
});
export type ReceivedMessage = z.infer<typeof receivedMessage>;

export const listMessagesCall = defineCall({
  ...adminAddresses.listMessages,
  access: 'admin',
  summary: 'Lists the messages to us: those with priority first, suspected ones last',
  query: pageQuery({
    perPage: adminLimits.messagesPerPage,
    perPageMax: adminLimits.messagesPerPageMax,
  }),
  replies: { 200: z.object({ messages: z.array(receivedMessage), pagination }) },
});

export const recordOutcomeCall = defineCall({
  ...adminAddresses.recordOutcome,
  access: 'admin',
  summary: 'Records the outcome of a data protection complaint, and tells the person',
  params: z.object({ id: z.coerce.number().int() }),
  body: z.object({
    outcome: textField(fieldTexts.required(contactFieldNames.outcome), outcomeProblem).transform(
      tidyMessage,
    ),
  }),
  replies: { 200: z.object({ message: z.string(), received: receivedMessage }) },
});
