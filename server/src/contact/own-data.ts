/** What somebody wrote to us while they were signed in: for them to take along, and gone when they leave. */
import type { LeaveStep } from '../accounts/deletion.ts';
import type { OwnDataSection } from '../accounts/own-data.ts';
import { deleteGeneralMessagesOf, listMessagesOf } from './contact.store.ts';
import { writeOwnMessage } from './contact.wire.ts';

export const contactData: OwnDataSection = async ({ db }, { account }) => ({
  messages_to_us: (await listMessagesOf(db, account.id)).map(writeOwnMessage),
});

/** A complaint stays without its account: the law asks us to bring it to an outcome, and to tell the person. */
export const leaveContact: LeaveStep = (tx, { userId }) => deleteGeneralMessagesOf(tx, userId);
