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

/** So many months ahead are searched for one in which something is due. */
const monthsSearched = 12;

/** The first due date from that day on whose month is not settled; null where the schedule has ended, or none falls due. */
export function nextDueDate(
  terms: readonly Term[],
  {
    today,
    settledMonths,
    fallsDue = () => true,
  }: {
    readonly today: string;
    readonly settledMonths: ReadonlySet<string>;
    readonly fallsDue?: (dueOn: string) => boolean;
  },
): string | null {
  const running = terms.find(({ untilOn }) => untilOn === null);
  if (running === undefined) return null;
  const from = running.fromOn > today ? running.fromOn : today;
  for (let ahead = 0; ahead <= settledMonths.size + monthsSearched; ahead += 1) {
    const { month, dueOn } = dueDateIn(addMonths(monthOf(from), ahead), running.paymentDay);
    if (dueOn >= from && !settledMonths.has(month) && fallsDue(dueOn)) return dueOn;
  }
  return null;
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
