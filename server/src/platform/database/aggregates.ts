/** Figures about some of the rows of a query. */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export function countWhere(condition: SQL | undefined): SQL<number> {
  return sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
}

/** 0 where none is such. */
export function sumWhere(column: PgColumn, condition: SQL | undefined): SQL<number> {
  return sql`coalesce(sum(${column}) FILTER (WHERE ${condition}), 0)`.mapWith(Number);
}

/** Null where none is such. */
export function earliestWhere(column: PgColumn, condition: SQL | undefined): SQL<Date | null> {
  const asInstant = (stored: string): Date | null => new Date(stored);
  return sql`min(${column}) FILTER (WHERE ${condition})`.mapWith(asInstant);
}
