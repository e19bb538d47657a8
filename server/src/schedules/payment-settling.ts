/** What schedules add to payments: the due date that a payment settles. */
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { sql } from 'drizzle-orm';
import type { PaymentSettling, SettledByPayment } from '../payments/payment-settling.ts';
import { invalidField } from '../platform/errors.ts';
import { findSchedule, resumeSchedulesOf } from './schedules.store.ts';
import { settledDates } from './schedules.tables.ts';
import { claimDate, openLinkedDate } from './settled-dates.store.ts';
import { alreadySettled, requireUnsettled } from './unsettled-dates.ts';

const { settling: texts } = paymentTexts;
const field = 'settles';

export const paymentSettling: PaymentSettling = {
  // Named in full: inside the question the bare names would mean other columns.
  settledByPayment: sql<SettledByPayment | null>`(
    SELECT json_build_object('scheduleId', settled.schedule_id, 'dueOn', settled.due_on,
      'settledAs', settled.settled_as)
    FROM ${settledDates} AS settled WHERE settled.payment_id = payments.id
  )`,
  settle: async ({ tx, clock }, { settles, debtId, paymentId, ...at }) => {
    const scheduleId = settles.scheduled_payment_id;
    const schedule = await findSchedule(tx, { ...at, scheduleId });
    if (schedule === null) throw invalidField(field, texts.unknownDate);
    if (schedule.debtId !== debtId) throw invalidField(field, texts.otherDebt);
    const { due_date: dueOn } = settles;
    const date = requireUnsettled(schedule, { dueOn, today: clock.today(), field });
    const settledAt = clock.now();
    const row = { ...date, scheduleId, settledAs: 'linked', paymentId, settledAt } as const;
    if (!(await claimDate(tx, row))) throw alreadySettled(field);
  },
  openLinked: openLinkedDate,
  resumeSchedules: resumeSchedulesOf,
};
