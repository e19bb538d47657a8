/** The days that figures are asked for, and the stretches that they are drawn in. */
import { addDays, londonStartOf } from '@debt-payoff/contract/days';
import type { Clock } from '../../platform/clock.ts';

type Stretch = { readonly startDate: string; readonly endDate: string };

export type AnalyticsRange = Stretch & {
  readonly days: number;
  /** When the first day begins in London, and when the last one has ended. */
  readonly from: Date;
  readonly until: Date;
  /** Oldest first. Together they are the range. */
  readonly stretches: readonly Stretch[];
  /** One moment for all figures of a reply. */
  readonly now: Date;
};

/** The last so many days in London, today among them. */
export function rangeOf(days: number, clock: Clock): AnalyticsRange {
  const now = clock.now();
  const endDate = clock.today();
  const startDate = addDays(endDate, 1 - days);
  return {
    ...{ days, startDate, endDate, now },
    from: londonStartOf(startDate),
    until: endOf(endDate),
    stretches: stretchesOf({ startDate, days }),
  };
}

/** The moment at which a day has ended in London: the first that is no longer of it. */
export function endOf(day: string): Date {
  return londonStartOf(addDays(day, 1));
}

/** As many as a chart has room for beside their names. */
const stretchesMax = 13;
/** A day, a few, a week, about a month. */
const usualLengths = [1, 3, 7, 30] as const;

/** As equal as whole days allow, so that no bar is short because of the calendar: lengths differ by a day at most. */
export function stretchesOf({
  startDate,
  days,
}: {
  readonly startDate: string;
  readonly days: number;
}): Stretch[] {
  const counts = usualLengths.map((length) => Math.round(days / length));
  const count = counts.find((one) => one <= stretchesMax) ?? stretchesMax;
  const startOf = (index: number) => addDays(startDate, Math.floor((index * days) / count));
  return Array.from({ length: count }, (_, index) => ({
    startDate: startOf(index),
    endDate: addDays(startOf(index + 1), -1),
  }));
}
