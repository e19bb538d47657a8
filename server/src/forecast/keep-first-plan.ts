/** What follows a change of a portfolio, in its transaction: the first plan is rewritten in its first days, then kept. */
import type { DebtHook, HookWork } from '../ledger/debt-hooks.ts';
import type { DebtRow } from '../ledger/debt-rows.store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { currentSet } from './current-set.ts';
import {
  firstPlanOf,
  hasDebtAmong,
  isStillRewritten,
  planFromOpenings,
  planFromToday,
} from './first-plan.ts';
import {
  deleteFirstPlans,
  keepLook,
  readChangedBasis,
  storeFirstPlan,
  storeRemovedDebts,
} from './forecast.store.ts';
import { forecastInput } from './forecast.ts';
import { keptLookOf } from './kept-look.ts';
import { currentPlanOf, type ForecastBasis } from './portfolio-forecast.ts';
import { removedDebtOf } from './removed-debts.ts';
import { type TrackedDebt, trackDebt } from './tracked-debts.ts';

export const forecastHook: DebtHook = {
  onChanged: followChange,
  onRemoving: rememberDebts,
};

/**
 * Plans of former sets stay where they are, since the payment that ended one, or the debt that began another, may go
 * again. Only those go of which every debt was deleted while it was owed.
 */
async function followChange({ tx, clock }: HookWork, portfolioId: number): Promise<void> {
  const today = clock.today();
  const basis = await withKeptLook(tx, await readChangedBasis(tx, portfolioId), today);
  const debtIds = basis.histories.map(({ debt }) => debt.id);
  const orphans = basis.firstPlans.filter((plan) => !hasDebtAmong(plan, { ...basis, debtIds }));
  if (orphans.length > 0) {
    const starts = orphans.map(({ setStartedOn }) => setStartedOn);
    await deleteFirstPlans(tx, portfolioId, starts);
  }
  const { set, plan, setStartedOn } = standingOf(basis, today);
  if (setStartedOn === null) return;
  const { predatesPlans } = basis.portfolio;
  const first = firstPlanOf(set, { stored: basis.firstPlans, plan, predatesPlans });
  if (first === null) return;
  if (isStillRewritten(first, today)) {
    const { startedOn } = first;
    const rewritten = planFromToday(set, { plan, today, startedOn, setStartedOn });
    await storeFirstPlan(tx, portfolioId, rewritten);
  } else if (!basis.firstPlans.includes(first)) {
    await storeFirstPlan(tx, portfolioId, first);
  }
}

/** As it is kept from now on. */
async function withKeptLook(
  tx: Transaction,
  basis: ForecastBasis,
  today: string,
): Promise<ForecastBasis> {
  const { portfolio } = basis;
  const kept = await keptLookOf(basis, () => {
    const { set, plan } = standingOf(basis, today);
    return forecastInput(set.debts, { plan, today });
  });
  const isSame =
    kept.lookAhead === portfolio.lookAhead && kept.lookChosenFor === portfolio.lookChosenFor;
  if (!isSame) await keepLook(tx, { portfolioId: portfolio.id, kept });
  return { ...basis, portfolio: { ...portfolio, ...kept } };
}

/** 'Start again from today'; where nothing is owed there is nothing to plan. */
export async function renewFirstPlan({ tx, clock }: HookWork, portfolioId: number): Promise<void> {
  const today = clock.today();
  const { set, plan, setStartedOn } = standingOf(await readChangedBasis(tx, portfolioId), today);
  if (setStartedOn === null || set.debts.every(isPaidOff)) return;
  const first = planFromToday(set, { plan, today, startedOn: today, setStartedOn });
  await storeFirstPlan(tx, portfolioId, first);
}

/** For debts that were entered with their past: the plan is that of the day on which they were opened. */
export async function planAsOpened({ tx, clock }: HookWork, portfolioId: number): Promise<void> {
  const basis = await readChangedBasis(tx, portfolioId);
  const { set, plan, setStartedOn } = standingOf(basis, clock.today());
  if (setStartedOn === null) return;
  await storeFirstPlan(tx, portfolioId, planFromOpenings(set, { plan, setStartedOn }));
}

function standingOf({ portfolio, histories, removed }: ForecastBasis, today: string) {
  const set = currentSet(
    histories.map((history) => trackDebt(history, today)),
    removed,
  );
  return { set, plan: currentPlanOf(portfolio, { set, today }), setStartedOn: set.startedOn };
}

function isPaidOff({ state }: TrackedDebt): boolean {
  return state.paidOffOn !== null;
}

/** They go, and what the plan has to know of them stays: when they were owed, and the payment that one of them freed. */
async function rememberDebts(
  { tx, clock }: HookWork,
  { portfolioId, debts }: { readonly portfolioId: number; readonly debts: readonly DebtRow[] },
): Promise<void> {
  const today = clock.today();
  const leaving = new Set(debts.map(({ id }) => id));
  const { histories } = await readChangedBasis(tx, portfolioId);
  const removed = histories
    .filter(({ debt }) => leaving.has(debt.id))
    .flatMap((history) => removedDebtOf(trackDebt(history, today), today) ?? []);
  await storeRemovedDebts(tx, portfolioId, removed);
}
