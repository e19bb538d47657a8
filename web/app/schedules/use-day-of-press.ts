import { dayOf } from '../payments/days.ts';
import { findServerNowMs } from '../session/tokens.ts';
import { useServerFacts } from '../site/server-facts.ts';

/** The server's day when a button is pressed, which may be days after the page was drawn. */
export function useDayOfPress(): () => string {
  const { today } = useServerFacts();
  return () => {
    const nowMs = findServerNowMs();
    const counted = nowMs === null ? today : dayOf(nowMs);
    return counted > today ? counted : today;
  };
}
