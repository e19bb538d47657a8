/** Replaces the debts of a portfolio; one that is saved again under the same creditor and type keeps its history. */
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { type DebtRow, deleteDebts, listDebts } from '../ledger/debt-rows.store.ts';
import type { LedgerDeps } from '../ledger/ledger.ts';
import { requireSameVersion } from '../platform/versions.ts';
import { type AtPortfolio, requireLockedPortfolio } from '../portfolios/owned.ts';
import { touchPortfolio } from '../portfolios/portfolios.store.ts';
import { requireWithinLimit } from './debt-limits.ts';
import { changeDebts, requireCreditor, storeDebts } from './debts.ts';

type Replacement = AtPortfolio & {
  readonly facts: readonly DebtFacts[];
  readonly version: number | undefined;
};

export function replaceDebts(
  { db, clock, debtHooks }: LedgerDeps,
  { facts, version, ...at }: Replacement,
): Promise<void> {
  return db.transaction(async (tx) => {
    const work = { tx, clock, debtHooks, ...at };
    requireSameVersion(await requireLockedPortfolio(tx, at), version);
    const existing = await listDebts(tx, at);
    for (const [index, debt] of facts.entries()) {
      requireCreditor(debt, { saved: existing, field: `debts.${index}.creditor` });
    }
    const { kept, added, gone } = pair(existing, facts);
    await requireWithinLimit(work, {
      before: existing.filter(({ paidOffOn }) => paidOffOn === null).length,
      after: facts.filter(({ balance }) => balance > 0).length,
    });
    await deleteDebts(
      tx,
      at,
      gone.map(({ id }) => id),
    );
    await changeDebts(
      work,
      kept.map(({ debt, change }) => ({ debt, facts: change, how: 'replaced' as const })),
    );
    await storeDebts(work, added);
    await touchPortfolio(tx, { ...at, now: clock.now() });
  });
}

type Pairs = {
  readonly kept: readonly { debt: DebtRow; change: DebtFacts }[];
  readonly added: readonly DebtFacts[];
  readonly gone: readonly DebtRow[];
};

/** Two debts of one name and type pair off in their order. */
function pair(existing: readonly DebtRow[], facts: readonly DebtFacts[]): Pairs {
  const waiting = Map.groupBy(existing, ({ creditor, debtType }) => nameOf(creditor, debtType));
  const kept: { debt: DebtRow; change: DebtFacts }[] = [];
  const added: DebtFacts[] = [];
  for (const change of facts) {
    const debt = waiting.get(nameOf(change.creditor, change.debt_type))?.shift();
    if (debt === undefined) added.push(change);
    else kept.push({ debt, change });
  }
  return { kept, added, gone: [...waiting.values()].flat() };
}

function nameOf(creditor: string, type: string): string {
  return `${type}\n${creditor.trim().toLowerCase()}`;
}
