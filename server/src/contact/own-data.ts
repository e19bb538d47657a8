/** What somebody wrote to us while they were signed in: for them to take along, and gone when they leave. */
import type { LeaveStep } from '../accounts/deletion.ts';
import type { OwnDataSection } from '../accounts/own-data.ts';
import { deleteGeneralMessagesOf, listMessagesOf } from './contact.store.ts';
import { writeOwnMessage, writeOwnReply } from './contact.wire.ts';
import { listRepliesToMessages } from './replies.store.ts';

export const contactData: OwnDataSection = async ({ db }, { account }) => {
  const messages = await listMessagesOf(db, account.id);
  const replies = await listRepliesToMessages(
    db,
    messages.map(({ id }) => id),
  );
  return {
    messages_to_us: messages.map((message) => ({
      ...writeOwnMessage(message),
      replies: replies.filter(({ messageId }) => messageId === message.id).map(writeOwnReply),
    })),
  };
};

/** A complaint stays without its account: the law asks us to bring it to an outcome, and to tell the person. */
export const leaveContact: LeaveStep = (tx, { userId }) => deleteGeneralMessagesOf(tx, userId);
