import { useServerFacts } from '../page/server-facts.ts';
import { dayOf } from '../session/today.ts';
import { findServerNowMs } from '../session/tokens.ts';

/** The server's day when a button is pressed, which may be days after the page was drawn. */
export function useDayOfPress(): () => string {
  const { today } = useServerFacts();
  return () => {
    const nowMs = findServerNowMs();
    const counted = nowMs === null ? today : dayOf(nowMs);
    return counted > today ? counted : today;
  };
}
