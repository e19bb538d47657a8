/** A debt's balance is what its entries give. Anyone who changes an entry applies it here, with the debt's row locked. */
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { type DebtHook, type LedgerWork, tellPaidOff } from './debt-hooks.ts';
import { storeEffects, storeEntryEffects, storeState } from './effects.store.ts';
import { type Ledger, readLedger } from './ledger.store.ts';
import { type LedgerEntries, type LedgerState, type ReplayResult, replay } from './replay.ts';

export type LedgerDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly debtHooks: readonly DebtHook[];
};

/** After an entry was added, changed or deleted: the balance follows, and a debt that is paid off is told of. */
export async function applyLedgerChange(work: LedgerWork, debtId: number): Promise<void> {
  const changedAt = work.clock.now();
  const { paidOffOn } = await recomputeBalance(work.tx, { debtId, changedAt });
  if (paidOffOn !== null) await tellPaidOff(work, debtId);
}

/** The debt's row must be locked. */
export async function recomputeBalance(
  tx: Transaction,
  { debtId, changedAt }: { readonly debtId: number; readonly changedAt: Date | null },
): Promise<LedgerState> {
  const ledger = await readLedger(tx, debtId);
  const replayed = replay(ledger);
  const { payments, entries } = differentEffects(ledger, replayed);
  await storeEffects(tx, payments);
  await storeEntryEffects(tx, { debtId, effects: entries });
  await storeState(tx, { debtId, state: replayed.state, changedAt });
  return replayed.state;
}

/** How the debt stood on a day; null before it was added. */
export function stateOn({ others, ...ledger }: LedgerEntries, day: string): LedgerState | null {
  if (day < ledger.opening.on) return null;
  return replay({ ...ledger, others: others.filter(({ on }) => on <= day) }, day).state;
}

/** Those that are not stored as the replay gave them. */
export function differentEffects(
  { stored, storedEntries }: Pick<Ledger, 'stored' | 'storedEntries'>,
  { payments, entries }: Pick<ReplayResult, 'payments' | 'entries'>,
): Pick<ReplayResult, 'payments' | 'entries'> {
  const paid = new Map(stored.map((effect) => [effect.id, effect]));
  const stated = new Map(storedEntries.map((effect) => [effect.order, effect]));
  return {
    payments: payments.filter((effect) => !isSame(effect, paid.get(effect.id))),
    entries: entries.filter((effect) => !isSame(effect, stated.get(effect.order))),
  };
}

/** Whether all that the one says is in the other. */
function isSame(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, unknown>> | undefined,
): boolean {
  return Object.entries(one).every(([part, value]) => other?.[part] === value);
}
