/** Payments: what was paid, and what the ledger made of it. */
import { z } from 'zod';
import { balanceEntry } from './balance-entries.ts';
import { defineCall } from './call.ts';
import { paymentAddresses } from './payment-addresses.ts';
import { amount, balance, balanceChange, day, debtId, dueDate, notes } from './payment-fields.ts';
import { paymentTypes, settlementKinds } from './payment-kinds.ts';
import { paymentLimits } from './payment-limits.ts';
import { atPortfolio, message, rowId, version } from './portfolio-fields.ts';
import { fieldNames } from './texts/fields.ts';
import { paymentTexts } from './texts/payments.ts';

const atPayment = z.object({ id: rowId, paymentId: rowId });

const payment = z.object({
  id: z.int(),
  debt_id: z.int(),
  creditor: z.string(),
  payment_amount: z.number(),
  payment_date: z.iso.date(),
  payment_type: z.enum(paymentTypes),
  notes: z.string(),
  /** An estimate, unless its owner stated it. */
  balance_after_payment: z.number(),
  is_balance_stated: z.boolean(),
  interest_amount: z.number(),
  /** Below zero where the payment did not cover the interest. */
  principal_amount: z.number(),
  /** By how much the balance changed besides: above 0 spending and charges, below 0 refunds and corrections. */
  adjustment_amount: z.number(),
  /** What was paid beyond all that was owed. */
  excess_amount: z.number(),
  balance_change: balanceChange,
  /** False for one that the balance entered with the debt already takes into account. */
  affects_balance: z.boolean(),
  /** The schedule whose due date it settles. */
  scheduled_payment_id: z.int().nullable(),
  /** That date: recorded by the schedule, or linked to a payment of its owner's. */
  settled_date: z
    .object({ due_date: z.iso.date(), settled_as: z.enum(settlementKinds) })
    .nullable(),
  created_at: z.iso.datetime(),
  /** Its place among what is dated the same day, payments and other entries alike. */
  entry_order: z.int(),
  version,
});
export type Payment = z.infer<typeof payment>;

const paymentFacts = z.object(
  {
    debt_id: debtId,
    payment_amount: amount,
    payment_date: day,
    payment_type: z
      .enum(paymentTypes, { error: paymentTexts.payment.typeUnknown })
      .default('regular'),
    notes,
    balance_after_payment: balance(fieldNames.balanceAfterPayment).nullish(),
    /** As what the difference to the stated balance counts; left out of a change, it stays as it was. */
    balance_change: balanceChange.optional(),
    affects_balance: z.boolean({ error: paymentTexts.payment.requiredFields }).default(true),
  },
  { error: paymentTexts.payment.requiredFields },
);
export type PaymentFacts = z.infer<typeof paymentFacts>;

const newPayment = paymentFacts.extend({
  /** The due date that it is the payment of; without it, of none. */
  settles: dueDate.nullish(),
});
export type NewPayment = z.infer<typeof newPayment>;
export type PaymentInput = z.input<typeof newPayment>;

const paymentFilter = z.object({
  type: z.enum(paymentTypes).optional(),
  debt_id: rowId.optional(),
});

export const listPaymentsCall = defineCall({
  ...paymentAddresses.list,
  access: 'user',
  summary: 'All payments of a portfolio, the newest first',
  params: atPortfolio,
  replies: { 200: z.array(payment) },
});

export const paymentHistoryCall = defineCall({
  ...paymentAddresses.history,
  access: 'user',
  summary:
    'A page of the payments of a portfolio, the newest first; with include=entries, together with the other entries',
  params: atPortfolio,
  query: paymentFilter.extend({
    /** Where payments of one type are asked for, there are no others. */
    include: z.enum(['entries']).optional(),
    /** The cursor that the page before gave. */
    before: z.string().max(60).optional(),
    limit: z.coerce.number().int().min(1).max(paymentLimits.historyPageMax).optional(),
  }),
  replies: {
    200: z.object({
      payments: z.array(payment),
      entries: z.array(balanceEntry).optional(),
      next: z.string().nullable(),
    }),
  },
});
export type PaymentHistory = z.infer<(typeof paymentHistoryCall)['replies'][200]>;

export const paymentSummaryCall = defineCall({
  ...paymentAddresses.summary,
  access: 'user',
  summary:
    'What the payments and the other entries of a portfolio add up to, in total and by month',
  params: atPortfolio,
  query: paymentFilter,
  replies: {
    200: z.object({
      count: z.int(),
      total_amount: z.number(),
      average_amount: z.number(),
      interest_amount: z.number(),
      principal_amount: z.number(),
      /** What was added to the balances besides interest, and what was taken off besides payments. */
      spending_amount: z.number(),
      refund_amount: z.number(),
      months: z.array(
        z.object({
          /** Written YYYY-MM. */
          month: z.string(),
          total_amount: z.number(),
          interest_amount: z.number(),
          principal_amount: z.number(),
          spending_amount: z.number(),
          refund_amount: z.number(),
        }),
      ),
    }),
  },
});
export type PaymentSummary = z.infer<(typeof paymentSummaryCall)['replies'][200]>;

export const addPaymentCall = defineCall({
  ...paymentAddresses.add,
  access: 'user',
  summary: 'Records a payment; with an Idempotency-Key it counts once, however often it is sent',
  params: atPortfolio,
  body: newPayment,
  replies: { 201: payment },
});

export const updatePaymentCall = defineCall({
  ...paymentAddresses.update,
  access: 'user',
  summary:
    'Changes a payment, once for each Idempotency-Key; the balances after it are worked out anew',
  params: atPayment,
  body: paymentFacts.extend({
    version: version.optional(),
    /** Without it, the payment counts as it did. */
    affects_balance: z.boolean({ error: paymentTexts.payment.requiredFields }).optional(),
    /** Anyone who sends a payment back as it was read does not state the estimate that stood in it. */
    is_balance_stated: z.boolean({ error: paymentTexts.payment.requiredFields }).optional(),
  }),
  replies: { 200: payment },
});

export const removePaymentCall = defineCall({
  ...paymentAddresses.remove,
  access: 'user',
  summary:
    'Deletes a payment; the balances after it are worked out anew, and a date linked to it is open again',
  params: atPayment,
  replies: { 200: message },
});
