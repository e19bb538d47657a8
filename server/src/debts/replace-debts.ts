/** Replaces the debts of a portfolio; one that is saved again under the same creditor and type keeps its history. */
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { DomainError } from '../platform/errors.ts';
import { lockPortfolio, touchPortfolio } from '../portfolios/portfolios.store.ts';
import { createAutoPayment } from '../schedules/auto-payments.ts';
import { requireRoom } from './debt-limits.ts';
import { type DebtWithSchedules, deleteDebts, listDebts } from './debts.store.ts';
import { changeDebt, type DebtDeps, requireCreditor, storeDebts } from './debts.ts';

type Replacement = {
  readonly userId: number;
  readonly portfolioId: number;
  readonly facts: readonly DebtFacts[];
  readonly version: number | undefined;
};

export function replaceDebts(
  { db, clock }: DebtDeps,
  { userId, portfolioId, facts, version }: Replacement,
): Promise<void> {
  return db.transaction(async (tx) => {
    const work = { tx, clock, userId, portfolioId };
    const portfolio = await lockPortfolio(tx, { userId, portfolioId });
    if (portfolio === null) throw new DomainError('not_found');
    if (version !== undefined && version !== portfolio.version) throw new DomainError('conflict');
    const existing = await listDebts(tx, { userId, portfolioIds: [portfolioId] });
    for (const [at, debt] of facts.entries()) {
      requireCreditor(debt, { saved: existing, field: `debts.${at}.creditor` });
    }
    const { kept, added, gone } = pair(existing, facts);
    await requireRoom(work, {
      before: existing.filter(({ paidOffOn }) => paidOffOn === null).length,
      after: facts.filter(({ balance }) => balance > 0).length,
    });
    await deleteDebts(
      tx,
      gone.map(({ id }) => id),
    );
    for (const { debt, change } of kept) {
      await changeDebt(work, debt, change);
      // Only when none exists for the debt.
      if (debt.schedules.length === 0) {
        await createAutoPayment({ tx, clock }, { debt, facts: change });
      }
    }
    await storeDebts(work, added);
    await touchPortfolio(tx, { portfolioId, now: clock.now() });
  });
}

type Pairs = {
  readonly kept: readonly { debt: DebtWithSchedules; change: DebtFacts }[];
  readonly added: readonly DebtFacts[];
  readonly gone: readonly DebtWithSchedules[];
};

/** Two debts of one name and type pair off in their order. */
function pair(existing: readonly DebtWithSchedules[], facts: readonly DebtFacts[]): Pairs {
  const waiting = Map.groupBy(existing, ({ creditor, debtType }) => nameOf(creditor, debtType));
  const kept: { debt: DebtWithSchedules; change: DebtFacts }[] = [];
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
