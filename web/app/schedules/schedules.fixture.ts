/** Scheduled payments as the server sends them, for tests. */
import type { MissedPayments, Schedule, UpcomingPayment } from '@debt-payoff/contract/schedules';

export function aSchedule(changes: Partial<Schedule> = {}): Schedule {
  return {
    id: 3,
    debt_id: 7,
    creditor: 'Barclaycard',
    amount_kind: 'fixed',
    payment_amount: 120,
    is_estimate: false,
    payment_day: 20,
    payment_type: 'regular',
    notes: null,
    is_active: true,
    next_due_date: '2026-11-20',
    not_paid_dates: [],
    created_at: '2026-11-15T09:00:00.000Z',
    version: 1,
    ...changes,
  };
}

export function anUpcoming(changes: Partial<UpcomingPayment> = {}): UpcomingPayment {
  return {
    scheduled_payment_id: 3,
    debt_id: 7,
    creditor: 'Barclaycard',
    amount_kind: 'required',
    payment_amount: 43.59,
    is_estimate: false,
    due_date: '2026-11-20',
    payment_type: 'regular',
    settled_as: null,
    ...changes,
  };
}

/** Missed on the 20th of so many months up to October. */
export function aMissed(amounts: readonly number[]): MissedPayments['missed_payments'][number] {
  return {
    debt_name: 'Barclaycard',
    amount_kind: 'required',
    payment_amount: amounts[0] ?? 0,
    missed_count: amounts.length,
    scheduled_payment_id: 3,
    debt_id: 7,
    missed_dates: amounts.map(
      (_, at) => `2026-${String(11 - amounts.length + at).padStart(2, '0')}-20`,
    ),
    missed_amounts: [...amounts],
  };
}
