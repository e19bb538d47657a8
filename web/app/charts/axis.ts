/** Where a chart's gridlines and date ticks stand. */
import { addMonths, formatMonthShort, indexOf, type Month } from '@debt-payoff/contract/months';

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
  const step = steps.find((candidate) => Math.floor(months / candidate) <= most) ?? 1_200;
  const first = (step - (indexOf(start) % step)) % step;
  const ticks: DateTick[] = [];
  for (let at = first; at <= months && ticks.length < most; at += step) {
    ticks.push({ at, label: formatMonthShort(addMonths(start, at)) });
  }
  return ticks;
}
