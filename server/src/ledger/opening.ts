/** The balance that was entered with a debt: what its ledger begins with. */
import { and, eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../platform/database/database.ts';
import { type AtDebt, type DebtRow, updateDebtRow } from './debt-rows.store.ts';
import { readLedger } from './ledger.store.ts';
import { debtStatements } from './ledger.tables.ts';

/**
 * Whether the debt was added today and nothing has been entered since: another balance then corrects the
 * first one. A rate that was corrected on that day has borne nothing yet.
 */
export async function isOpeningOnly(
  db: Reader,
  { debt, today }: { readonly debt: Pick<DebtRow, 'id' | 'addedOn'>; readonly today: string },
): Promise<boolean> {
  if (debt.addedOn !== today) return false;
  const { others } = await readLedger(db, debt.id);
  return others.every(({ kind }) => kind === 'rate');
}

/** It is followed by `applyLedgerChange` in the same transaction. */
export async function changeOpening(
  tx: Transaction,
  { balancePence, ...at }: AtDebt & { readonly balancePence: number },
): Promise<void> {
  await tx
    .update(debtStatements)
    .set({ balancePence, version: sql`${debtStatements.version} + 1` })
    .where(and(eq(debtStatements.debtId, at.debtId), eq(debtStatements.kind, 'opening')));
  await updateDebtRow(tx, at, { originalBalancePence: balancePence });
}
