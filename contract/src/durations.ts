import { count } from './counts.ts';

/** '11 months', '5 years', '99 years and 1 month' */
export function durationOf(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    ...(years > 0 ? [count(years, 'year')] : []),
    ...(rest > 0 || years === 0 ? [count(rest, 'month')] : []),
  ];
  return parts.join(' and ');
}
