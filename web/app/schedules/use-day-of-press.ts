import { londonDayOf } from '@debt-payoff/contract/days';
import { findServerNowMs } from '../session/tokens.ts';
import { useServerFacts } from '../site/server-facts.ts';

/** The server's day when a button is pressed, which may be days after the page was drawn. */
export function useDayOfPress(): () => string {
  const { today } = useServerFacts();
  return () => {
    const nowMs = findServerNowMs();
    const counted = nowMs === null ? today : londonDayOf(nowMs);
    return counted > today ? counted : today;
  };
}
