import { sql } from 'drizzle-orm';
import { bigint, pgSequence } from 'drizzle-orm/pg-core';

/** Statements and payments are told apart by their tables; their order of entry is one. */
export const ledgerEntryOrder = pgSequence('ledger_entry_order');

export const entryOrder = () =>
  bigint('entry_order', { mode: 'number' }).notNull().default(sql`nextval('ledger_entry_order')`);
