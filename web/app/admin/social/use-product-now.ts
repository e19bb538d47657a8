/** What time it is when a button is pressed, by the product's clock. */
import { londonDayOf, londonStartOf } from '@debt-payoff/contract/days';
import { useServerFacts } from '../../page/server-facts.ts';
import { findServerNowMs } from '../../session/tokens.ts';

export function useProductNow(): () => number {
  const { today } = useServerFacts();
  return () => findServerNowMs() ?? onDay(today, Date.now());
}

/** The server tells its time with a token. Without one the page still knows the day, which a device may lag behind. */
export function onDay(today: string, deviceMs: number): number {
  const deviceDay = londonDayOf(deviceMs);
  if (today === '' || deviceDay >= today) return deviceMs;
  return londonStartOf(today).getTime() + (deviceMs - londonStartOf(deviceDay).getTime());
}
