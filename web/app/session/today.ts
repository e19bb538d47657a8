/** Days of the calendar in London, written YYYY-MM-DD. */
import { product } from '@debt-payoff/contract/product';
import { useServerFacts } from '../page/server-facts.ts';
import { findServerNowMs } from './tokens.ts';

const londonDate = new Intl.DateTimeFormat('sv-SE', { timeZone: product.timeZone });

export function dayOf(instant: string | number): string {
  return londonDate.format(new Date(instant));
}

/** By the server's clock. A tab may stay open for days, so the day of the page's loading is not enough. */
export function useToday(): string {
  const { today } = useServerFacts();
  const nowMs = findServerNowMs();
  const counted = nowMs === null ? today : dayOf(nowMs);
  return counted > today ? counted : today;
}
