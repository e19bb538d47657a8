/** Which due dates are still to be settled, and which of them can be now. */
import { addDays, firstDayOf, lastDayOf } from '@debt-payoff/contract/days';
import { monthOf } from '@debt-payoff/contract/months';
import { paymentLimits } from '@debt-payoff/contract/payment-limits';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { DomainError, invalidField } from '../platform/errors.ts';
import { amountsDue, type DueAmount } from './due-amounts.ts';
import { type DueDate, dueDates } from './due-dates.ts';
import type { FullSchedule } from './schedules.store.ts';
import type { SettledRow } from './settled-dates.store.ts';

const { settling: texts } = paymentTexts;

/** In their order, as things stand. A debt that is paid off waits for nothing. */
export function unsettledDates(
  schedule: FullSchedule,
  { to }: { readonly to: string },
): DueAmount[] {
  const { isDebtPaidOff, terms, settledMonths } = schedule;
  if (isDebtPaidOff) return [];
  const open = dueDates(terms, { to }).filter(({ month }) => !settledMonths.has(month));
  return amountsDue(schedule, open);
}

/** So far ahead, somebody who adds a payment is asked whether it is for a date. */
export function lastAskedDay(today: string): string {
  return addDays(today, paymentLimits.settlesDaysAhead);
}

/** What the plan has for this month can be paid on any day of it. */
function lastSettledDay(today: string): string {
  const monthEnd = lastDayOf(monthOf(today));
  const asked = lastAskedDay(today);
  return asked > monthEnd ? asked : monthEnd;
}

export type NamedDate = {
  /** The due date itself, or the one that its month was settled by. */
  readonly date: DueDate;
  /** Null while its month is open. */
  readonly settled: SettledRow | null;
};

/** Null for a day on which the schedule neither falls due nor was settled. */
export function findDate(schedule: FullSchedule, dueOn: string): NamedDate | null {
  const month = firstDayOf(monthOf(dueOn));
  const settled = schedule.settled.find((row) => row.month === month) ?? null;
  const isDue = dueDates(schedule.terms, { from: dueOn, to: dueOn }).length > 0;
  return isDue || settled?.dueOn === dueOn ? { date: { month, dueOn }, settled } : null;
}

/** A missed date, today's, one of the next days or of this month, on which something is due; `field` is what names it in the request. */
export function requireUnsettled(
  schedule: FullSchedule,
  { dueOn, today, field }: { dueOn: string; today: string; field: string },
): DueDate {
  const found = findDate(schedule, dueOn);
  if (found === null) throw invalidField(field, texts.unknownDate);
  if (found.settled !== null) throw alreadySettled(field);
  if (dueOn > lastSettledDay(today)) throw invalidField(field, texts.tooFarAhead);
  if (schedule.isDebtPaidOff) throw invalidField(field, texts.paidOff);
  if (amountsDue(schedule, [found.date]).length === 0) {
    throw invalidField(field, texts.nothingDue);
  }
  return found.date;
}

export function alreadySettled(field: string, message: string = texts.settledSince): DomainError {
  return new DomainError('already_settled', { message, fields: { [field]: message } });
}
