/** Which snapshots are looked at, by their dates. */
import { addDays } from '@debt-payoff/contract/days';
import { paymentLimits } from '@debt-payoff/contract/payment-limits';

export const timeFrames = {
  all: 'All',
  week: `Week (${paymentLimits.progressWeekDays} days)`,
  month: `Month (${paymentLimits.progressMonthDays} days)`,
  quarter: `Quarter (${paymentLimits.progressQuarterDays} days)`,
  custom: 'Custom date range',
} as const;
export type TimeFrame = keyof typeof timeFrames;

export type TimeFilter = {
  readonly frame: TimeFrame;
  /** The days of a custom range, both within it; blank where it is open. */
  readonly from: string;
  readonly to: string;
};

export const allTime: TimeFilter = { frame: 'all', from: '', to: '' };

const daysOf = {
  week: paymentLimits.progressWeekDays,
  month: paymentLimits.progressMonthDays,
  quarter: paymentLimits.progressQuarterDays,
} as const;

export function isWithin(date: string, { frame, from, to }: TimeFilter, today: string): boolean {
  if (frame === 'all') return true;
  if (frame !== 'custom') return date >= addDays(today, -daysOf[frame]);
  return (from === '' || date >= from) && (to === '' || date <= to);
}

/** Said beside the dates; none is then within the range. */
export function isReversed({ frame, from, to }: TimeFilter): boolean {
  return frame === 'custom' && from !== '' && to !== '' && from > to;
}
