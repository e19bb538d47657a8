import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Reader } from '../platform/database/database.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import { type DebtRow, listDebts } from './debt-rows.store.ts';
import { debtStatements, debts, payments } from './ledger.tables.ts';
import type {
  EntryEffect,
  LaterEntry,
  LedgerEntries,
  PaymentEffect,
  PaymentEntry,
} from './replay.ts';

export type StatementRow = typeof debtStatements.$inferSelect;

export type Ledger = LedgerEntries & {
  /** What the last replay made of the payments, and of the other entries. */
  readonly stored: readonly PaymentEffect[];
  readonly storedEntries: readonly EntryEffect[];
};

/** The entries of a debt, as they are stored. */
type EntryRows = {
  readonly statements: readonly StatementRow[];
  readonly payments: readonly (typeof payments.$inferSelect)[];
};

export type DebtHistory = Ledger & {
  readonly debt: DebtRow;
  /** What was to be paid each month when the debt was added. */
  readonly firstPaymentPence: number;
};

/** The histories of all debts of a portfolio, or of all of a person's, in three questions. */
export async function readHistories(
  db: Reader,
  at: Pick<AtPortfolio, 'userId'> & Partial<AtPortfolio>,
): Promise<DebtHistory[]> {
  return historiesOf(db, await listDebts(db, at));
}

export async function historiesOf(db: Reader, debts: readonly DebtRow[]): Promise<DebtHistory[]> {
  const entries = await readEntries(db, debts);
  return entries.map(({ debt, ...rows }) => {
    const opening = rows.statements.find(({ kind }) => kind === 'opening');
    return {
      ...ledgerOf(debt, rows),
      debt,
      firstPaymentPence: opening?.monthlyPaymentPence ?? debt.monthlyPaymentPence,
    };
  });
}

export async function readLedger(db: Reader, debtId: number): Promise<Ledger> {
  const statements = await db
    .select({ ...getTableColumns(debtStatements), rateChanges: debts.rateChanges })
    .from(debtStatements)
    .innerJoin(debts, eq(debts.id, debtStatements.debtId))
    .where(eq(debtStatements.debtId, debtId))
    .orderBy(asc(debtStatements.entryOrder));
  const paid = await db.select().from(payments).where(eq(payments.debtId, debtId));
  const rateChanges = statements[0]?.rateChanges ?? [];
  return ledgerOf({ id: debtId, rateChanges }, { statements, payments: paid });
}

/** Of many debts in two questions, in the order of the debts. */
export async function readEntries(
  db: Reader,
  rows: readonly DebtRow[],
): Promise<(EntryRows & { readonly debt: DebtRow })[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const stated = await db
    .select()
    .from(debtStatements)
    .where(inArray(debtStatements.debtId, ids))
    .orderBy(asc(debtStatements.entryOrder));
  const paid = await db.select().from(payments).where(inArray(payments.debtId, ids));
  const statementsOf = Map.groupBy(stated, ({ debtId }) => debtId);
  const paymentsOf = Map.groupBy(paid, ({ debtId }) => debtId);
  return rows.map((debt) => ({
    debt,
    statements: statementsOf.get(debt.id) ?? [],
    payments: paymentsOf.get(debt.id) ?? [],
  }));
}

export function ledgerOf(
  { id, rateChanges }: Pick<DebtRow, 'id' | 'rateChanges'>,
  rows: EntryRows,
): Ledger {
  const opening = rows.statements.find(({ kind }) => kind === 'opening');
  if (opening === undefined) throw new Error(`Debt ${id} has no opening balance`);
  return {
    opening: {
      kind: 'opening',
      on: opening.statedOn,
      order: opening.entryOrder,
      balancePence: stated(opening.balancePence),
      ...rateOfRow(opening),
    },
    others: [
      ...rows.statements.filter(({ kind }) => kind !== 'opening').map(statementEntry),
      ...rows.payments.map(paymentEntry),
    ],
    changes: rateChanges,
    stored: rows.payments,
    storedEntries: rows.statements.map((row) => ({ ...row, order: row.entryOrder })),
  };
}

function statementEntry(row: StatementRow): LaterEntry {
  const dated = { on: row.statedOn, order: row.entryOrder };
  switch (row.kind) {
    case 'rate':
      return { kind: 'rate', ...dated, ...rateOfRow(row) };
    case 'spending':
    case 'charge':
    case 'refund':
      return { kind: row.kind, ...dated, amountPence: stated(row.amountPence) };
    default:
      return {
        kind: 'balance',
        ...dated,
        balancePence: stated(row.balancePence),
        choice: row.balanceChange,
      };
  }
}

function rateOfRow({ rateKind: kind, rateThousandths, compounds }: StatementRow) {
  const rate = { kind, thousandths: stated(rateThousandths) };
  return compounds === null ? { rate } : { rate, compounds };
}

function paymentEntry(row: typeof payments.$inferSelect): PaymentEntry {
  return {
    kind: 'payment',
    id: row.id,
    on: row.paidOn,
    order: row.entryOrder,
    amountPence: row.amountPence,
    affectsBalance: row.affectsBalance,
    statedBalancePence: row.statedBalancePence,
    choice: row.balanceChange,
  };
}

/** The table's own check sees to it. */
function stated(value: number | null): number {
  if (value === null) throw new Error('A statement states nothing');
  return value;
}
