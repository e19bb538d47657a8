import { poundsFromPence } from '@debt-payoff/contract/money';
import type {
  MissedPayments,
  ProcessReply,
  Schedule,
  UpcomingPayment,
} from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import type { MissedSchedule } from './missed-payments.ts';
import type { ProcessedDates } from './record-due-payments.ts';
import type { FullSchedule } from './schedules.store.ts';
import { findNextDue, type UpcomingDate } from './schedules.ts';

export function scheduleReply(schedule: FullSchedule, today: string): Schedule {
  return {
    id: schedule.id,
    debt_id: schedule.debtId,
    creditor: schedule.creditor,
    payment_amount: poundsFromPence(schedule.amountPence),
    payment_day: schedule.paymentDay,
    payment_type: schedule.paymentType,
    notes: schedule.notes,
    is_active: schedule.isActive,
    next_due_date: findNextDue(schedule, today),
    not_paid_dates: schedule.settled
      .filter(({ settledAs }) => settledAs === 'not_paid')
      .map(({ dueOn }) => dueOn),
    created_at: schedule.createdAt.toISOString(),
    version: schedule.version,
  };
}

export function missedReply(missed: readonly MissedSchedule[]): MissedPayments {
  return {
    has_missed_payments: missed.length > 0,
    total_missed_count: missed.reduce((sum, { dates }) => sum + dates.length, 0),
    missed_payments: missed.map(({ schedule, dates }) => ({
      debt_name: schedule.creditor,
      payment_amount: poundsFromPence(schedule.amountPence),
      missed_count: dates.length,
      scheduled_payment_id: schedule.id,
      debt_id: schedule.debtId,
      missed_dates: [...dates],
    })),
  };
}

export function upcomingReply({ schedule, month, dueOn }: UpcomingDate): UpcomingPayment {
  return {
    scheduled_payment_id: schedule.id,
    debt_id: schedule.debtId,
    creditor: schedule.creditor,
    payment_amount: poundsFromPence(schedule.amountPence),
    due_date: dueOn,
    payment_type: schedule.paymentType,
    settled_as: schedule.settled.find((row) => row.month === month)?.settledAs ?? null,
  };
}

export function processedReply({
  recorded,
  skippedCount,
  targetDate,
}: ProcessedDates): ProcessReply {
  const { scheduled } = paymentTexts;
  const done = {
    processed_count: recorded.length,
    skipped_count: skippedCount,
    recorded: recorded.map(({ scheduleId, dueOn, paymentId }) => ({
      scheduled_payment_id: scheduleId,
      due_date: dueOn,
      payment_id: paymentId,
    })),
  };
  if (recorded.length > 0) {
    return { status: 'processed', message: scheduled.processed(recorded.length), ...done };
  }
  return skippedCount > 0
    ? { status: 'already_processed', message: scheduled.alreadyProcessedMessage, ...done }
    : { status: 'nothing_due', message: scheduled.nothingDue(targetDate), ...done };
}
