import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { debts } from '../ledger/ledger.tables.ts';
import { instant, reference } from '../platform/database/columns.ts';

/** The end of each deal is told of twice at most. One that is moved ends on another day, and is told of anew. */
export const dealReminders = pgTable(
  'deal_reminders',
  {
    debtId: reference('debt_id')
      .notNull()
      .references(() => debts.id, { onDelete: 'cascade' }),
    /** Of the last month at the rate before. */
    lastDay: date('last_day').notNull(),
    /** Which of the two it was, also where it came some days late. */
    daysBefore: integer('days_before').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.debtId, table.lastDay, table.daysBefore] }),
    index('deal_reminders_sent_index').on(table.sentAt),
    check('deal_reminders_days_check', sql`${table.daysBefore} IN (60, 30)`),
  ],
);
