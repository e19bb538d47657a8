/** The figures about the product, for staff. */
import {
  analyticsDeletedUsersCall,
  analyticsEngagementCall,
  analyticsRevenueCall,
  analyticsUsersCall,
} from '@debt-payoff/contract/admin-analytics';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { atOneMomentOfAll, type Moment } from './all-rows.store.ts';
import { writeDeletedUsers, writeEngagement, writeUsers } from './analytics.wire.ts';
import { type AnalyticsRange, rangeOf } from './analytics-range.ts';
import { readDeletedUserFigures } from './deleted-users.store.ts';
import { readEngagementFigures } from './engagement.store.ts';
import { readRevenueFigures } from './revenue.store.ts';
import { writeRevenue } from './revenue.wire.ts';
import { createFigureTurns, shareFigures } from './shared-figures.ts';
import { readUserFigures } from './users.store.ts';

export type AnalyticsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: { readonly vatNumber: string | null };
};

export function serveAnalytics(app: FastifyInstance, { db, clock, config }: AnalyticsDeps): void {
  const turns = createFigureTurns();
  const vat = { isWithoutVat: config.vatNumber !== null };
  /** Each reply is of one moment, and shared by those who ask while it is made. */
  const figuresBy = <Figures, Reply>(
    read: (moment: Moment, range: AnalyticsRange) => Promise<Figures>,
    write: (range: AnalyticsRange, figures: Figures) => Reply,
  ) =>
    shareFigures(turns, async (days) => {
      const range = rangeOf(days, clock);
      return write(range, await atOneMomentOfAll(db, (moment) => read(moment, range)));
    });

  const users = figuresBy(readUserFigures, writeUsers);
  const deletedUsers = figuresBy(readDeletedUserFigures, writeDeletedUsers);
  const revenue = figuresBy(readRevenueFigures, (range, figures) =>
    writeRevenue(range, figures, vat),
  );
  const engagement = figuresBy(readEngagementFigures, writeEngagement);

  serveCall(app, analyticsUsersCall, ({ query: { days } }) => users(days));
  serveCall(app, analyticsDeletedUsersCall, ({ query: { days } }) => deletedUsers(days));
  serveCall(app, analyticsRevenueCall, ({ query: { days } }) => revenue(days));
  serveCall(app, analyticsEngagementCall, ({ query: { days } }) => engagement(days));
}
