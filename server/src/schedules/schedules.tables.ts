import { scheduledPaymentTypes } from '@debt-payoff/contract/debt-types';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { debts } from '../debts/debts.tables.ts';
import { instant, reference, rowId } from '../platform/database/columns.ts';

/** A payment that falls due on a day of every month. */
export const scheduledPayments = pgTable(
  'scheduled_payments',
  {
    id: rowId(),
    debtId: reference('debt_id')
      .notNull()
      .references(() => debts.id, { onDelete: 'cascade' }),
    amountPence: bigint('amount_pence', { mode: 'number' }).notNull(),
    paymentDay: integer('payment_day').notNull(),
    paymentType: text('payment_type', { enum: scheduledPaymentTypes }).notNull(),
    notes: text('notes'),
    isActive: boolean('is_active').notNull().default(true),
    /** The day it was made or switched on again: nothing before it falls due. */
    activeFrom: date('active_from').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('scheduled_payments_debt_index').on(table.debtId),
    check('scheduled_payments_day_check', sql`${table.paymentDay} BETWEEN 1 AND 31`),
    check('scheduled_payments_amount_check', sql`${table.amountPence} >= 0`),
    check(
      'scheduled_payments_type_check',
      sql`${table.paymentType} IN ('regular', 'extra', 'minimum')`,
    ),
  ],
);
