import { type SQL, sql } from 'drizzle-orm';
import { subscriptions } from './subscriptions.tables.ts';

/** What staff have extended after it had been paid for is a trial to the provider alone. */
export const isRealTrial: SQL = sql`(${subscriptions.status} = 'trialing' AND ${subscriptions.extendedUntil} IS NULL)`;
