/** What a replay gave, stored beside the entries that it came from. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { inParts } from '../platform/database/in-parts.ts';
import { moveUpdatedAt } from '../portfolios/portfolios.store.ts';
import { debtStatements, debts, ledgerRule, payments } from './ledger.tables.ts';
import type { EntryEffect, LedgerState, PaymentEffect } from './replay.ts';

/** What of a debt's state is kept in its row. The rest is worked out where it is needed. */
export function stateColumnsOf(state: LedgerState) {
  return {
    balancePence: state.balancePence,
    rateKind: state.rate.kind,
    rateThousandths: state.rate.thousandths,
    compounds: state.compounds,
    accruedPence: state.accruedPence,
    interestFrom: state.interestFrom,
    interestPaidPence: state.interestPaidPence,
    principalPaidPence: state.principalPaidPence,
    paidOffOn: state.paidOffOn,
  };
}

export async function storeState(
  tx: Transaction,
  {
    debtId,
    state,
    changedAt,
  }: {
    readonly debtId: number;
    readonly state: LedgerState;
    /** Null where nobody has changed anything, and only the rules have. */
    readonly changedAt: Date | null;
  },
): Promise<void> {
  const [stored] = await tx
    .update(debts)
    .set({
      ...stateColumnsOf(state),
      ledgerRule,
      ...(changedAt !== null && { updatedAt: changedAt, version: sql`${debts.version} + 1` }),
    })
    .where(eq(debts.id, debtId))
    .returning({ portfolioId: debts.portfolioId });
  if (stored === undefined || changedAt === null) return;
  await moveUpdatedAt(tx, { ...stored, now: changedAt });
}

export async function storeEffects(
  tx: Transaction,
  effects: readonly PaymentEffect[],
): Promise<void> {
  await inParts(effects, async (part) => {
    const values = part.map(
      (effect) =>
        sql`(${effect.id}::bigint, ${effect.interestPence}::bigint, ${effect.principalPence}::bigint, ${effect.adjustmentPence}::bigint, ${effect.excessPence}::bigint, ${effect.balanceAfterPence}::bigint)`,
    );
    await tx.execute(sql`
      UPDATE ${payments} SET
        interest_pence = effect.interest,
        principal_pence = effect.principal,
        adjustment_pence = effect.adjustment,
        excess_pence = effect.excess,
        balance_after_pence = effect.balance
      FROM (VALUES ${listed(values)})
        AS effect (id, interest, principal, adjustment, excess, balance)
      WHERE payments.id = effect.id`);
  });
}

export async function storeEntryEffects(
  tx: Transaction,
  { debtId, effects }: { readonly debtId: number; readonly effects: readonly EntryEffect[] },
): Promise<void> {
  await inParts(effects, async (part) => {
    const values = part.map(
      (effect) =>
        sql`(${effect.order}::bigint, ${effect.interestPence}::bigint, ${effect.adjustmentPence}::bigint, ${effect.excessPence}::bigint, ${effect.balanceAfterPence}::bigint)`,
    );
    await tx.execute(sql`
      UPDATE ${debtStatements} SET
        interest_pence = effect.interest,
        adjustment_pence = effect.adjustment,
        excess_pence = effect.excess,
        balance_after_pence = effect.balance
      FROM (VALUES ${listed(values)})
        AS effect (entry_order, interest, adjustment, excess, balance)
      WHERE debt_statements.debt_id = ${debtId}
        AND debt_statements.entry_order = effect.entry_order`);
  });
}

function listed(values: readonly SQL[]): SQL {
  return sql.join([...values], sql`, `);
}
