/** Payments, the schedules that they come from, and the progress that they make. */
import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountProblem } from './debt-rules.ts';
import { paymentTypes, processStatuses, scheduledPaymentTypes } from './debt-types.ts';
import { paymentLimits } from './limits.ts';
import {
  calendarFeedPath,
  paymentAddresses,
  paymentSettingsAddresses,
  progressAddresses,
  scheduleAddresses,
} from './payment-addresses.ts';
import { dayProblem, notesProblem } from './payment-rules.ts';
import { paymentDayProblem } from './portfolio-rules.ts';
import { held, numberField, textField } from './schema-rules.ts';
import { fieldNames, fieldTexts } from './texts/fields.ts';
import { paymentTexts } from './texts/payments.ts';

const message = z.object({ message: z.string() });
const rowId = z.coerce.number().int().positive();
const version = z.int().positive();
const day = textField(fieldTexts.required(fieldNames.date), dayProblem);
const amount = numberField(fieldNames.amount, (pounds) => amountProblem(fieldNames.amount, pounds));
const balance = (name: string) => numberField(name, (pounds) => amountProblem(name, pounds));
const notes = z
  .string({ error: fieldTexts.unprintable(fieldNames.notes) })
  .check(held(notesProblem))
  .nullish()
  .transform((text) => text ?? '');
const debtId = z
  .number({ error: fieldTexts.required(fieldNames.debt) })
  .check(
    held((id) =>
      Number.isSafeInteger(id) && id > 0 ? null : fieldTexts.required(fieldNames.debt),
    ),
  );

const atPortfolio = z.object({ id: rowId });
const atPayment = z.object({ id: rowId, paymentId: rowId });
const atSchedule = z.object({ id: rowId, scheduleId: rowId });

// ---------------------------------------------------------------- payments

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
  /** What was paid beyond all that was owed. */
  excess_amount: z.number(),
  /** False for one that the balance entered with the debt already takes into account. */
  affects_balance: z.boolean(),
  /** The schedule that it was recorded for. */
  scheduled_payment_id: z.int().nullable(),
  created_at: z.iso.datetime(),
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
    affects_balance: z.boolean({ error: paymentTexts.payment.requiredFields }).default(true),
  },
  { error: paymentTexts.payment.requiredFields },
);
export type PaymentFacts = z.infer<typeof paymentFacts>;
export type PaymentInput = z.input<typeof paymentFacts>;

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
  summary: 'A page of the payments of a portfolio, the newest first',
  params: atPortfolio,
  query: paymentFilter.extend({
    /** The mark that the page before gave. */
    before: z.string().max(60).optional(),
    limit: z.coerce.number().int().min(1).max(paymentLimits.historyPageMax).optional(),
  }),
  replies: { 200: z.object({ payments: z.array(payment), next: z.string().nullable() }) },
});

export const paymentSummaryCall = defineCall({
  ...paymentAddresses.summary,
  access: 'user',
  summary: 'What the payments of a portfolio add up to, in all and by month',
  params: atPortfolio,
  query: paymentFilter,
  replies: {
    200: z.object({
      count: z.int(),
      total_amount: z.number(),
      average_amount: z.number(),
      interest_amount: z.number(),
      principal_amount: z.number(),
      months: z.array(
        z.object({
          /** Written YYYY-MM. */
          month: z.string(),
          total_amount: z.number(),
          interest_amount: z.number(),
          principal_amount: z.number(),
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
  body: paymentFacts,
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
    /** Whoever sends a payment back as it was read does not state the estimate that stood in it. */
    is_balance_stated: z.boolean({ error: paymentTexts.payment.requiredFields }).optional(),
  }),
  replies: { 200: payment },
});

export const removePaymentCall = defineCall({
  ...paymentAddresses.remove,
  access: 'user',
  summary: 'Deletes a payment; the balances after it are worked out anew',
  params: atPayment,
  replies: { 200: message },
});

// ---------------------------------------------------------------- schedules

const schedule = z.object({
  id: z.int(),
  debt_id: z.int(),
  creditor: z.string(),
  payment_amount: z.number(),
  payment_day: z.int(),
  payment_type: z.enum(scheduledPaymentTypes),
  notes: z.string().nullable(),
  is_active: z.boolean(),
  /** Null while it is inactive. */
  next_due_date: z.iso.date().nullable(),
  created_at: z.iso.datetime(),
});
export type Schedule = z.infer<typeof schedule>;

const scheduleFacts = z.object(
  {
    debt_id: debtId,
    payment_amount: amount,
    payment_day: z
      .number({ error: fieldTexts.paymentDayOutOfRange })
      .check(held(paymentDayProblem)),
    payment_type: z
      .enum(scheduledPaymentTypes, { error: paymentTexts.payment.typeUnknown })
      .default('regular'),
    notes,
  },
  { error: paymentTexts.scheduled.requiredFields },
);
export type ScheduleFacts = z.infer<typeof scheduleFacts>;
export type ScheduleInput = z.input<typeof scheduleFacts>;

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
  summary: 'Changes a scheduled payment, or only whether it is active',
  params: atSchedule,
  body: scheduleFacts.partial().extend({
    payment_type: z
      .enum(scheduledPaymentTypes, { error: paymentTexts.payment.typeUnknown })
      .optional(),
    notes: z
      .string({ error: fieldTexts.unprintable(fieldNames.notes) })
      .check(held(notesProblem))
      .nullish(),
    is_active: z.boolean({ error: paymentTexts.scheduled.requiredFields }).optional(),
  }),
  replies: { 200: schedule },
});
export type ScheduleChange = z.infer<(typeof updateScheduleCall)['body']>;

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
  summary: 'The due dates before today for which nothing was recorded',
  params: atPortfolio,
  replies: {
    200: z.object({
      has_missed_payments: z.boolean(),
      total_missed_count: z.int(),
      missed_payments: z.array(
        z.object({
          debt_name: z.string(),
          payment_amount: z.number(),
          missed_count: z.int(),
          scheduled_payment_id: z.int(),
          missed_dates: z.array(z.iso.date()),
        }),
      ),
    }),
  },
});
export type MissedPayments = z.infer<(typeof checkMissedCall)['replies'][200]>;

export const processSchedulesCall = defineCall({
  ...scheduleAddresses.process,
  access: 'user',
  summary: 'Records every due and unrecorded date up to the target as a payment',
  params: atPortfolio,
  body: z.object({ target_date: day }, { error: fieldTexts.required(fieldNames.date) }),
  replies: {
    200: z.object({
      status: z.enum(processStatuses),
      message: z.string(),
      processed_count: z.int(),
      skipped_count: z.int(),
    }),
  },
});
export type Processed = z.infer<(typeof processSchedulesCall)['replies'][200]>;

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
        payment_amount: z.number(),
        due_date: z.iso.date(),
        is_recorded: z.boolean(),
      }),
    ),
  },
});
export type UpcomingPayment = z.infer<(typeof upcomingPaymentsCall)['replies'][200]>[number];

// ---------------------------------------------------------------- the calendar

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
  path: calendarFeedPath,
  access: 'public',
  summary: 'The due dates as an iCalendar file, for whoever has its secret address',
  params: z.object({ file: z.string().max(100) }),
  replies: { 200: z.string() },
});

// ---------------------------------------------------------------- progress

const snapshot = z.object({
  id: z.int(),
  snapshot_date: z.iso.date(),
  total_balance: z.number(),
  total_interest_paid: z.number(),
  paid_off_count: z.int(),
  total_debts_count: z.int(),
  notes: z.string(),
});
export type Snapshot = z.infer<typeof snapshot>;

const count = z
  .number({ error: fieldTexts.notANumber(fieldNames.debt) })
  .int()
  .min(0);

export const listProgressCall = defineCall({
  ...progressAddresses.list,
  access: 'user',
  summary: 'The snapshots of a portfolio, the oldest first',
  params: atPortfolio,
  replies: { 200: z.array(snapshot) },
});

export const captureProgressCall = defineCall({
  ...progressAddresses.capture,
  access: 'user',
  summary: 'Keeps how the portfolio stood on a day; its balance and counts come from the ledger',
  params: atPortfolio,
  body: z.object(
    {
      snapshot_date: day,
      total_interest_paid: balance(fieldNames.interestPaid),
      notes,
      total_balance: balance(fieldNames.balance).optional(),
      paid_off_count: count.optional(),
      total_debts_count: count.optional(),
    },
    { error: paymentTexts.payment.requiredFields },
  ),
  replies: { 201: snapshot },
});
export type SnapshotFacts = z.infer<(typeof captureProgressCall)['body']>;

/** Balances at the end of months, and today. */
const point = z.object({ date: z.iso.date(), balance: z.number() });

export const progressCourseCall = defineCall({
  ...progressAddresses.course,
  access: 'user',
  summary: 'What the plan promised, what happened, and why the debt-free month moved',
  params: atPortfolio,
  replies: {
    200: z.object({
      /** Null where there is no debt, or none that the plan would ever clear. */
      plan_started_on: z.iso.date().nullable(),
      promised: z.array(point),
      happened: z.array(point),
      promised_month: z.string().nullable(),
      expected_month: z.string().nullable(),
      /** How many months sooner than promised; below zero, later. */
      months_sooner: z.int().nullable(),
      summary: z.string(),
      reasons: z.array(z.string()),
      interest_paid: z.number(),
      principal_paid: z.number(),
    }),
  },
});
export type ProgressCourse = z.infer<(typeof progressCourseCall)['replies'][200]>;

// ---------------------------------------------------------------- settings

const settings = z.object({
  /** Mails the day before a payment falls due. */
  wants_reminders: z.boolean(),
  /** Whether the plan holds them. */
  can_have_reminders: z.boolean(),
  is_email_confirmed: z.boolean(),
  records_automatically: z.boolean(),
});
export type PaymentSettings = z.infer<typeof settings>;

export const getPaymentSettingsCall = defineCall({
  ...paymentSettingsAddresses.get,
  access: 'user',
  summary: 'Reminders and automatic recording',
  replies: { 200: settings },
});

export const updatePaymentSettingsCall = defineCall({
  ...paymentSettingsAddresses.update,
  access: 'user',
  summary: 'Switches reminders and automatic recording on or off',
  body: z.object({ wants_reminders: z.boolean(), records_automatically: z.boolean() }),
  replies: { 200: settings },
});
