import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, rowId } from './database/columns.ts';

/** Errors that nobody foresaw, without anything that people typed; the log has the rest. */
export const failureRecords = pgTable(
  'failure_records',
  {
    id: rowId(),
    at: instant('at').notNull(),
    /** The pattern of the route, or the name of the job. */
    place: text('place').notNull(),
    /** The name of the error, with its code where it has one. */
    kind: text('kind').notNull(),
    /** Null for a job. */
    requestId: text('request_id'),
  },
  (table) => [index('failure_records_at_index').on(table.at)],
);
