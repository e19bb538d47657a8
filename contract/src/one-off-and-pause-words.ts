/** One-offs and pauses in lists of what a plan has, by months of the calendar. */
import { formatMonth, type Month } from './months.ts';

/** 'May 2027: £400 to Car loan'; without a name it goes where the strategy says. */
export function oneOffLine(oneOff: {
  readonly month: Month;
  readonly amount: string;
  /** Of the debt that it is for, ready for a sentence; null for none. */
  readonly name: string | null;
}): string {
  const { month, amount, name } = oneOff;
  const to = name === null ? 'where the strategy says' : `to ${name}`;
  return `${formatMonth(month)}: ${amount} ${to}`;
}

/** 'January 2027 to March 2027: only one-offs and what lenders ask for are paid' */
export function pauseLine(pause: { readonly fromMonth: Month; readonly toMonth: Month }): string {
  const { fromMonth, toMonth } = pause;
  const from = formatMonth(fromMonth);
  const months = fromMonth === toMonth ? from : `${from} to ${formatMonth(toMonth)}`;
  return `${months}: only one-offs and what lenders ask for are paid`;
}
