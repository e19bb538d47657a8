/** A debt's balance is what its entries give. Anyone who changes an entry applies it here, with the debt's row locked. */
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { type DebtHook, type LedgerWork, tellPaidOff } from './debt-hooks.ts';
import { type Ledger, readLedger, storeEffects, storeState } from './ledger.store.ts';
import { type LedgerState, type PaymentEffect, replay } from './replay.ts';

export type LedgerDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly debtHooks: readonly DebtHook[];
};

/** After an entry was added, changed or deleted: the balance follows, and a debt that is paid off is told of. */
export async function applyLedgerChange(work: LedgerWork, debtId: number): Promise<void> {
  const { paidOffOn } = await recomputeBalance(work, debtId);
  if (paidOffOn !== null) await tellPaidOff(work, debtId);
}

async function recomputeBalance(
  { tx, clock }: { readonly tx: Transaction; readonly clock: Clock },
  debtId: number,
): Promise<LedgerState> {
  const ledger = await readLedger(tx, debtId);
  const { state, payments } = replay(ledger.opening, ledger.others);
  const stored = new Map(ledger.stored.map((effect) => [effect.id, effect]));
  await storeEffects(
    tx,
    payments.filter((effect) => !isSameEffect(effect, stored.get(effect.id))),
  );
  await storeState(tx, { debtId, state, now: clock.now() });
  return state;
}

/** How the debt stood on a day; null before it was added. */
export function stateOn(
  { opening, others }: Pick<Ledger, 'opening' | 'others'>,
  day: string,
): LedgerState | null {
  if (day < opening.on) return null;
  return replay(
    opening,
    others.filter(({ on }) => on <= day),
  ).state;
}

function isSameEffect(one: PaymentEffect, other: PaymentEffect | undefined): boolean {
  return (
    other !== undefined &&
    one.interestPence === other.interestPence &&
    one.principalPence === other.principalPence &&
    one.excessPence === other.excessPence &&
    one.balanceAfterPence === other.balanceAfterPence
  );
}
