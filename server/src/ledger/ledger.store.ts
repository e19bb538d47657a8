import { asc, eq, sql } from 'drizzle-orm';
import { debtStatements, debts } from '../debts/debts.tables.ts';
import { payments } from '../payments/payments.tables.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type {
  BalanceEntry,
  LedgerState,
  OpeningEntry,
  PaymentEffect,
  PaymentEntry,
  RateEntry,
} from './replay.ts';

type Reader = Database | Transaction;
type StatementRow = typeof debtStatements.$inferSelect;

export type Ledger = {
  readonly opening: OpeningEntry;
  readonly others: readonly (BalanceEntry | RateEntry | PaymentEntry)[];
  /** What the last replay made of the payments. */
  readonly stored: readonly PaymentEffect[];
};

export async function readLedger(db: Reader, debtId: number): Promise<Ledger> {
  const statements = await db
    .select()
    .from(debtStatements)
    .where(eq(debtStatements.debtId, debtId))
    .orderBy(asc(debtStatements.entryOrder));
  const rows = await db.select().from(payments).where(eq(payments.debtId, debtId));
  return ledgerOf({ debtId, statements, payments: rows });
}

export function ledgerOf(history: {
  readonly debtId: number;
  readonly statements: readonly StatementRow[];
  readonly payments: readonly (typeof payments.$inferSelect)[];
}): Ledger {
  const opening = history.statements.find(({ kind }) => kind === 'opening');
  if (opening === undefined) throw new Error(`Debt ${history.debtId} has no opening balance`);
  return {
    opening: {
      kind: 'opening',
      on: opening.statedOn,
      order: opening.entryOrder,
      balancePence: stated(opening.balancePence),
      rateBasisPoints: stated(opening.rateBasisPoints),
    },
    others: [
      ...history.statements.filter(({ kind }) => kind !== 'opening').map(statementEntry),
      ...history.payments.map(paymentEntry),
    ],
    stored: history.payments,
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
  await tx
    .update(debts)
    .set({ ...state, updatedAt: now, version: sql`${debts.version} + 1` })
    .where(eq(debts.id, debtId));
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
