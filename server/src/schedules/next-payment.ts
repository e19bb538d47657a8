/** What is told of a schedule as a whole: its next date, and how much it is. */
import { amountOn, amountsDue, isEstimate } from './due-amounts.ts';
import { unsettledAhead } from './due-dates.ts';
import type { FullSchedule } from './schedules.store.ts';

type Schedule = Pick<
  FullSchedule,
  'amountPence' | 'follows' | 'isActive' | 'terms' | 'settledMonths'
>;

export type NextPayment = {
  /** Null while the schedule is inactive, and where the lender asks for nothing. */
  readonly dueOn: string | null;
  /** Where the amount follows what the lender asks, of the month of that date; without one, of this month. */
  readonly amountPence: number;
  readonly isEstimate: boolean;
};

export function findNextPayment(schedule: Schedule, today: string): NextPayment {
  const { isActive, terms, settledMonths } = schedule;
  const dates = isActive ? unsettledAhead(terms, { today, settledMonths }) : [];
  const [next] = amountsDue(schedule, dates);
  if (next === undefined) {
    return { dueOn: null, amountPence: amountOn(schedule, today), isEstimate: false };
  }
  const { dueOn, amountPence } = next;
  return { dueOn, amountPence, isEstimate: isEstimate(schedule, { dueOn, today }) };
}
