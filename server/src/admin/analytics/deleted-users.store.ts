/** Figures about the accounts that have been deleted. */
import { count, desc, sql } from 'drizzle-orm';
import { deletedAccounts } from '../../accounts/accounts.tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Moment } from './all-rows.store.ts';
import type { AnalyticsRange } from './analytics-range.ts';
import { countByDay, isWithin } from './in-range.store.ts';

export type DeletedUserFigures = Awaited<ReturnType<typeof readDeletedUserFigures>>;

/** Those who read it look for a name; for all of them there is the list of users. */
const listedMax = 50;

const { deletedAt, registeredAt, role, tier } = deletedAccounts;
/** Clocks may have been put back in between. */
const lifetimeMs = sql`greatest(0, extract(epoch FROM ${deletedAt} - ${registeredAt}) * 1000)::bigint`;

export async function readDeletedUserFigures({ tx }: Moment, range: AnalyticsRange) {
  return {
    kinds: await countKinds(tx),
    deletedByDay: await countByDay(tx, deletedAccounts, { instant: deletedAt, range }),
    recent: await listRecent(tx, range),
  };
}

/** Few, whatever their number: of each role and tier one. */
function countKinds(tx: Transaction) {
  return tx
    .select({ role, tier, count: count(), lifetimeMs: sql`sum(${lifetimeMs})`.mapWith(BigInt) })
    .from(deletedAccounts)
    .groupBy(role, tier);
}

function listRecent(tx: Transaction, range: AnalyticsRange) {
  const { userId, username, email } = deletedAccounts;
  return tx
    .select({
      ...{ userId, username, email, tier, deletedAt },
      lifetimeMs: lifetimeMs.mapWith(Number),
    })
    .from(deletedAccounts)
    .where(isWithin(deletedAt, range))
    .orderBy(desc(deletedAt), desc(deletedAccounts.id))
    .limit(listedMax);
}
