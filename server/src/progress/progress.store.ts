import { asc, eq, inArray } from 'drizzle-orm';
import { debtStatements, debts } from '../debts/debts.tables.ts';
import { type Ledger, ledgerOf } from '../ledger/ledger.store.ts';
import { payments } from '../payments/payments.tables.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { progressSnapshots } from './progress.tables.ts';

type Reader = Database | Transaction;
export type SnapshotRow = typeof progressSnapshots.$inferSelect;

export function listSnapshots(db: Reader, portfolioId: number): Promise<SnapshotRow[]> {
  return db
    .select()
    .from(progressSnapshots)
    .where(eq(progressSnapshots.portfolioId, portfolioId))
    .orderBy(asc(progressSnapshots.takenOn), asc(progressSnapshots.id));
}

export async function insertSnapshot(
  tx: Transaction,
  row: typeof progressSnapshots.$inferInsert,
): Promise<SnapshotRow> {
  const [stored] = await tx.insert(progressSnapshots).values(row).returning();
  if (stored === undefined) throw new Error('A snapshot was not stored');
  return stored;
}

export type DebtHistory = Ledger & {
  readonly debt: typeof debts.$inferSelect;
  /** What was to be paid each month when the debt was added. */
  readonly promisedPaymentPence: number;
};

/** The ledgers of all debts of a portfolio, in three questions. */
export async function readHistories(db: Reader, portfolioId: number): Promise<DebtHistory[]> {
  const rows = await db
    .select()
    .from(debts)
    .where(eq(debts.portfolioId, portfolioId))
    .orderBy(asc(debts.id));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const statements = await db
    .select()
    .from(debtStatements)
    .where(inArray(debtStatements.debtId, ids))
    .orderBy(asc(debtStatements.entryOrder));
  const paid = await db.select().from(payments).where(eq(payments.portfolioId, portfolioId));
  const statementsOf = Map.groupBy(statements, ({ debtId }) => debtId);
  const paymentsOf = Map.groupBy(paid, ({ debtId }) => debtId);
  return rows.map((debt) => {
    const own = statementsOf.get(debt.id) ?? [];
    const opening = own.find(({ kind }) => kind === 'opening');
    return {
      ...ledgerOf({ debtId: debt.id, statements: own, payments: paymentsOf.get(debt.id) ?? [] }),
      debt,
      promisedPaymentPence: opening?.monthlyPaymentPence ?? debt.monthlyPaymentPence,
    };
  });
}
