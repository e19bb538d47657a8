import { count } from '@debt-payoff/contract/counts';

/** '21 to 40 of 1,234 mails', '3 mails' */
export function rangeOf(
  page: { readonly start: number; readonly shown: number; readonly total: number },
  noun: string,
): string {
  const { start, shown, total } = page;
  if (shown === 0 || shown === total) return count(total, noun);
  const [first, last] = [start + 1, start + shown].map((at) => at.toLocaleString('en-GB'));
  return `${first === last ? first : `${first} to ${last}`} of ${count(total, noun)}`;
}
