import {
  amountKinds,
  scheduledPaymentTypes,
  settlementKinds,
} from '@debt-payoff/contract/payment-kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { debts, payments } from '../ledger/ledger.tables.ts';
import { instant, pence, reference, rowId } from '../platform/database/columns.ts';

/** A payment that falls due on a day of every month. */
export const scheduledPayments = pgTable(
  'scheduled_payments',
  {
    id: rowId(),
    debtId: reference('debt_id')
      .notNull()
      .references(() => debts.id, { onDelete: 'cascade' }),
    /** Whether the amount is what the debt's lender asks for in the month; then `amountPence` is only the last one known. */
    amountKind: text('amount_kind', { enum: amountKinds }).notNull().default('fixed'),
    amountPence: pence('amount_pence').notNull(),
    paymentDay: integer('payment_day').notNull(),
    paymentType: text('payment_type', { enum: scheduledPaymentTypes }).notNull(),
    notes: text('notes'),
    isActive: boolean('is_active').notNull().default(true),
    /** When paying the debt off switched it off; null once somebody has changed it since. */
    endedByPayoffAt: instant('ended_by_payoff_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('scheduled_payments_debt_index').on(table.debtId),
    check('scheduled_payments_day_check', sql`${table.paymentDay} BETWEEN 1 AND 31`),
    check(
      'scheduled_payments_amount_kind_check',
      sql`${table.amountKind} IN ('fixed', 'required')`,
    ),
    check('scheduled_payments_amount_check', sql`${table.amountPence} >= 0`),
    check(
      'scheduled_payments_type_check',
      sql`${table.paymentType} IN ('regular', 'extra', 'minimum')`,
    ),
  ],
);

/**
 * When a schedule was active, and on which day of the month it then fell due. Making it, switching it on
 * again and changing its day begin a new one.
 */
export const scheduleTerms = pgTable(
  'schedule_terms',
  {
    id: rowId(),
    scheduleId: reference('schedule_id')
      .notNull()
      .references(() => scheduledPayments.id, { onDelete: 'cascade' }),
    paymentDay: integer('payment_day').notNull(),
    /** Nothing before it falls due. */
    fromOn: date('from_on').notNull(),
    /** Nothing on it or after it falls due; null while it runs. */
    untilOn: date('until_on'),
  },
  (table) => [
    index('schedule_terms_schedule_index').on(table.scheduleId),
    index('schedule_terms_running_index')
      .on(table.scheduleId, table.paymentDay, table.fromOn)
      .where(sql`${table.untilOn} IS NULL`),
    check('schedule_terms_day_check', sql`${table.paymentDay} BETWEEN 1 AND 31`),
  ],
);

/**
 * The due dates that are done with, and how. Its key lets each month of a schedule be settled once, however many
 * race; a payment settles at most one.
 */
export const settledDates = pgTable(
  'settled_dates',
  {
    scheduleId: reference('schedule_id')
      .notNull()
      .references(() => scheduledPayments.id, { onDelete: 'cascade' }),
    /** The first day of the month. */
    month: date('month').notNull(),
    dueOn: date('due_on').notNull(),
    settledAs: text('settled_as', { enum: settlementKinds }).notNull(),
    /** Null once a recorded one is deleted: the date stays done with. A linked one takes the row along. */
    paymentId: reference('payment_id').references(() => payments.id, { onDelete: 'set null' }),
    settledAt: instant('settled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.month] }),
    unique('settled_dates_payment_key').on(table.paymentId),
    check('settled_dates_as_check', sql`${table.settledAs} IN ('recorded', 'linked', 'not_paid')`),
    check(
      'settled_dates_not_paid_check',
      sql`${table.settledAs} <> 'not_paid' OR ${table.paymentId} IS NULL`,
    ),
  ],
);

/** Each due date is announced once, and once more where it was missed. */
export const scheduleReminders = pgTable(
  'schedule_reminders',
  {
    scheduleId: reference('schedule_id')
      .notNull()
      .references(() => scheduledPayments.id, { onDelete: 'cascade' }),
    dueOn: date('due_on').notNull(),
    kind: text('kind', { enum: ['due', 'missed'] }).notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.dueOn, table.kind] }),
    index('schedule_reminders_sent_index').on(table.sentAt),
    check('schedule_reminders_kind_check', sql`${table.kind} IN ('due', 'missed')`),
  ],
);
