import { formatMonth, monthOf } from '@debt-payoff/contract/months';

/** 'November 2029', of a month as it is sent. */
export function monthWords(month: string): string {
  return formatMonth(monthOf(month));
}
