import { type CalendarLink, calendarFeedCall } from '@debt-payoff/contract/schedules';
import type { FeedRow } from './calendar.store.ts';
import type { CalendarDeps } from './calendar.ts';

/** Where the API has a host of its own, calendar programs ask there. */
export function calendarReply(
  feed: FeedRow | null,
  { publicApiOrigin, publicUrl }: CalendarDeps['config'],
): CalendarLink {
  if (feed === null) return { url: null, shows_amounts: false };
  const origin = publicApiOrigin ?? publicUrl;
  const path = calendarFeedCall.path.replace('{file}', `${feed.token}.ics`);
  return { url: `${origin}${path}`, shows_amounts: feed.showsAmounts };
}
