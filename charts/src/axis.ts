/** Where a chart's gridlines and date ticks stand. */
import { addMonths, formatMonthShort, type Month, monthIndex } from '@debt-payoff/contract/months';

/** The shares of the highest amount at which the gridlines stand. */
export const quarters = [0, 0.25, 0.5, 0.75, 1];

const roundLeads = [1, 2, 4, 5, 8, 10];

/** The smallest round amount at or above the value whose quarters are round too. */
export function roundMaximum(value: number): number {
  if (value <= 0) return 4;
  const power = 10 ** Math.floor(Math.log10(value));
  const lead = roundLeads.find((candidate) => candidate * power >= value) ?? 10;
  return lead * power;
}

export type DateTick = { readonly at: number; readonly label: string };

const steps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600];

/** Ticks on even months of the calendar, such as every January and July, at most so many. */
export function dateTicks(options: { start: Month; months: number; most: number }): DateTick[] {
  const { start, months, most } = options;
  const firstOf = (step: number) => (step - (monthIndex(start) % step)) % step;
  const step = steps.find((every) => firstOf(every) + most * every > months) ?? 1_200;
  const ticks: DateTick[] = [];
  for (let at = firstOf(step); at <= months; at += step) {
    ticks.push({ at, label: formatMonthShort(addMonths(start, at)) });
  }
  return ticks;
}

const pointsMost = 200;

/** The months a line is drawn through: all of a short plan; of a long one the first, the last and the kept. */
export function monthsDrawn(options: { last: number; kept: readonly number[] }): number[] {
  const { last } = options;
  const kept = options.kept.filter((month) => month <= last);
  const room = Math.max(1, pointsMost - kept.length - 1);
  const step = Math.max(1, Math.ceil(last / room));
  const drawn = new Set(kept);
  for (let month = 0; month < last; month += step) drawn.add(month);
  drawn.add(last);
  return [...drawn].sort((a, b) => a - b);
}
