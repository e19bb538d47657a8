/** After the rules of the ledger have changed: what is stored of older ledgers is worked out by the new ones. */
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { debts, ledgerRule } from './ledger.tables.ts';
import { recomputeBalance } from './ledger.ts';

const debtsAtOnce = 200;

/**
 * Debt by debt, so that it can be broken off and gone on with, and other processes may do the same. One that cannot
 * be worked out keeps nobody else waiting: it is told of, here and every night.
 */
export async function recomputeOlderLedgers(
  db: Database,
  onFailure: (debtId: number, error: unknown) => void,
): Promise<number> {
  let doneCount = 0;
  let lastId = 0;
  for (;;) {
    const older = await db
      .select({ id: debts.id })
      .from(debts)
      .where(and(lt(debts.ledgerRule, ledgerRule), gt(debts.id, lastId)))
      .orderBy(asc(debts.id))
      .limit(debtsAtOnce);
    if (older.length === 0) return doneCount;
    for (const { id } of older) {
      const isDone = await recomputeOne(db, id).then(
        () => true,
        (error: unknown) => {
          onFailure(id, error);
          return false;
        },
      );
      if (isDone) doneCount += 1;
      lastId = id;
    }
  }
}

async function recomputeOne(db: Database, debtId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [debt] = await tx
      .select({ rule: debts.ledgerRule })
      .from(debts)
      .where(eq(debts.id, debtId))
      .for('update');
    // Deleted since, or done by another process.
    if (debt === undefined || debt.rule >= ledgerRule) return;
    await recomputeBalance(tx, { debtId, changedAt: null });
  });
}
