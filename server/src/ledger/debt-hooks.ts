/** What the floors above do when a debt changes. Each hook runs in the transaction of the change, in the order of the list. */
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import type { MinimumRule } from '@debt-payoff/engine';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { DebtRow } from './debt-rows.store.ts';

export type HookWork = { readonly tx: Transaction; readonly clock: Clock };

/** With the monthly payment that is kept. */
export type ResolvedFacts = DebtFacts & { readonly monthly_payment: number };

export type SavedDebt = {
  /** As it was before; one that has just been added, as it is. */
  readonly debt: DebtRow;
  readonly facts: ResolvedFacts;
  /** As it is from now on. */
  readonly minimumRule: MinimumRule | null;
  /** By itself, or as part of a list that replaced all debts of its portfolio. */
  readonly how: 'added' | 'edited' | 'replaced';
};

export type DebtHook = {
  /** Before the balance is recomputed, so that it comes before `onPaidOff`. */
  readonly onSaved?: (work: HookWork, saved: readonly SavedDebt[]) => Promise<void>;
  readonly onPaidOff?: (work: HookWork, debtId: number) => Promise<void>;
  /** Before debts are deleted. */
  readonly onRemoving?: (work: HookWork, removed: RemovedDebts) => Promise<void>;
  /** After all of a change to the debts, the entries or the plan of a portfolio, once. */
  readonly onChanged?: (work: HookWork, portfolioId: number) => Promise<void>;
};

export type RemovedDebts = { readonly portfolioId: number; readonly debts: readonly DebtRow[] };

export type LedgerWork = HookWork & { readonly debtHooks: readonly DebtHook[] };

export async function tellSaved(work: LedgerWork, saved: readonly SavedDebt[]): Promise<void> {
  for (const { onSaved } of work.debtHooks) await onSaved?.(work, saved);
}

export async function tellPaidOff(work: LedgerWork, debtId: number): Promise<void> {
  for (const { onPaidOff } of work.debtHooks) await onPaidOff?.(work, debtId);
}

export async function tellRemoving(work: LedgerWork, removed: RemovedDebts): Promise<void> {
  for (const { onRemoving } of work.debtHooks) await onRemoving?.(work, removed);
}

export async function tellChanged(work: LedgerWork, portfolioId: number): Promise<void> {
  for (const { onChanged } of work.debtHooks) await onChanged?.(work, portfolioId);
}
