import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import { users } from '../people/people.tables.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';
import { calendarFeeds } from '../schedules/schedules.tables.ts';

type Reader = Database | Transaction;
export type FeedRow = typeof calendarFeeds.$inferSelect;
export type OpenedFeed = FeedRow & { readonly portfolioName: string };

/** For whoever has made sure that the portfolio is the caller's. */
export async function findFeed(db: Reader, portfolioId: number): Promise<FeedRow | null> {
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.portfolioId, portfolioId));
  return feed ?? null;
}

/** By the secret alone; where its owner is shut out, so is their calendar program. */
export async function findFeedByToken(db: Reader, token: string): Promise<OpenedFeed | null> {
  const [found] = await db
    .select({ feed: calendarFeeds, portfolioName: portfolios.name })
    .from(calendarFeeds)
    .innerJoin(portfolios, eq(portfolios.id, calendarFeeds.portfolioId))
    .innerJoin(users, eq(users.id, portfolios.userId))
    .where(and(eq(calendarFeeds.token, token), isNull(users.suspendedAt)));
  return found === undefined ? null : { ...found.feed, portfolioName: found.portfolioName };
}

export async function saveFeed(tx: Transaction, feed: FeedRow): Promise<void> {
  const { portfolioId: _, ...changes } = feed;
  await tx
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.portfolioId, set: changes });
}

/** All of a person's, or those made at that instant or later. */
export async function deleteFeedsOf(
  tx: Reader,
  { userId, since }: { userId: number; since?: Date },
): Promise<void> {
  const own = tx
    .select({ id: portfolios.id })
    .from(portfolios)
    .where(eq(portfolios.userId, userId));
  await tx
    .delete(calendarFeeds)
    .where(
      and(
        inArray(calendarFeeds.portfolioId, own),
        since === undefined ? undefined : gte(calendarFeeds.createdAt, since),
      ),
    );
}

export async function deleteFeed(tx: Transaction, portfolioId: number): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.portfolioId, portfolioId));
}
