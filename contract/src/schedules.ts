/** Scheduled payments: what falls due each month, and the calendar that tells of it. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { bodyLimits } from './limits.ts';
import { scheduleAddresses } from './payment-addresses.ts';
import { amount, day, debtId, dueDate, notes } from './payment-fields.ts';
import {
  type AmountKind,
  amountKinds,
  processStatuses,
  scheduledPaymentTypes,
  settlementKinds,
} from './payment-kinds.ts';
import { paymentLimits } from './payment-limits.ts';
import { notesProblem } from './payment-rules.ts';
import { atPortfolio, message, rowId, version } from './portfolio-fields.ts';
import { paymentDayProblem } from './portfolio-rules.ts';
import { held, listField, numberField } from './schema-rules.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';
import { paymentTexts } from './texts/payments.ts';

const atSchedule = z.object({ id: rowId, scheduleId: rowId });

const schedule = z.object({
  id: z.int(),
  debt_id: z.int(),
  creditor: z.string(),
  amount_kind: z.enum(amountKinds),
  /** Of one that is required, what the lender asks for in the month of the next due date, or in this one. */
  payment_amount: z.number(),
  /** What is required in a month ahead: entries until then may change it. */
  is_estimate: z.boolean(),
  payment_day: z.int(),
  payment_type: z.enum(scheduledPaymentTypes),
  notes: z.string().nullable(),
  is_active: z.boolean(),
  /** Null while it is inactive, and where the lender asks for nothing. */
  next_due_date: z.iso.date().nullable(),
  /** Due dates that its owner marked so, in their order. */
  not_paid_dates: z.array(z.iso.date()),
  created_at: z.iso.datetime(),
  version,
});
export type Schedule = z.infer<typeof schedule>;

const factFields = {
  debt_id: debtId,
  /** Left out, a new one is fixed, and one that is there stays as it is. */
  amount_kind: z.enum(amountKinds, { error: paymentTexts.scheduled.amountKindUnknown }).nullish(),
  /** Only of a fixed one: what is required is worked out. */
  payment_amount: amount.nullish(),
  payment_day: numberField(fieldNames.paymentDay, paymentDayProblem),
  payment_type: z
    .enum(scheduledPaymentTypes, { error: paymentTexts.payment.typeUnknown })
    .default('regular'),
  notes,
};
const facts = z.object(factFields, { error: paymentTexts.scheduled.requiredFields });

const scheduleFacts = facts.superRefine(amountIsGiven, {
  // It needs two fields: what is wrong with another must not hide it.
  when: ({ value }) => typeof value === 'object' && value !== null,
});
export type ScheduleFacts = z.infer<typeof scheduleFacts>;
export type ScheduleInput = z.input<typeof scheduleFacts>;

/** Problems are told in the order of the fields. */
function amountIsGiven(
  given: {
    readonly amount_kind?: AmountKind | null | undefined;
    readonly payment_amount?: number | null | undefined;
  },
  { addIssue, issues }: z.core.$RefinementCtx,
): void {
  if (given.amount_kind === 'required' || (given.payment_amount ?? null) !== null) return;
  addIssue({
    code: 'custom',
    path: ['payment_amount'],
    message: fieldTexts.required(fieldNames.amount),
  });
  const names = Object.keys(factFields);
  const place = (issue: { readonly path?: PropertyKey[] | undefined }): number =>
    names.indexOf(String(issue.path?.[0]));
  issues.sort((a, b) => place(a) - place(b));
}

export const listSchedulesCall = defineCall({
  ...scheduleAddresses.list,
  access: 'user',
  summary: 'The scheduled payments of a portfolio',
  params: atPortfolio,
  replies: { 200: z.array(schedule) },
});

export const addScheduleCall = defineCall({
  ...scheduleAddresses.add,
  access: 'user',
  summary: 'Schedules a monthly payment',
  params: atPortfolio,
  body: scheduleFacts,
  replies: { 201: schedule },
});

export const updateScheduleCall = defineCall({
  ...scheduleAddresses.update,
  access: 'user',
  summary:
    'Changes a scheduled payment, or only whether it is active, once for each Idempotency-Key',
  params: atSchedule,
  body: facts.partial().extend({
    payment_type: z
      .enum(scheduledPaymentTypes, { error: paymentTexts.payment.typeUnknown })
      .optional(),
    notes: z
      .string({ error: fieldTexts.unprintable(fieldNames.notes) })
      .check(held(notesProblem))
      .nullish(),
    is_active: z.boolean({ error: paymentTexts.scheduled.requiredFields }).optional(),
    version: version.optional(),
  }),
  replies: { 200: schedule },
});
export type ScheduleChange = Omit<z.infer<(typeof updateScheduleCall)['body']>, 'version'>;

export const removeScheduleCall = defineCall({
  ...scheduleAddresses.remove,
  access: 'user',
  summary: 'Deletes a scheduled payment; what was recorded for it stays',
  params: atSchedule,
  replies: { 200: message },
});

export const checkMissedCall = defineCall({
  ...scheduleAddresses.checkMissed,
  access: 'user',
  summary: 'The due dates before today that are not settled',
  params: atPortfolio,
  replies: {
    200: z.object({
      has_missed_payments: z.boolean(),
      total_missed_count: z.int(),
      missed_payments: z.array(
        z.object({
          debt_name: z.string(),
          amount_kind: z.enum(amountKinds),
          /** Of its oldest date. */
          payment_amount: z.number(),
          missed_count: z.int(),
          scheduled_payment_id: z.int(),
          debt_id: z.int(),
          missed_dates: z.array(z.iso.date()),
          /** Of each of these dates, as they are when all are recorded, the oldest first. */
          missed_amounts: z.array(z.number()),
        }),
      ),
    }),
  },
});
export type MissedPayments = z.infer<(typeof checkMissedCall)['replies'][200]>;

const recordedDate = z.object({
  scheduled_payment_id: z.int(),
  due_date: z.iso.date(),
  payment_id: z.int(),
  payment_amount: z.number(),
});
export type RecordedDate = z.infer<typeof recordedDate>;

const dueDates = listField(dueDate, {
  missing: paymentTexts.settling.unknownDate,
  tooMany: paymentTexts.settling.tooManyDates(paymentLimits.datesAtOnceMax),
  max: paymentLimits.datesAtOnceMax,
});

export const processSchedulesCall = defineCall({
  ...scheduleAddresses.process,
  access: 'user',
  summary:
    'Records every due and unsettled date up to the target as a payment, or of these the given ones',
  params: atPortfolio,
  body: z.object(
    {
      target_date: day,
      /** Without it, everything up to the target is meant. */
      dates: dueDates.optional(),
    },
    { error: fieldTexts.required(fieldNames.date) },
  ),
  bodyMaxBytes: bodyLimits.listBytes,
  replies: {
    200: z.object({
      status: z.enum(processStatuses),
      message: z.string(),
      processed_count: z.int(),
      skipped_count: z.int(),
      /** What it has recorded, in the order of the dates; `undo` takes their payments back. */
      recorded: z.array(recordedDate),
    }),
  },
});
export type ProcessReply = z.infer<(typeof processSchedulesCall)['replies'][200]>;

export const upcomingPaymentsCall = defineCall({
  ...scheduleAddresses.upcoming,
  access: 'user',
  summary: 'What falls due from today on',
  params: atPortfolio,
  query: z.object({
    days: z.coerce.number().int().min(1).max(paymentLimits.upcomingDaysMax).optional(),
  }),
  replies: {
    200: z.array(
      z.object({
        scheduled_payment_id: z.int(),
        debt_id: z.int(),
        creditor: z.string(),
        amount_kind: z.enum(amountKinds),
        payment_amount: z.number(),
        /** What is required in a month ahead: entries until then may change it. */
        is_estimate: z.boolean(),
        due_date: z.iso.date(),
        payment_type: z.enum(scheduledPaymentTypes),
        /** Null while it is still to be paid. */
        settled_as: z.enum(settlementKinds).nullable(),
      }),
    ),
  },
});
export type UpcomingPayment = z.infer<(typeof upcomingPaymentsCall)['replies'][200]>[number];

export const requiredPaymentsCall = defineCall({
  ...scheduleAddresses.required,
  access: 'user',
  summary: 'What the lender of each debt that is not paid off asks for this month',
  params: atPortfolio,
  replies: { 200: z.array(z.object({ debt_id: z.int(), required_payment: z.number() })) },
});
export type RequiredPayment = z.infer<(typeof requiredPaymentsCall)['replies'][200]>[number];

const calendar = z.object({
  /** Null while there is none. */
  url: z.string().nullable(),
  shows_amounts: z.boolean(),
});
export type CalendarLink = z.infer<typeof calendar>;

export const getCalendarCall = defineCall({
  ...scheduleAddresses.calendar,
  access: 'user',
  summary: 'The secret address of the calendar of due dates',
  params: atPortfolio,
  replies: { 200: calendar },
});

export const setCalendarCall = defineCall({
  ...scheduleAddresses.setCalendar,
  access: 'user',
  summary: 'Makes the secret address, changes what it shows, or replaces it by a new one',
  params: atPortfolio,
  body: z.object({ shows_amounts: z.boolean(), is_renewed: z.boolean().default(false) }),
  replies: { 200: calendar },
});

export const removeCalendarCall = defineCall({
  ...scheduleAddresses.removeCalendar,
  access: 'user',
  summary: 'Makes the secret address stop working',
  params: atPortfolio,
  replies: { 200: message },
});

export const calendarFeedCall = defineCall({
  method: 'GET',
  path: '/api/calendar/{file}',
  file: 'text/calendar; charset=utf-8',
  access: 'public',
  summary: 'The due dates as an iCalendar file, for anyone who has its secret address',
  params: z.object({ file: z.string().max(100) }),
});
