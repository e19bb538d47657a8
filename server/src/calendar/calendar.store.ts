import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import { users } from '../people/people.tables.ts';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { type AtPortfolio, isOwned } from '../portfolios/portfolio-ownership.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';
import { calendarFeeds } from './calendar.tables.ts';

export type FeedRow = typeof calendarFeeds.$inferSelect;
export type OpenedFeed = FeedRow & { readonly userId: number; readonly portfolioName: string };

export async function findFeed(db: Reader, at: AtPortfolio): Promise<FeedRow | null> {
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(isOwned(calendarFeeds.portfolioId, at));
  return feed ?? null;
}

/** By the secret alone; where its owner is shut out, so is their calendar program. */
export async function findFeedByToken(db: Reader, token: string): Promise<OpenedFeed | null> {
  const [found] = await db
    .select({ feed: calendarFeeds, userId: portfolios.userId, portfolioName: portfolios.name })
    .from(calendarFeeds)
    .innerJoin(portfolios, eq(portfolios.id, calendarFeeds.portfolioId))
    .innerJoin(users, eq(users.id, portfolios.userId))
    .where(and(eq(calendarFeeds.token, token), isNull(users.suspendedAt)));
  if (found === undefined) return null;
  const { feed, ...facts } = found;
  return { ...feed, ...facts };
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

export async function deleteFeed(tx: Transaction, at: AtPortfolio): Promise<void> {
  await tx.delete(calendarFeeds).where(isOwned(calendarFeeds.portfolioId, at));
}
