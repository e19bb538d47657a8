/** The due dates that a day's mails are about, and which days of the month fall on them. */
import { addDays, dayOfMonth } from '@debt-payoff/contract/days';
import { paymentDayLimits } from '@debt-payoff/contract/limits';

export type ReminderDay = {
  readonly dueOn: string;
  /** Of what began later, nobody is told. */
  readonly beganBy: string;
};

/** For so many days after it, a missed date is still told of. */
const missedDays = 7;

/**
 * Tomorrow; and today, in case nobody was told yesterday. Anyone who makes a schedule on the very day it falls
 * due needs no reminder of it.
 */
export function announcedDays(today: string): ReminderDay[] {
  return [
    { dueOn: today, beganBy: addDays(today, -1) },
    { dueOn: addDays(today, 1), beganBy: today },
  ];
}

export function missedDaysBefore(today: string): ReminderDay[] {
  return Array.from({ length: missedDays }, (_, at) => theDay(addDays(today, -at - 1)));
}

export function theDay(dueOn: string): ReminderDay {
  return { dueOn, beganBy: dueOn };
}

/** The payment days that fall on it: on a month's last day, also all later ones. */
export function paymentDaysOn(dueOn: string): number[] {
  const day = dayOfMonth(dueOn);
  const isLast = dayOfMonth(addDays(dueOn, 1)) === 1;
  return Array.from({ length: isLast ? paymentDayLimits.max - day + 1 : 1 }, (_, at) => day + at);
}
