/** Which day it is in London, by the server's clock. Days are written YYYY-MM-DD. */
import { londonDayOf } from '@debt-payoff/contract/days';
import { useServerFacts } from '../page/server-facts.ts';
import { findServerNowMs } from './tokens.ts';

/** The day on which the page is drawn. */
export function useToday(): string {
  return useDayOfPress()();
}

/** The day when a button is pressed: a tab may stay open for days, and nobody draws it again. */
export function useDayOfPress(): () => string {
  const { today } = useServerFacts();
  return () => {
    const nowMs = findServerNowMs();
    const counted = nowMs === null ? today : londonDayOf(nowMs);
    return counted > today ? counted : today;
  };
}
