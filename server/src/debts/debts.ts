/** Debts: adding within the plan's limit, editing without losing history, replacing a whole list. */

import { creditorProblem } from '@debt-payoff/contract/debt-rules';
import { hasTerm } from '@debt-payoff/contract/debt-types';
import { calculatorLimits } from '@debt-payoff/contract/limits';
import { basisPointsFromPercent, penceFromPounds } from '@debt-payoff/contract/money';
import type { DebtFacts } from '@debt-payoff/contract/portfolios';
import type { BalanceChange } from '@debt-payoff/contract/stated-balance';
import { type IdempotencyKey, runOnce } from '../idempotency/idempotency.ts';
import { type SavedDebt, tellChanged, tellRemoving, tellSaved } from '../ledger/debt-hooks.ts';
import { requireLockedDebt } from '../ledger/debt-ownership.ts';
import {
  type AtDebt,
  countDebts,
  type DebtRow,
  deleteDebts,
  insertDebts,
  updateDebtRow,
} from '../ledger/debt-rows.store.ts';
import { insertStatements } from '../ledger/entries.store.ts';
import { applyLedgerChange, type LedgerDeps } from '../ledger/ledger.ts';
import { changeOpening, isOpeningOnly } from '../ledger/opening.ts';
import { DomainError, invalidField } from '../platform/errors.ts';
import { requireSameVersion } from '../platform/versions.ts';
import { keepPlan } from '../portfolios/keep-plan.ts';
import { type AtPortfolio, requireLockedPortfolio } from '../portfolios/portfolio-ownership.ts';
import { type PlanChange, touchPortfolio } from '../portfolios/portfolios.store.ts';
import { type DebtWork, requireNewWithinLimit, requireWithinLimit } from './debt-limits.ts';
import {
  type DebtSchedules,
  type DebtWithSchedules,
  findDebtWithSchedules,
  listDebtsWithSchedules,
} from './debts.store.ts';

export type DebtDeps = LedgerDeps & { readonly debtSchedules: DebtSchedules };

/** How the request came, where it came as one that may be sent again. */
export type KeyedRequest = { readonly idempotencyKey?: IdempotencyKey };

export function addDebts(
  deps: DebtDeps,
  {
    facts,
    plan = {},
    idempotencyKey,
    ...at
  }: AtPortfolio & { facts: readonly DebtFacts[]; plan?: PlanChange } & KeyedRequest,
): Promise<DebtWithSchedules[]> {
  const { clock, debtHooks } = deps;
  return deps.db.transaction(async (tx) => {
    const addedIds = await runOnce(tx, idempotencyKey, async () => {
      const kept = await requireLockedPortfolio(tx, at);
      const work = { tx, clock, debtHooks, ...at };
      const added = await addWithinLimit(work, facts);
      await keepPlan(work, { kept, plan });
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
): Promise<DebtRow[]> {
  await requireNewWithinLimit(work, facts);
  return storeDebts(work, facts);
}

/** For a caller who has made sure that they are within the limit. */
export async function storeDebts(work: DebtWork, facts: readonly DebtFacts[]): Promise<DebtRow[]> {
  const { tx, clock, portfolioId } = work;
  const today = clock.today();
  const now = clock.now();
  const rows = await insertDebts(
    tx,
    facts.map((debt) => ({
      portfolioId,
      ...columnsOf(debt, { today }),
      originalBalancePence: penceFromPounds(debt.balance),
      termMonths: termOf(debt),
      addedOn: today,
      interestFrom: today,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await insertStatements(
    tx,
    rows.map(({ id, balancePence, rateBasisPoints, monthlyPaymentPence }) => ({
      debtId: id,
      kind: 'opening' as const,
      statedOn: today,
      balancePence,
      rateBasisPoints,
      monthlyPaymentPence,
      enteredAt: now,
    })),
  );
  // PostgreSQL hands out the numbers in the order of the list.
  const saved = rows.flatMap((debt, at) => {
    const entered = facts[at];
    return entered === undefined ? [] : [{ debt, facts: entered, how: 'added' as const }];
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
    if (debt.paidOffOn !== null && facts.balance > 0) {
      const { active } = await countDebts(tx, at);
      await requireWithinLimit(work, { before: active, after: active + 1 });
    }
    await changeDebts(work, [{ debt, facts, how: 'edited', balanceChange }]);
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

/** As what the difference counts where the balance is another one. */
type ChangedDebt = SavedDebt & { readonly balanceChange?: BalanceChange | null };

export async function changeDebts(work: DebtWork, changed: readonly ChangedDebt[]): Promise<void> {
  for (const one of changed) await storeChange(work, one);
  await tellSaved(work, changed);
  for (const { debt } of changed) await applyLedgerChange(work, debt.id);
}

/** A balance or a rate entered by hand is a statement as of today; the history before it stays. */
async function storeChange(
  { tx, clock, userId, portfolioId }: DebtWork,
  { debt, facts, balanceChange = null }: ChangedDebt,
): Promise<void> {
  const today = clock.today();
  const { balancePence, rateBasisPoints, creditor, debtType, monthlyPaymentPence } = columnsOf(
    facts,
    { today },
  );
  const entry = { debtId: debt.id, statedOn: today, enteredAt: clock.now() };
  if (rateBasisPoints !== debt.rateBasisPoints) {
    await insertStatements(tx, [{ ...entry, kind: 'rate', rateBasisPoints }]);
  }
  if (balancePence !== debt.balancePence) {
    if (await isOpeningOnly(tx, { debt, today })) {
      await changeOpening(tx, { userId, portfolioId, debtId: debt.id, balancePence });
    } else {
      await insertStatements(tx, [{ ...entry, kind: 'balance', balancePence, balanceChange }]);
    }
  }
  await updateDebtRow(
    tx,
    { userId, portfolioId, debtId: debt.id },
    {
      creditor,
      debtType,
      monthlyPaymentPence,
      // Without one the term stays as it is, unless this kind of debt has none.
      ...(!hasTerm(debtType) && { termMonths: null }),
      ...(hasTerm(debtType) &&
        facts.term_months !== undefined && { termMonths: facts.term_months || null }),
    },
  );
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

function columnsOf(facts: DebtFacts, { today }: { today: string }) {
  const balancePence = penceFromPounds(facts.balance);
  return {
    creditor: facts.creditor,
    debtType: facts.debt_type,
    balancePence,
    rateBasisPoints: basisPointsFromPercent(facts.interest_rate),
    monthlyPaymentPence: penceFromPounds(facts.monthly_payment),
    paidOffOn: balancePence === 0 ? today : null,
  };
}
