/** How figures are written, and what is said of the days that they are about. */
import { count } from '@debt-payoff/contract/counts';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { formatDay, formatDayAndTime } from '../../words/dates.ts';

/** One figure: what it is called, what it is, and what it counts. */
export type Figure = { readonly label: string; readonly figure: string; readonly note: string };

/** '1,234' */
export function formatCount(number: number): string {
  return number.toLocaleString('en-GB');
}

/** '2.5%' */
export function formatPercent(percent: number): string {
  return `${percent.toLocaleString('en-GB', { maximumFractionDigits: 2 })}%`;
}

/** '12.5 days' */
export function formatDays(days: number): string {
  const shown = days.toLocaleString('en-GB', { maximumFractionDigits: 1 });
  return `${shown} ${shown === '1' ? 'day' : 'days'}`;
}

/** A figure that cannot be worked out, with the reason in place of what it counts. */
export function notAvailable(label: string, why: string): Figure {
  return { label, figure: adminTexts.notAvailable, note: why };
}

/** 'the last 30 days' */
export function lastDays(days: number): string {
  return `the last ${count(days, 'day')}`;
}

type FiguresHead = {
  readonly date_range: { readonly start_date: string; readonly end_date: string };
  readonly generated_at: string;
};

/** For the foot of the page. */
export function footerWords(head: FiguresHead | null): string {
  const range = head === null ? adminTexts.notAvailable : rangeWords(head.date_range);
  const at = head === null ? adminTexts.notAvailable : formatDayAndTime(head.generated_at);
  return `Date range: ${range}. Generated: ${at}.`;
}

/** '20 October 2026 to 18 November 2026', or the one day that it is */
export function rangeWords({
  start_date: start,
  end_date: end,
}: FiguresHead['date_range']): string {
  return start === end ? formatDay(start) : `${formatDay(start)} to ${formatDay(end)}`;
}
