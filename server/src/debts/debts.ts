/** Debts: adding within the plan's limit, editing without losing history, replacing a whole list. */

import { creditorProblem } from '@debt-payoff/contract/debt-rules';
import { hasTerm } from '@debt-payoff/contract/debt-types';
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { penceFromPounds } from '@debt-payoff/contract/money';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import type { BalanceChange } from '@debt-payoff/contract/stated-balance';
import { type IdempotencyKey, runOnce } from '../idempotency/idempotency.ts';
import { tellChanged, tellRemoving, tellSaved } from '../ledger/debt-hooks.ts';
import { requireLockedDebt } from '../ledger/debt-ownership.ts';
import {
  type AtDebt,
  countDebts,
  type DebtRow,
  deleteDebts,
  insertDebts,
} from '../ledger/debt-rows.store.ts';
import { insertStatements } from '../ledger/entries.store.ts';
import { readLedger } from '../ledger/ledger.store.ts';
import type { LedgerDeps } from '../ledger/ledger.ts';
import { DomainError, invalidField } from '../platform/errors.ts';
import { requireSameVersion } from '../platform/versions.ts';
import { keepPlan } from '../portfolios/keep-plan.ts';
import { type AtPortfolio, requireLockedPortfolio } from '../portfolios/portfolio-ownership.ts';
import { type PlanChange, touchPortfolio } from '../portfolios/portfolios.store.ts';
import { changeDebts } from './change-debts.ts';
import {
  debtColumnsOf,
  type ResolvedDebt,
  resolveChangedDebt,
  resolveNewDebt,
} from './debt-facts.ts';
import { type FieldNames, fieldInList, ownField } from './debt-in-request.ts';
import { type DebtWork, requireNewWithinLimit, requireWithinLimit } from './debt-limits.ts';
import {
  type DebtSchedules,
  type DebtWithSchedules,
  findDebtWithSchedules,
  listDebtsWithSchedules,
} from './debts.store.ts';
import { requireOneOffsWithinLimit } from './one-off-limit.ts';

export type DebtDeps = LedgerDeps & { readonly debtSchedules: DebtSchedules };

/** How the request came, where it came as one that may be sent again. */
export type KeyedRequest = { readonly idempotencyKey?: IdempotencyKey };

export function addDebts(
  deps: DebtDeps,
  {
    facts,
    plan = {},
    fieldOf = fieldInList,
    idempotencyKey,
    ...at
  }: AtPortfolio & {
    facts: readonly DebtFacts[];
    plan?: PlanChange;
    /** What the fields of a debt are called in the request. */
    fieldOf?: FieldNames;
  } & KeyedRequest,
): Promise<DebtWithSchedules[]> {
  const { clock, debtHooks } = deps;
  return deps.db.transaction(async (tx) => {
    const addedIds = await runOnce(tx, idempotencyKey, async () => {
      const kept = await requireLockedPortfolio(tx, at);
      const work = { tx, clock, debtHooks, ...at };
      const added = await addWithinLimit(work, facts, fieldOf);
      await keepPlan(work, { kept, plan });
      await requireOneOffsWithinLimit(work);
      await touchPortfolio(tx, { ...at, now: clock.now() });
      await tellChanged(work, at.portfolioId);
      return added.map(({ id }) => id);
    });
    const all = await listDebtsWithSchedules({ ...deps, db: tx }, at);
    return all.filter(({ id }) => addedIds.includes(id));
  });
}

/** The portfolio must be locked. */
export async function addWithinLimit(
  work: DebtWork,
  facts: readonly DebtFacts[],
  fieldOf: FieldNames = fieldInList,
): Promise<DebtRow[]> {
  const { clock } = work;
  const resolved = facts.map((debt, at) =>
    resolveNewDebt(debt, { today: clock.today(), field: fieldOf(at) }),
  );
  await requireNewWithinLimit(
    work,
    resolved.map(({ facts: entered }) => entered),
  );
  return storeDebts(work, resolved);
}

/** For a caller who has made sure that they are within the limit. */
export async function storeDebts(
  work: DebtWork,
  added: readonly ResolvedDebt[],
): Promise<DebtRow[]> {
  const { tx, clock, portfolioId } = work;
  const today = clock.today();
  const now = clock.now();
  const rows = await insertDebts(
    tx,
    added.map((debt) => ({
      portfolioId,
      ...debtColumnsOf(debt, { today }),
      originalBalancePence: penceFromPounds(debt.facts.balance),
      termMonths: termOf(debt.facts),
      paymentSetOn: today,
      addedOn: today,
      interestFrom: today,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await insertStatements(
    tx,
    rows.map(({ id, balancePence, rateThousandths, rateKind, compounds, monthlyPaymentPence }) => ({
      debtId: id,
      kind: 'opening' as const,
      statedOn: today,
      balancePence,
      rateThousandths,
      rateKind,
      compounds,
      monthlyPaymentPence,
      enteredAt: now,
    })),
  );
  // PostgreSQL hands out the numbers in the order of the list.
  const saved = rows.flatMap((debt, at) => {
    const entered = added[at];
    if (entered === undefined) return [];
    const { facts, terms } = entered;
    return [{ debt, facts, minimumRule: terms.minimumRule, how: 'added' as const }];
  });
  await tellSaved(work, saved);
  return rows;
}

export function updateDebt(
  deps: DebtDeps,
  {
    facts,
    version,
    balanceChange = null,
    ...at
  }: AtDebt & {
    facts: DebtFacts;
    version: number | undefined;
    balanceChange?: BalanceChange | null | undefined;
  },
): Promise<DebtWithSchedules> {
  const { clock, debtHooks } = deps;
  return deps.db.transaction(async (tx) => {
    const work = { tx, clock, debtHooks, userId: at.userId, portfolioId: at.portfolioId };
    await requireLockedPortfolio(tx, at);
    const debt = await requireLockedDebt(tx, at);
    requireSameVersion(debt, version);
    requireCreditor(facts, { saved: [debt], field: 'creditor' });
    if (debt.paidOffOn !== null && facts.balance + (facts.fee ?? 0) > 0) {
      const { active } = await countDebts(tx, at);
      await requireWithinLimit(work, { before: active, after: active + 1 });
    }
    const ledger = await readLedger(tx, debt.id);
    const next = resolveChangedDebt(facts, {
      ...{ debt, ledger, isReplaced: false },
      ...{ today: clock.today(), field: ownField },
    });
    await changeDebts(work, [{ debt, ledger, next, how: 'edited', balanceChange }]);
    await requireOneOffsWithinLimit(work);
    await touchPortfolio(tx, { ...work, now: clock.now() });
    await tellChanged(work, at.portfolioId);
    const changed = await findDebtWithSchedules({ ...deps, db: tx }, at);
    if (changed === null) throw new DomainError('not_found');
    return changed;
  });
}

/** Names that were saved before there was a limit stay; one that is new keeps to it. */
export function requireCreditor(
  { creditor }: Pick<DebtFacts, 'creditor'>,
  { saved, field }: { saved: readonly Pick<DebtRow, 'creditor'>[]; field: string },
): void {
  if (saved.some((debt) => debt.creditor === creditor)) return;
  const problem = creditorProblem(creditor);
  if (problem === null) return;
  throw invalidField(field, problem);
}

export function removeDebt({ db, clock, debtHooks }: DebtDeps, at: AtDebt): Promise<void> {
  return db.transaction(async (tx) => {
    const work = { tx, clock, debtHooks, userId: at.userId, portfolioId: at.portfolioId };
    await requireLockedPortfolio(tx, at);
    await removeDebts(work, [await requireLockedDebt(tx, at)]);
    await touchPortfolio(tx, { ...at, now: clock.now() });
    await tellChanged(work, at.portfolioId);
  });
}

export async function removeDebts(work: DebtWork, debts: readonly DebtRow[]): Promise<void> {
  await tellRemoving(work, { portfolioId: work.portfolioId, debts });
  await deleteDebts(
    work.tx,
    work,
    debts.map(({ id }) => id),
  );
}

/** A loan or mortgage that comes without a term has the usual one; 0 stands for none. */
function termOf({ debt_type, term_months }: DebtFacts): number | null {
  if (!hasTerm(debt_type)) return null;
  return (term_months ?? calculatorLimits.termMonthsDefault) || null;
}
