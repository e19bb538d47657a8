import type { CalendarLink } from '@debt-payoff/contract/schedules';
import type { FeedRow } from './calendar.store.ts';
import type { CalendarDeps } from './calendar.ts';

/** Where the API has a host of its own, calendar programs ask there. */
export function calendarReply(
  feed: FeedRow | null,
  { publicApiOrigin, publicUrl }: CalendarDeps['config'],
): CalendarLink {
  if (feed === null) return { url: null, shows_amounts: false };
  const origin = publicApiOrigin ?? publicUrl;
  return { url: `${origin}/api/calendar/${feed.token}.ics`, shows_amounts: feed.showsAmounts };
}
