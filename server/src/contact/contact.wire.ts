import type { CallReply } from '@debt-payoff/contract/call';
import type {
  MessageThread,
  ReceivedMessage,
  sendContactCall,
} from '@debt-payoff/contract/contact';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import type { MessageRow } from './contact.store.ts';
import type { ReplyRow } from './replies.store.ts';
import type { StaffMessage, Thread } from './staff-messages.store.ts';

/** To the sender: nothing in it says whether the message is suspected, or who it counts as. */
export function writeReceipt(row: MessageRow): CallReply<typeof sendContactCall> {
  const { reference, topic, dueOn } = row;
  return { message: contentTexts.contact.succeeded, reference, topic, due_on: dueOn };
}

export function writeMessage(row: StaffMessage): ReceivedMessage {
  return {
    id: row.id,
    ...writeOwnMessage(row),
    user_id: row.userId,
    is_priority: row.isPriority,
    is_suspected_spam: row.isSuspectedSpam,
    status: row.status,
    mailed_at: row.mailedAt?.toISOString() ?? null,
    answered_at: row.answeredAt?.toISOString() ?? null,
    closed_at: row.closedAt?.toISOString() ?? null,
  };
}

export function writeThread({ message, replies }: Thread): MessageThread {
  return {
    ...writeMessage(message),
    replies: replies.map(({ id, text, sentAt, sentBy, username }) => ({
      id,
      text,
      sent_at: sentAt.toISOString(),
      sent_by: sentBy === null || username === null ? null : { id: sentBy, username },
    })),
  };
}

/** What its sender may know of it. */
export function writeOwnMessage(row: MessageRow) {
  return {
    reference: row.reference,
    topic: row.topic,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    received_at: row.receivedAt.toISOString(),
    due_on: row.dueOn,
    outcome: row.outcome,
    outcome_at: row.outcomeAt?.toISOString() ?? null,
    ico_address: row.icoAddress,
  };
}

/** Who of us wrote it is not theirs to know. */
export function writeOwnReply({ text, sentAt }: Pick<ReplyRow, 'text' | 'sentAt'>) {
  return { text, sent_at: sentAt.toISOString() };
}
