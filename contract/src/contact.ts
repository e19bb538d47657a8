/** Messages to us, and what staff see and record of them. */
import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminLimits } from './admin-limits.ts';
import { defineCall } from './call.ts';
import { contactAddresses } from './contact-addresses.ts';
import { contactTopics, messageStatuses } from './contact-limits.ts';
import {
  contactRules,
  outcomeProblem,
  replyProblem,
  tidyLine,
  tidyMessage,
} from './contact-rules.ts';
import { tidyEmail } from './email-rules.ts';
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
  /** Open: neither replied to nor closed; a complaint is open until it has an outcome, whatever was replied. */
  status: z.enum(messageStatuses),
  received_at: z.iso.datetime(),
  /** Null while it waits for its turn, and for what is suspected. */
  mailed_at: z.iso.datetime().nullable(),
  due_on: z.iso.date().nullable(),
  outcome: z.string().nullable(),
  outcome_at: z.iso.datetime().nullable(),
  ico_address: z.string().nullable(),
  /** When it was first replied to. */
  answered_at: z.iso.datetime().nullable(),
  /** When staff found that there was nothing to answer. */
  closed_at: z.iso.datetime().nullable(),
});
export type ReceivedMessage = z.infer<typeof receivedMessage>;

const messageReply = z.object({
  id: z.int(),
  text: z.string(),
  sent_at: z.iso.datetime(),
  /** Null for the built-in staff of the local environment, and for somebody who has since left. */
  sent_by: z.object({ id: z.int(), username: z.string() }).nullable(),
});
export type MessageReply = z.infer<typeof messageReply>;

/** One message with all that was replied to it, oldest first. */
const messageThread = receivedMessage.extend({ replies: z.array(messageReply) });
export type MessageThread = z.infer<typeof messageThread>;
const threadReply = { 200: z.object({ message: z.string(), received: messageThread }) } as const;
const params = z.object({ id: z.coerce.number().int().min(1) });

export const listMessagesCall = defineCall({
  ...adminAddresses.listMessages,
  access: 'admin',
  summary:
    'Lists the messages to us: open ones first, and among them those with priority; suspected ones last',
  query: pageQuery({
    perPage: adminLimits.messagesPerPage,
    perPageMax: adminLimits.messagesPerPageMax,
  }).extend({
    status: z.enum([...messageStatuses, 'all']).default('all'),
    topic: topic.optional(),
    /** In the reference, the name, the address or the subject. */
    search: z.string().trim().max(adminLimits.searchMaxLength).default(''),
  }),
  replies: { 200: z.object({ messages: z.array(receivedMessage), pagination }) },
});

export const getMessageCall = defineCall({
  ...adminAddresses.getMessage,
  access: 'admin',
  summary: 'Tells one message with the replies to it',
  params,
  replies: { 200: z.object({ received: messageThread }) },
});

export const replyToMessageCall = defineCall({
  ...adminAddresses.replyToMessage,
  access: 'admin',
  summary: 'Replies to a message by mail',
  params,
  body: z.object({
    reply: textField(fieldTexts.required(contactFieldNames.reply), replyProblem).transform(
      tidyMessage,
    ),
    /** How many replies its writer saw above it: where there are more by now, nothing is sent. */
    seen_replies: z.int().min(0).optional(),
  }),
  bodyMaxBytes: 256 * 1024,
  replies: threadReply,
});

export const closeMessageCall = defineCall({
  ...adminAddresses.closeMessage,
  access: 'admin',
  summary: 'Closes a message that needs no reply',
  params,
  replies: threadReply,
});

export const acceptMessageCall = defineCall({
  ...adminAddresses.acceptMessage,
  access: 'admin',
  summary: 'Takes a message for real that looked as if a program had sent it',
  params,
  replies: threadReply,
});

export const recordOutcomeCall = defineCall({
  ...adminAddresses.recordOutcome,
  access: 'admin',
  summary: 'Records the outcome of a data protection complaint, and tells the person',
  params,
  body: z.object({
    outcome: textField(fieldTexts.required(contactFieldNames.outcome), outcomeProblem).transform(
      tidyMessage,
    ),
  }),
  bodyMaxBytes: 256 * 1024,
  replies: threadReply,
});
