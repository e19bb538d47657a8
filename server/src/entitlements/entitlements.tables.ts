import { tiers } from '@debt-payoff/contract/plans';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../people/people.tables.ts';
import { instant, reference, rowId } from '../platform/database/columns.ts';

/** A tier that was given rather than bought: by whom, why, and until when. */
export const tierGrants = pgTable(
  'tier_grants',
  {
    id: rowId(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tier: text('tier', { enum: tiers }).notNull(),
    reason: text('reason').notNull(),
    /** Null: by the product itself, as for the demo accounts. */
    grantedBy: reference('granted_by').references(() => users.id, { onDelete: 'set null' }),
    grantedAt: instant('granted_at').notNull(),
    /** Null: without end. */
    until: instant('until'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('tier_grants_user_index').on(table.userId),
    index('tier_grants_granted_by_index').on(table.grantedBy),
    check('tier_grants_tier_check', sql`${table.tier} IN ('free', 'basic', 'premium')`),
  ],
);
