/** The mails about messages to us, and the facts that each needs. */
import { z } from 'zod';
import { defineMailKind } from '../mail/mail.ts';

const aboutMessage = z.object({ messageId: z.int() });

/** To us. */
export const messageMail = defineMailKind({ name: 'contact_message', payload: aboutMessage });
/** These two go to the one who complained. */
export const acknowledgementMail = defineMailKind({
  name: 'complaint_acknowledged',
  payload: aboutMessage,
});
export const outcomeMail = defineMailKind({ name: 'complaint_outcome', payload: aboutMessage });
/** To the one who wrote to us. */
export const replyMail = defineMailKind({
  name: 'message_reply',
  payload: z.object({ replyId: z.int() }),
});
