/** The mails about due dates and deals, and the facts that each needs. */
import { z } from 'zod';
import { defineMailKind } from '../mail/mail.ts';

/** Amounts and creditors are looked up when it is sent: they may change, and need not lie in the outbox. */
const payload = z.object({
  userId: z.int(),
  dates: z.array(z.object({ scheduleId: z.int(), dueOn: z.iso.date() })),
});
export type ReminderPayload = z.infer<typeof payload>;

export const reminderMail = defineMailKind({ name: 'payment_reminder', payload });
export const missedMail = defineMailKind({ name: 'payments_missed', payload });

/** The rates, too, are looked up when it is sent. */
const dealsPayload = z.object({
  userId: z.int(),
  deals: z.array(z.object({ debtId: z.int(), lastDay: z.iso.date() })),
});
export type DealsPayload = z.infer<typeof dealsPayload>;

export const dealEndingMail = defineMailKind({ name: 'deal_ending', payload: dealsPayload });
