/** Replaces the debts of a portfolio; one that is saved again under the same creditor and type keeps its history. */
import { pairDebts } from '@debt-payoff/contract/debt-pairing';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import { tellChanged } from '../ledger/debt-hooks.ts';
import { listDebts } from '../ledger/debt-rows.store.ts';
import { type DebtHistory, historiesOf } from '../ledger/ledger.store.ts';
import type { LedgerDeps } from '../ledger/ledger.ts';
import { requireSameVersion } from '../platform/versions.ts';
import { keepPlan } from '../portfolios/keep-plan.ts';
import { type AtPortfolio, requireLockedPortfolio } from '../portfolios/portfolio-ownership.ts';
import { type PlanChange, touchPortfolio } from '../portfolios/portfolios.store.ts';
import { changeDebts } from './change-debts.ts';
import { resolveChangedDebt, resolveNewDebt } from './debt-facts.ts';
import { fieldInList } from './debt-in-request.ts';
import { requireWithinLimit } from './debt-limits.ts';
import { removeDebts, requireCreditor, storeDebts } from './debts.ts';
import { requireOneOffsWithinLimit } from './one-off-limit.ts';

type Replacement = AtPortfolio & {
  readonly facts: readonly DebtFacts[];
  /** What is left out stays as it is. */
  readonly plan?: PlanChange;
  readonly version: number | undefined;
};

export function replaceDebts(
  { db, clock, debtHooks }: LedgerDeps,
  { facts, plan = {}, version, ...at }: Replacement,
): Promise<void> {
  return db.transaction(async (tx) => {
    const work = { tx, clock, debtHooks, ...at };
    const kept = await requireLockedPortfolio(tx, at);
    requireSameVersion(kept, version);
    const existing = await listDebts(tx, at);
    for (const [index, debt] of facts.entries()) {
      requireCreditor(debt, { saved: existing, field: `debts.${index}.creditor` });
    }
    const paired = pairDebts((await historiesOf(tx, existing)).map(named), facts);
    await requireWithinLimit(work, {
      before: existing.filter(({ paidOffOn }) => paidOffOn === null).length,
      after: facts.filter(({ balance, fee }) => balance + (fee ?? 0) > 0).length,
    });
    await removeDebts(
      work,
      paired.deleted.map(({ debt }) => debt),
    );
    const today = clock.today();
    const placeOf = (debt: DebtFacts) => ({ today, field: fieldInList(facts.indexOf(debt)) });
    await changeDebts(
      work,
      paired.kept.map(({ saved: { debt, ledger }, next }) => ({
        debt,
        ledger,
        next: resolveChangedDebt(next, { debt, ledger, isReplaced: true, ...placeOf(next) }),
        how: 'replaced' as const,
      })),
    );
    await storeDebts(
      work,
      paired.added.map((debt) => resolveNewDebt(debt, placeOf(debt))),
    );
    await keepPlan(work, { kept, plan });
    await requireOneOffsWithinLimit(work);
    await touchPortfolio(tx, { ...at, now: clock.now() });
    await tellChanged(work, at.portfolioId);
  });
}

/** Under the names by which the pairing compares. */
function named({ debt, ...ledger }: DebtHistory) {
  return { debt, ledger, creditor: debt.creditor, debt_type: debt.debtType };
}
