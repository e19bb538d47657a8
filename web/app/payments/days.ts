/** Which day it is in London, written YYYY-MM-DD. */
import { londonDayOf } from '@debt-payoff/contract/days';
import { findServerNowMs } from '../session/tokens.ts';
import { useServerFacts } from '../site/server-facts.ts';

/** By the server's clock. A tab may stay open for days, so the day of the page's loading is not enough. */
export function useToday(): string {
  const { today } = useServerFacts();
  const nowMs = findServerNowMs();
  const counted = nowMs === null ? today : londonDayOf(nowMs);
  return counted > today ? counted : today;
}
