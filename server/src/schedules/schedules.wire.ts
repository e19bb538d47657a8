import { poundsFromPence } from '@debt-payoff/contract/money';
import type {
  MissedPayments,
  ProcessReply,
  RequiredPayment,
  Schedule,
  UpcomingPayment,
} from '@debt-payoff/contract/schedules';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { isEstimate } from './due-amounts.ts';
import type { MissedSchedule } from './missed-payments.ts';
import { findNextPayment } from './next-payment.ts';
import type { ProcessedDates } from './record-due-payments.ts';
import type { FullSchedule } from './schedules.store.ts';
import type { RequiredOfDebt, UpcomingDate } from './schedules.ts';

export function scheduleReply(schedule: FullSchedule, today: string): Schedule {
  const next = findNextPayment(schedule, today);
  return {
    id: schedule.id,
    debt_id: schedule.debtId,
    creditor: schedule.creditor,
    amount_kind: schedule.amountKind,
    payment_amount: poundsFromPence(next.amountPence),
    is_estimate: next.isEstimate,
    payment_day: schedule.paymentDay,
    payment_type: schedule.paymentType,
    notes: schedule.notes,
    is_active: schedule.isActive,
    next_due_date: next.dueOn,
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
      amount_kind: schedule.amountKind,
      payment_amount: poundsFromPence(dates[0]?.amountPence ?? 0),
      missed_count: dates.length,
      scheduled_payment_id: schedule.id,
      debt_id: schedule.debtId,
      missed_dates: dates.map(({ dueOn }) => dueOn),
      missed_amounts: dates.map(({ amountPence }) => poundsFromPence(amountPence)),
    })),
  };
}

export function upcomingReply(
  { schedule, month, dueOn, amountPence }: UpcomingDate,
  today: string,
): UpcomingPayment {
  return {
    scheduled_payment_id: schedule.id,
    debt_id: schedule.debtId,
    creditor: schedule.creditor,
    amount_kind: schedule.amountKind,
    payment_amount: poundsFromPence(amountPence),
    is_estimate: isEstimate(schedule, { dueOn, today }),
    due_date: dueOn,
    payment_type: schedule.paymentType,
    settled_as: schedule.settled.find((row) => row.month === month)?.settledAs ?? null,
  };
}

export function requiredReply({ debtId, requiredPence }: RequiredOfDebt): RequiredPayment {
  return { debt_id: debtId, required_payment: poundsFromPence(requiredPence) };
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
    recorded: recorded.map(({ scheduleId, dueOn, paymentId, amountPence }) => ({
      scheduled_payment_id: scheduleId,
      due_date: dueOn,
      payment_id: paymentId,
      payment_amount: poundsFromPence(amountPence),
    })),
  };
  if (recorded.length > 0) {
    return { status: 'processed', message: scheduled.processed(recorded.length), ...done };
  }
  return skippedCount > 0
    ? { status: 'already_processed', message: scheduled.alreadyProcessedMessage, ...done }
    : { status: 'nothing_due', message: scheduled.nothingDue(targetDate), ...done };
}
