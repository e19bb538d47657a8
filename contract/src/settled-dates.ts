/** Settling due dates: linking one to a payment that is in the history, marking it as not paid, and taking that back. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { bodyLimits } from './limits.ts';
import { scheduleAddresses } from './payment-addresses.ts';
import { day, idField } from './payment-fields.ts';
import {
  amountKinds,
  paymentTypes,
  scheduledPaymentTypes,
  settlementKinds,
} from './payment-kinds.ts';
import { paymentLimits } from './payment-limits.ts';
import { atPortfolio, message, rowId } from './portfolio-fields.ts';
import { listField } from './schema-rules.ts';
import { paymentTexts } from './texts/payments.ts';

const { settling: texts } = paymentTexts;
const atDate = z.object({ id: rowId, scheduleId: rowId, dueDate: day });

export const unsettledDatesCall = defineCall({
  ...scheduleAddresses.unsettled,
  access: 'user',
  summary:
    'The due dates that a payment made now is asked about: missed, due today, or due within a week. A later one of this month can be settled, too',
  params: atPortfolio,
  replies: {
    200: z.array(
      z.object({
        scheduled_payment_id: z.int(),
        debt_id: z.int(),
        creditor: z.string(),
        amount_kind: z.enum(amountKinds),
        /** Of those up to today, as they are when all are recorded, the oldest first. */
        payment_amount: z.number(),
        /** What is required in a month ahead: entries until then may change it. */
        is_estimate: z.boolean(),
        payment_type: z.enum(scheduledPaymentTypes),
        due_date: z.iso.date(),
      }),
    ),
  },
});
export type UnsettledDate = z.infer<(typeof unsettledDatesCall)['replies'][200]>[number];

export const linkablePaymentsCall = defineCall({
  ...scheduleAddresses.linkable,
  access: 'user',
  summary: 'Payments of the debt near a due date that settle no date yet, the nearest first',
  params: atDate,
  replies: {
    200: z.array(
      z.object({
        id: z.int(),
        payment_amount: z.number(),
        payment_date: z.iso.date(),
        payment_type: z.enum(paymentTypes),
        notes: z.string(),
      }),
    ),
  },
});
export type LinkablePayment = z.infer<(typeof linkablePaymentsCall)['replies'][200]>[number];

export const settleDateCall = defineCall({
  ...scheduleAddresses.settle,
  access: 'user',
  summary: 'Links a due date to a payment that is in the history, or marks it as not paid',
  params: atDate,
  body: z.discriminatedUnion('settled_as', [
    z.object({ settled_as: z.literal('linked'), payment_id: idField(texts.otherPayment) }),
    z.object({ settled_as: z.literal('not_paid') }),
  ]),
  replies: {
    200: z.object({
      scheduled_payment_id: z.int(),
      due_date: z.iso.date(),
      settled_as: z.enum(settlementKinds),
      payment_id: z.int().nullable(),
    }),
  },
});
export type SettleOrder = z.infer<(typeof settleDateCall)['body']>;
export type SettledDateReply = z.infer<(typeof settleDateCall)['replies'][200]>;

export const reopenDateCall = defineCall({
  ...scheduleAddresses.reopen,
  access: 'user',
  summary: "Takes back 'not paid', or a link; the payment that it was linked to stays",
  params: atDate,
  replies: { 200: message },
});

export const undoRecordingCall = defineCall({
  ...scheduleAddresses.undo,
  access: 'user',
  summary:
    'Takes back what `process` has just recorded: deletes these payments and opens their dates again',
  params: atPortfolio,
  body: z.object(
    {
      payment_ids: listField(idField(texts.otherPayment), {
        missing: texts.otherPayment,
        tooMany: texts.tooManyDates(paymentLimits.datesAtOnceMax),
        max: paymentLimits.datesAtOnceMax,
      }),
    },
    { error: texts.otherPayment },
  ),
  bodyMaxBytes: bodyLimits.listBytes,
  replies: { 200: z.object({ message: z.string(), undone_count: z.int() }) },
});
