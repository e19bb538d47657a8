import { poundsFromPence } from '@debt-payoff/contract/money';
import type { Schedule } from '@debt-payoff/contract/schedules';
import { nextDueDate } from './due-dates.ts';
import type { FullSchedule } from './schedules.store.ts';

export function scheduleAnswer(schedule: FullSchedule, today: string): Schedule {
  const { terms, doneMonths } = schedule;
  return {
    id: schedule.id,
    debt_id: schedule.debtId,
    creditor: schedule.creditor,
    payment_amount: poundsFromPence(schedule.amountPence),
    payment_day: schedule.paymentDay,
    payment_type: schedule.paymentType,
    notes: schedule.notes,
    is_active: schedule.isActive,
    next_due_date: schedule.isActive ? nextDueDate(terms, { today, doneMonths }) : null,
    created_at: schedule.createdAt.toISOString(),
    version: schedule.version,
  };
}
