/** What falls into the range, as the database tells it. */
import { product } from '@debt-payoff/contract/product';
import { and, count, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../platform/database/database.ts';
import type { AnalyticsRange } from './analytics-range.ts';

type Bounds = Pick<AnalyticsRange, 'from' | 'until'>;

export function isWithin(instant: PgColumn, { from, until }: Bounds): SQL | undefined {
  return and(gte(instant, from), lt(instant, until));
}

/** On each of London's days, how many rows; days without any are left out. */
export function countByDay(
  tx: Transaction,
  table: PgTable,
  { instant, range }: { readonly instant: PgColumn; readonly range: Bounds },
): Promise<{ day: string; count: number }[]> {
  // The zone is written out: as a parameter, each mention of it would be another one, and not the same grouping.
  const day = sql<string>`(${instant} AT TIME ZONE ${sql.raw(`'${product.timeZone}'`)})::date::text`;
  return tx
    .select({ day, count: count() })
    .from(table)
    .where(isWithin(instant, range))
    .groupBy(day);
}
