import { and, eq, inArray, lte } from 'drizzle-orm';
import { countWhere, earliestWhere } from '../platform/database/aggregates.ts';
import type { Transaction } from '../platform/database/database.ts';
import { socialPosts } from './social.tables.ts';

/** What is late is so by the time that staff chose, also while a further try waits. */
export async function readPostHealth(tx: Transaction, now: Date) {
  const { status, scheduledFor } = socialPosts;
  const isScheduled = eq(status, 'scheduled');
  const [row] = await tx
    .select({
      scheduled: countWhere(isScheduled),
      overdueSince: earliestWhere(scheduledFor, and(isScheduled, lte(scheduledFor, now))),
      failed: countWhere(eq(status, 'failed')),
    })
    .from(socialPosts)
    .where(inArray(status, ['scheduled', 'failed']));
  return row ?? { scheduled: 0, overdueSince: null, failed: 0 };
}
