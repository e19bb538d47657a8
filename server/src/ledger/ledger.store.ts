import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../platform/database/database.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import { moveUpdatedAt } from '../portfolios/portfolios.store.ts';
import { type DebtRow, listDebts } from './debt-rows.store.ts';
import { debtStatements, debts, payments } from './ledger.tables.ts';
import type {
  BalanceEntry,
  LedgerState,
  OpeningEntry,
  PaymentEffect,
  PaymentEntry,
  RateEntry,
} from './replay.ts';

type StatementRow = typeof debtStatements.$inferSelect;

export type Ledger = {
  readonly opening: OpeningEntry;
  readonly others: readonly (BalanceEntry | RateEntry | PaymentEntry)[];
  /** What the last replay made of the payments. */
  readonly stored: readonly PaymentEffect[];
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

/** The histories of all debts of a portfolio, in three questions. */
export async function readHistories(db: Reader, at: AtPortfolio): Promise<DebtHistory[]> {
  const entries = await readEntries(db, await listDebts(db, at));
  return entries.map(({ debt, ...rows }) => {
    const opening = rows.statements.find(({ kind }) => kind === 'opening');
    return {
      ...ledgerOf(debt.id, rows),
      debt,
      firstPaymentPence: opening?.monthlyPaymentPence ?? debt.monthlyPaymentPence,
    };
  });
}

export async function readLedger(db: Reader, debtId: number): Promise<Ledger> {
  const statements = await db
    .select()
    .from(debtStatements)
    .where(eq(debtStatements.debtId, debtId))
    .orderBy(asc(debtStatements.entryOrder));
  const paid = await db.select().from(payments).where(eq(payments.debtId, debtId));
  return ledgerOf(debtId, { statements, payments: paid });
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

export function ledgerOf(debtId: number, rows: EntryRows): Ledger {
  const opening = rows.statements.find(({ kind }) => kind === 'opening');
  if (opening === undefined) throw new Error(`Debt ${debtId} has no opening balance`);
  return {
    opening: {
      kind: 'opening',
      on: opening.statedOn,
      order: opening.entryOrder,
      balancePence: stated(opening.balancePence),
      rateBasisPoints: stated(opening.rateBasisPoints),
    },
    others: [
      ...rows.statements.filter(({ kind }) => kind !== 'opening').map(statementEntry),
      ...rows.payments.map(paymentEntry),
    ],
    stored: rows.payments,
  };
}

function statementEntry(row: StatementRow): BalanceEntry | RateEntry {
  const dated = { on: row.statedOn, order: row.entryOrder };
  return row.kind === 'rate'
    ? { kind: 'rate', ...dated, rateBasisPoints: stated(row.rateBasisPoints) }
    : { kind: 'balance', ...dated, balancePence: stated(row.balancePence) };
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
  };
}

/** The table's own check sees to it. */
function stated(value: number | null): number {
  if (value === null) throw new Error('A statement states nothing');
  return value;
}

export async function storeState(
  tx: Transaction,
  { debtId, state, now }: { debtId: number; state: LedgerState; now: Date },
): Promise<void> {
  const [stored] = await tx
    .update(debts)
    .set({ ...state, updatedAt: now, version: sql`${debts.version} + 1` })
    .where(eq(debts.id, debtId))
    .returning({ portfolioId: debts.portfolioId });
  if (stored !== undefined) await moveUpdatedAt(tx, { ...stored, now });
}

const rowsAtOnce = 1_000;

export async function storeEffects(
  tx: Transaction,
  effects: readonly PaymentEffect[],
): Promise<void> {
  for (let from = 0; from < effects.length; from += rowsAtOnce) {
    const values = effects
      .slice(from, from + rowsAtOnce)
      .map(
        ({ id, interestPence, principalPence, excessPence, balanceAfterPence }) =>
          sql`(${id}::bigint, ${interestPence}::bigint, ${principalPence}::bigint, ${excessPence}::bigint, ${balanceAfterPence}::bigint)`,
      );
    await tx.execute(sql`
      UPDATE ${payments} SET
        interest_pence = effect.interest,
        principal_pence = effect.principal,
        excess_pence = effect.excess,
        balance_after_pence = effect.balance
      FROM (VALUES ${sql.join(values, sql`, `)})
        AS effect (id, interest, principal, excess, balance)
      WHERE payments.id = effect.id`);
  }
}
