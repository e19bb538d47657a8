/** A debt and the entries that make up its history: what was stated, which changes of the rate are part of, and what was paid. */
import { debtTypes } from '@debt-payoff/contract/debt-types';
import { paymentTypes } from '@debt-payoff/contract/payment-kinds';
import { balanceChanges } from '@debt-payoff/contract/stated-balance';
import type { MinimumRule } from '@debt-payoff/engine';
import { rateKinds } from '@debt-payoff/engine/terms';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { instant, pence, reference, rowId } from '../platform/database/columns.ts';
import { portfolios } from '../portfolios/portfolios.tables.ts';
import type { DebtTerms, FormerPayment } from './debt-terms.ts';

/** Statements and payments are told apart by their tables; their order of entry is one. */
export const ledgerEntryOrder = pgSequence('ledger_entry_order');

const entryOrder = () =>
  bigint('entry_order', { mode: 'number' }).notNull().default(sql`nextval('ledger_entry_order')`);

/** Where the rules change what is stored, it goes up, and the ledgers of before are replayed at the start. */
export const ledgerRule = 2;

/** As what the owner wants the difference to a stated balance to count; null where the rule decides. */
const balanceChange = () => text('balance_change', { enum: balanceChanges });

/** Null where nothing is said of it: then the rate is simple yearly. */
const rateKind = () => text('rate_kind', { enum: rateKinds });

type RateColumns = Readonly<Record<'rateThousandths' | 'rateKind', AnyPgColumn>>;

/** An APR or EAR may be far above 100%. */
const rateCheck = ({ rateThousandths, rateKind: kind }: RateColumns) =>
  sql`${rateThousandths} BETWEEN 0 AND CASE WHEN ${kind} IN ('apr', 'ear') THEN 9999990 ELSE 100000 END`;
const rateKindCheck = ({ rateKind: kind }: RateColumns) =>
  sql`${kind} IN ('simple', 'apr', 'ear', 'monthly')`;

/** A debt, and how it stands by its entries. */
export const debts = pgTable(
  'debts',
  {
    id: rowId(),
    portfolioId: reference('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    creditor: text('creditor').notNull(),
    debtType: text('debt_type', { enum: debtTypes }).notNull(),
    originalBalancePence: pence('original_balance_pence').notNull(),
    balancePence: pence('balance_pence').notNull(),
    /** As of the last entry; planned changes since then are put on top. In thousandths of a percent. */
    rateThousandths: integer('rate_thousandths').notNull(),
    rateKind: rateKind(),
    /** Whether each turn of the month bears interest at later ones. */
    compounds: boolean('compounds').notNull().default(false),
    /** As its owner set it, and the day on which that was; planned changes go on from it. */
    monthlyPaymentPence: pence('monthly_payment_pence').notNull(),
    paymentSetOn: date('payment_set_on').notNull(),
    /** Those before it, by the days on which they were set: one at most for each month, its last. */
    formerPayments: jsonb('former_payments')
      .$type<readonly FormerPayment[]>()
      .notNull()
      .default([]),
    rateChanges: jsonb('rate_changes').$type<DebtTerms['rateChanges']>().notNull().default([]),
    minimumRule: jsonb('minimum_rule').$type<MinimumRule>(),
    isPriority: boolean('is_priority').notNull().default(false),
    takesExtra: boolean('takes_extra').notNull().default(true),
    oneOffs: jsonb('one_offs').$type<DebtTerms['oneOffs']>().notNull().default([]),
    termMonths: integer('term_months'),
    interestPaidPence: pence('interest_paid_pence').notNull().default(0),
    principalPaidPence: pence('principal_paid_pence').notNull().default(0),
    addedOn: date('added_on').notNull(),
    /** Interest that fell due at former rates, or on former balances, and that no payment has borne yet. */
    accruedPence: pence('accrued_pence').notNull().default(0),
    /** From this day's month on, interest falls due at the rate in force. */
    interestFrom: date('interest_from').notNull(),
    /** Null while something is owed. */
    paidOffOn: date('paid_off_on'),
    /** By which version of the rules its entries were last replayed. */
    ledgerRule: integer('ledger_rule').notNull().default(ledgerRule),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // With whether it is paid off, so that all debts are counted without their rows.
    index('debts_portfolio_index').on(table.portfolioId, table.id, table.paidOffOn),
    // So that deals which end in a month are found among the debts of everyone.
    index('debts_rate_changes_index')
      .using('gin', table.rateChanges.op('jsonb_path_ops'))
      .where(sql`${table.rateChanges} <> '[]'`),
    check('debts_balance_check', sql`${table.balancePence} >= 0`),
    check('debts_rate_check', rateCheck(table)),
    check('debts_rate_kind_check', rateKindCheck(table)),
    check('debts_payment_check', sql`${table.monthlyPaymentPence} >= 0`),
    check(
      'debts_paid_off_check',
      sql`(${table.balancePence} = 0) = (${table.paidOffOn} IS NOT NULL)`,
    ),
  ],
);

export const statementKinds = [
  'opening',
  'balance',
  'rate',
  'spending',
  'charge',
  'refund',
] as const;

/** What the owner stated about a debt, in the order of entry: its history, of which payments are the rest. */
export const debtStatements = pgTable(
  'debt_statements',
  {
    id: rowId(),
    debtId: reference('debt_id')
      .notNull()
      .references(() => debts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: statementKinds }).notNull(),
    statedOn: date('stated_on').notNull(),
    /** Null for a change of the rate, and for what was spent, charged or refunded by itself. */
    balancePence: pence('balance_pence'),
    /** Null for all but the opening and a change of the rate. */
    rateThousandths: integer('rate_thousandths'),
    rateKind: rateKind(),
    /** Of an opening and a change of the rate: whether turns compound from there on; null where that stays. */
    compounds: boolean('compounds'),
    /** What was to be paid each month when it was opened, which the first plan is made of. */
    monthlyPaymentPence: pence('monthly_payment_pence'),
    /** What was spent, charged or refunded. */
    amountPence: pence('amount_pence'),
    balanceChange: balanceChange(),
    notes: text('notes').notNull().default(''),
    /** What the ledger made of it; of an opening and a change of the rate, nothing. */
    interestPence: pence('interest_pence').notNull().default(0),
    adjustmentPence: pence('adjustment_pence').notNull().default(0),
    excessPence: pence('excess_pence').notNull().default(0),
    balanceAfterPence: pence('balance_after_pence').notNull().default(0),
    enteredAt: instant('entered_at').notNull(),
    entryOrder: entryOrder(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('debt_statements_debt_index').on(table.debtId, table.statedOn, table.id),
    check(
      'debt_statements_kind_check',
      sql`${table.kind} IN ('opening', 'balance', 'rate', 'spending', 'charge', 'refund')`,
    ),
    check(
      'debt_statements_content_check',
      sql`(${table.kind} NOT IN ('opening', 'balance') OR ${table.balancePence} IS NOT NULL) AND (${table.kind} NOT IN ('opening', 'rate') OR ${table.rateThousandths} IS NOT NULL) AND (${table.amountPence} IS NOT NULL) = (${table.kind} IN ('spending', 'charge', 'refund'))`,
    ),
    check('debt_statements_rate_check', rateCheck(table)),
    check('debt_statements_rate_kind_check', rateKindCheck(table)),
    check('debt_statements_amount_check', sql`${table.amountPence} > 0`),
    check(
      'debt_statements_balance_change_check',
      sql`${table.balanceChange} IN ('interest', 'adjustment')`,
    ),
  ],
);

/** What was paid, as its owner entered it, and what the ledger made of it. */
export const payments = pgTable(
  'payments',
  {
    id: rowId(),
    debtId: reference('debt_id')
      .notNull()
      .references(() => debts.id, { onDelete: 'cascade' }),
    /** The debt's own, so that a history of many debts is read in order without sorting it. */
    portfolioId: reference('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    amountPence: pence('amount_pence').notNull(),
    paidOn: date('paid_on').notNull(),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    notes: text('notes').notNull().default(''),
    /** False for one that the balance entered with the debt already takes into account. */
    affectsBalance: boolean('affects_balance').notNull().default(true),
    statedBalancePence: pence('stated_balance_pence'),
    balanceChange: balanceChange(),
    interestPence: pence('interest_pence').notNull(),
    principalPence: pence('principal_pence').notNull(),
    adjustmentPence: pence('adjustment_pence').notNull().default(0),
    excessPence: pence('excess_pence').notNull(),
    balanceAfterPence: pence('balance_after_pence').notNull(),
    entryOrder: entryOrder(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('payments_debt_index').on(table.debtId, table.paidOn, table.entryOrder),
    index('payments_portfolio_index').on(table.portfolioId, table.paidOn, table.entryOrder),
    // For staff's figures: what everyone paid in some days, summed without the rows.
    index('payments_paid_index').on(table.paidOn, table.amountPence),
    check('payments_amount_check', sql`${table.amountPence} >= 0`),
    check('payments_balance_check', sql`${table.balanceAfterPence} >= 0`),
    check(
      'payments_balance_change_check',
      sql`${table.balanceChange} IN ('interest', 'adjustment')`,
    ),
    check('payments_type_check', sql`${table.paymentType} IN ('regular', 'extra', 'lump_sum')`),
  ],
);
