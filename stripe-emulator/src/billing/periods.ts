/** Billing periods in UTC: where they begin and end, counted from the anchor of the billing cycle. */

import type { Price, Recurring } from '../objects/price.ts';
import { invalidRequest } from '../stripe-error.ts';

type Cycle = Pick<Recurring, 'interval' | 'interval_count'>;

export const daySeconds = 24 * 60 * 60;

/** The anchor, so many intervals later: 31 January gives 28 February, then 31 March. */
export function boundaryAt(anchor: number, cycle: Cycle, index: number): number {
  const count = index * cycle.interval_count;
  if (cycle.interval === 'day') return anchor + count * daySeconds;
  if (cycle.interval === 'week') return anchor + count * 7 * daySeconds;
  return addMonths(anchor, cycle.interval === 'year' ? count * 12 : count);
}

/** The first boundary after the given moment; the anchor itself, where that is still to come. */
export function nextBoundary(anchor: number, cycle: Cycle, after: number): number {
  let index = Math.max(0, Math.floor((after - anchor) / longestSeconds(cycle)));
  while (boundaryAt(anchor, cycle, index) <= after) index += 1;
  return boundaryAt(anchor, cycle, index);
}

function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1_000);
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  const midnight = Date.UTC(date.getUTCFullYear(), month, day) / 1_000;
  return midnight + (anchor % daySeconds);
}

/** No interval is longer, so that a count made with it never overshoots. */
function longestSeconds({ interval, interval_count }: Cycle): number {
  const days = { day: 1, week: 7, month: 31, year: 366 }[interval];
  return days * interval_count * daySeconds;
}

/** All prices of one subscription are billed in the same rhythm. */
export function cycleOf(items: readonly { readonly price: Price }[]): Cycle {
  const recurring = items[0]?.price.recurring;
  if (!recurring) throw invalidRequest('A subscription needs a recurring price.');
  return recurring;
}
