/** Which scheduled payments fall due next. */
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { Portfolio } from '@debt-payoff/contract/portfolios';

export type NextPayment = {
  readonly scheduleId: number;
  readonly portfolioId: number;
  readonly creditor: string;
  readonly pence: number;
  /** YYYY-MM-DD */
  readonly dueOn: string;
};

/** The soonest first; on one day, the largest. */
export function listNextPayments(portfolios: readonly Portfolio[], today: string): NextPayment[] {
  return portfolios
    .flatMap(({ debts }) => debts)
    .filter(({ is_paid_off }) => !is_paid_off)
    .flatMap(({ creditor, portfolio_id, scheduled_payments }) =>
      scheduled_payments
        .filter(({ is_active }) => is_active)
        .map(({ id, payment_amount, payment_day }) => ({
          scheduleId: id,
          portfolioId: portfolio_id,
          creditor,
          pence: penceFromPounds(payment_amount),
          dueOn: nextDueDate(payment_day, today),
        })),
    )
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn) || b.pence - a.pence);
}

/** The day in this month, or in the next where it has passed; in a shorter month its last day. */
export function nextDueDate(paymentDay: number, today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const inThisMonth = dateWithin({ year, month, day: paymentDay });
  return inThisMonth >= today
    ? inThisMonth
    : dateWithin({ year, month: month + 1, day: paymentDay });
}

/** Months run from 1; 13 is January of the next year. */
function dateWithin({ year, month, day }: { year: number; month: number; day: number }): string {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1, Math.min(day, lastDay)));
  return date.toISOString().slice(0, 10);
}
