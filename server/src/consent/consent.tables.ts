/** Choices about measuring visits: what was chosen and when, and nothing about who. */
import { consentChoices } from '@debt-payoff/contract/consent-choice';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, rowId } from '../platform/database/columns.ts';

export const consentRecords = pgTable(
  'consent_records',
  {
    id: rowId(),
    choice: text('choice', { enum: consentChoices }).notNull(),
    /** Of the purposes that were asked about. */
    version: integer('version').notNull(),
    chosenAt: instant('chosen_at').notNull(),
  },
  (table) => [
    index('consent_records_chosen_index').on(table.chosenAt),
    check('consent_records_choice_check', sql`${table.choice} IN ('accepted', 'rejected')`),
  ],
);
