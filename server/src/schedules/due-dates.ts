/** When a schedule falls due: pure functions of the times in which it was active. */
import { dayIn, firstDayOf } from '@debt-payoff/contract/days';
import { addMonths, type Month, monthOf, monthRange } from '@debt-payoff/contract/months';

/** From one day on, until another that is no longer part of it, on the same day of every month. */
export type Term = {
  readonly paymentDay: number;
  readonly fromOn: string;
  readonly untilOn: string | null;
};

export type DueDate = {
  /** The first day of its month: a month falls due once. */
  readonly month: string;
  readonly dueOn: string;
};

/** All due dates within both days, in their order. Where the day was changed, the last one chosen counts. */
export function dueDates(
  terms: readonly Term[],
  { from, to }: { readonly from?: string; readonly to: string },
): DueDate[] {
  const byMonth = new Map<string, DueDate>();
  for (const term of terms.toSorted((a, b) => (a.fromOn < b.fromOn ? -1 : 1))) {
    for (const date of datesOfTerm(term, to)) byMonth.set(date.month, date);
  }
  return [...byMonth.values()]
    .filter(({ dueOn }) => dueOn <= to && (from === undefined || dueOn >= from))
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
}

const monthsAhead = 12;

/**
 * The due dates from that day on whose months are not settled: until twelve months after its own, and one month more for
 * each of these that is settled. None where the schedule has ended.
 */
export function unsettledAhead(
  terms: readonly Term[],
  { today, settledMonths }: { readonly today: string; readonly settledMonths: ReadonlySet<string> },
): DueDate[] {
  const running = terms.find(({ untilOn }) => untilOn === null);
  if (running === undefined) return [];
  const from = running.fromOn > today ? running.fromOn : today;
  const first = monthOf(from);
  const isAhead = (month: string): boolean => month >= firstDayOf(first);
  const settledAhead = [...settledMonths].filter(isAhead).length;
  return monthRange({ from: first, to: addMonths(first, monthsAhead + settledAhead) })
    .map((month) => dueDateIn(month, running.paymentDay))
    .filter(({ month, dueOn }) => dueOn >= from && !settledMonths.has(month));
}

function datesOfTerm({ paymentDay, fromOn, untilOn }: Term, to: string): DueDate[] {
  const end = untilOn !== null && untilOn < to ? untilOn : to;
  return monthRange({ from: monthOf(fromOn), to: monthOf(end) })
    .map((month) => dueDateIn(month, paymentDay))
    .filter(({ dueOn }) => dueOn >= fromOn && (untilOn === null || dueOn < untilOn));
}

/** In a month that is too short for the day, its last day. */
function dueDateIn(month: Month, paymentDay: number): DueDate {
  return { month: firstDayOf(month), dueOn: dayIn(month, paymentDay) };
}
