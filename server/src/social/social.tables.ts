import { postStatuses, socialPlatforms } from '@debt-payoff/contract/content-vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, reference, rowId } from '../platform/database/columns.ts';

/** What staff write for social networks, and what became of it. */
export const socialPosts = pgTable(
  'social_posts',
  {
    id: rowId(),
    platform: text('platform', { enum: socialPlatforms }).notNull(),
    status: text('status', { enum: postStatuses }).notNull(),
    content: text('content').notNull(),
    hashtags: text('hashtags').notNull().default(''),
    mentions: text('mentions').notNull().default(''),
    imageUrl: text('image_url'),
    imageAltText: text('image_alt_text').notNull().default(''),
    scheduledFor: instant('scheduled_for'),
    /** A try that certainly posted nothing is repeated not before this; null for one that is due by its own time. */
    nextAttemptAt: instant('next_attempt_at'),

    /** Counts the tries, each of which has a number of its own: only the one with the last may write. */
    attempts: integer('attempts').notNull().default(0),
    /** By the database's own clock, because it is about processes that may have died. Null: nobody is at it. */
    publishingUntil: instant('publishing_until'),
    /** Set before the request that may post it. From then on, silence means that nobody knows. */
    sentAt: instant('sent_at'),

    publishedAt: instant('published_at'),
    /** Its name there. */
    platformPostId: text('platform_post_id'),
    postUrl: text('post_url'),
    isSandbox: boolean('is_sandbox').notNull().default(false),
    failure: text('failure'),
    /** Nobody knows whether it was posted. */
    needsCheck: boolean('needs_check').notNull().default(false),

    likesCount: integer('likes_count').notNull().default(0),
    retweetsCount: integer('retweets_count').notNull().default(0),
    commentsCount: integer('comments_count').notNull().default(0),
    sharesCount: integer('shares_count').notNull().default(0),
    /** When the platform was last asked for them, and when it last told. */
    metricsAskedAt: instant('metrics_asked_at'),
    metricsAt: instant('metrics_at'),

    /** An id alone: it outlives the account. Null for the built-in staff of the local environment. */
    createdBy: reference('created_by'),
    savedBy: reference('saved_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('social_posts_due_index')
      .on(table.scheduledFor)
      .where(sql`${table.status} = 'scheduled'`),
    index('social_posts_publishing_index')
      .on(table.publishingUntil)
      .where(sql`${table.publishingUntil} IS NOT NULL`),
    index('social_posts_created_index').on(table.createdAt, table.id),
    check(
      'social_posts_platform_check',
      sql`${table.platform} IN ('twitter', 'linkedin', 'instagram', 'facebook')`,
    ),
    check(
      'social_posts_status_check',
      sql`${table.status} IN ('draft', 'scheduled', 'published', 'failed')`,
    ),
    check(
      'social_posts_scheduled_check',
      sql`${table.status} <> 'scheduled' OR ${table.scheduledFor} IS NOT NULL`,
    ),
    check(
      'social_posts_published_check',
      sql`(${table.status} = 'published') = (${table.publishedAt} IS NOT NULL)`,
    ),
    check(
      'social_posts_failed_check',
      sql`(${table.status} = 'failed') = (${table.failure} IS NOT NULL)`,
    ),
    check(
      'social_posts_needs_check_check',
      sql`${table.status} = 'failed' OR NOT ${table.needsCheck}`,
    ),
  ],
);
