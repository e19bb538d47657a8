/** What follows a change of a portfolio, in its transaction: the first plan is rewritten in its first days, then kept. */
import type { DebtHook, HookWork } from '../ledger/debt-hooks.ts';
import type { DebtRow } from '../ledger/debt-rows.store.ts';
import { type CurrentSet, currentSet } from './current-set.ts';
import {
  type FirstPlan,
  firstPlanOf,
  isPlanOf,
  isStillRewritten,
  planFromOpenings,
  planFromToday,
} from './first-plan.ts';
import {
  deleteFirstPlan,
  findFirstPlan,
  type PlanBasis,
  readPlanBasis,
  setBudgetCorrection,
  storeFirstPlan,
} from './forecast.store.ts';
import { type KeptPlan, keptPlanOf } from './forecast.ts';
import { type TrackedDebt, trackDebt } from './tracked-debts.ts';

export const forecastHook: DebtHook = {
  onChanged: followChange,
  onRemoving: keepFreedPayments,
};

async function followChange({ tx, clock }: HookWork, portfolioId: number): Promise<void> {
  const today = clock.today();
  const kept = await findFirstPlan(tx, portfolioId);
  const basis = await readPlanBasis(tx, portfolioId);
  const set = setOf(basis, today);
  const isNewSet = set.startedOn === null || (kept !== null && !isPlanOf(kept, set));
  // Only now, and not when all was paid off: the last payment may be undone.
  if (isNewSet) await setBudgetCorrection(tx, portfolioId, 0);
  if (set.startedOn === null) return deleteFirstPlan(tx, portfolioId);
  if (kept !== null && !isNewSet && !isStillRewritten(kept, today)) return;
  const plan = keptPlanOf(basis.portfolio);
  const next = isNewSet ? { ...plan, budgetCorrectionPence: 0 } : plan;
  await storeFirstPlan(tx, portfolioId, nextPlan({ set, kept, plan: next, today }));
}

/** 'Start again from today'; where nothing is owed there is nothing to plan. */
export async function renewFirstPlan({ tx, clock }: HookWork, portfolioId: number): Promise<void> {
  const today = clock.today();
  const basis = await readPlanBasis(tx, portfolioId);
  const { debts, startedOn } = setOf(basis, today);
  if (startedOn === null || debts.every(isPaidOff)) return;
  const plan = keptPlanOf(basis.portfolio);
  await storeFirstPlan(tx, portfolioId, planFromToday(debts, { plan, today, startedOn: today }));
}

/** For debts that were entered with their past: the plan is that of the day on which they were opened. */
export async function planAsOpened({ tx, clock }: HookWork, portfolioId: number): Promise<void> {
  const basis = await readPlanBasis(tx, portfolioId);
  const { debts, startedOn } = setOf(basis, clock.today());
  if (startedOn === null) return;
  const plan = planFromOpenings({ debts, startedOn }, keptPlanOf(basis.portfolio));
  await storeFirstPlan(tx, portfolioId, plan);
}

function nextPlan(given: {
  readonly set: CurrentSet;
  readonly kept: FirstPlan | null;
  readonly plan: KeptPlan;
  readonly today: string;
}): FirstPlan {
  const { set, kept, today } = given;
  const first = firstPlanOf(set, kept);
  if (first === null) throw new Error('Debts that were never owed have no plan');
  if (!isStillRewritten(first, today)) return first;
  return planFromToday(set.debts, {
    plan: given.plan,
    today,
    startedOn: first.startedOn,
  });
}

function isPaidOff({ state }: TrackedDebt): boolean {
  return state.paidOffOn !== null;
}

function setOf({ histories }: PlanBasis, today: string): CurrentSet {
  return currentSet(histories.map((history) => trackDebt(history, today)));
}

/** A debt that is paid off goes, and the payment that it freed stays in the budget. */
async function keepFreedPayments(
  { tx, clock }: HookWork,
  removed: { readonly portfolioId: number; readonly debts: readonly DebtRow[] },
): Promise<void> {
  const gone = new Set(
    removed.debts.filter(({ paidOffOn }) => paidOffOn !== null).map(({ id }) => id),
  );
  if (gone.size === 0) return;
  const basis = await readPlanBasis(tx, removed.portfolioId);
  const freedPence = setOf(basis, clock.today())
    .debts.filter(({ id }) => gone.has(id))
    .reduce((sum, { paymentPence }) => sum + paymentPence, 0);
  const { id, budgetCorrectionPence } = basis.portfolio;
  await setBudgetCorrection(tx, id, budgetCorrectionPence + freedPence);
}
