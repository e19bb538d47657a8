import type { PortfolioDataSection } from '../debts/own-data.ts';
import { findFeed } from './calendar.store.ts';

/** That there is a calendar, for its owner to take along. */
export const calendarData: PortfolioDataSection = async ({ db }, at) => {
  const feed = await findFeed(db, at);
  return {
    // Its address is a secret: a file that is passed on must not open the calendar.
    calendar: feed && {
      shows_amounts: feed.showsAmounts,
      created_at: feed.createdAt.toISOString(),
    },
  };
};
