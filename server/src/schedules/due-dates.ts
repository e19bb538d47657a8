/** When a schedule falls due: pure functions of the times in which it was active. */
import { addMonths, indexOf, type Month, monthOf } from '@debt-payoff/contract/months';

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

/** The first due date from that day on whose month is not done with; null where the schedule has ended. */
export function nextDueDate(
  terms: readonly Term[],
  { today, doneMonths }: { readonly today: string; readonly doneMonths: ReadonlySet<string> },
): string | null {
  const running = terms.find(({ untilOn }) => untilOn === null);
  if (running === undefined) return null;
  const from = running.fromOn > today ? running.fromOn : today;
  for (let ahead = 0; ahead <= doneMonths.size + 1; ahead += 1) {
    const { month, dueOn } = dueDateIn(addMonths(monthOf(from), ahead), running.paymentDay);
    if (dueOn >= from && !doneMonths.has(month)) return dueOn;
  }
  return null;
}

function datesOfTerm({ paymentDay, fromOn, untilOn }: Term, to: string): DueDate[] {
  const start = monthOf(fromOn);
  const end = monthOf(untilOn !== null && untilOn < to ? untilOn : to);
  const count = indexOf(end) - indexOf(start) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, ahead) =>
    dueDateIn(addMonths(start, ahead), paymentDay),
  ).filter(({ dueOn }) => dueOn >= fromOn && (untilOn === null || dueOn < untilOn));
}

/** In a month that is too short for the day, its last day. */
function dueDateIn(month: Month, paymentDay: number): DueDate {
  const index = indexOf(month);
  const [year, number] = [Math.floor(index / 12), (index % 12) + 1];
  const lastDay = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const day = Math.min(paymentDay, lastDay);
  const prefix = `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`;
  return { month: `${prefix}-01`, dueOn: `${prefix}-${String(day).padStart(2, '0')}` };
}
