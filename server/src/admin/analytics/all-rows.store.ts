/** For reads that look at all rows of large tables, at one moment. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { atOneMoment, readSideBySide } from '../../platform/database/one-moment.ts';

/**
 * Within this transaction alone. Groups of 100,000 fit in this much memory, where PostgreSQL's usual 4 MB would spill
 * to disk; and it takes each page of an index for a slow disk's, which made it sort what an index has in order.
 */
const settings = sql`SELECT set_config('work_mem', '16MB', true), set_config('random_page_cost', '1.1', true)`;

export type Moment = { readonly db: Database; readonly tx: Transaction };

export function atOneMomentOfAll<Found>(
  db: Database,
  read: (moment: Moment) => Promise<Found>,
): Promise<Found> {
  return atOneMoment(db, async (tx) => {
    await tx.execute(settings);
    return read({ db, tx });
  });
}

/** Two that are read at once are parallel enough: helpers of both would only take turns. */
const withoutHelpers = sql`SELECT set_config('max_parallel_workers_per_gather', '0', true)`;

/** Two reads of the moment at once, where one after the other would take too long. */
export function readBothOfAll<Own, Other>(
  moment: Moment,
  readOwn: (tx: Transaction) => Promise<Own>,
  readOther: (tx: Transaction) => Promise<Other>,
): Promise<[Own, Other]> {
  return readSideBySide(
    moment,
    async (tx) => {
      await tx.execute(withoutHelpers);
      return readOwn(tx);
    },
    async (tx) => {
      await tx.execute(settings);
      await tx.execute(withoutHelpers);
      return readOther(tx);
    },
  );
}
