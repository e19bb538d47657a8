/** What is compared with a first plan: the debts of its set as they stand, and the plan that is kept now. */
import type { Month } from '@debt-payoff/contract/months';
import type { FirstPlan } from '../forecast/first-plan.ts';
import type { KeptPlan } from '../forecast/forecast.ts';
import { paidOffOf, type RemovedDebt } from '../forecast/removed-debts.ts';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import type { LedgerStep } from '../ledger/replay.ts';

export type Comparison = {
  readonly firstPlan: FirstPlan;
  readonly debts: readonly TrackedDebt[];
  /** Of its set, those that were deleted. */
  readonly removed: readonly RemovedDebt[];
  readonly plan: KeptPlan;
  readonly today: string;
};

export type Entry = LedgerStep['entry'];

/** Whether it came after the plan was made, and so is no part of it. */
export function isLater({ lastEntryOrder }: FirstPlan, { order }: Entry): boolean {
  return order > lastEntryOrder;
}

/** Whether the debt was there when the plan was made. */
export function isPlanned({ debts }: FirstPlan, id: number): boolean {
  return debts.some(({ debtId }) => debtId === id);
}

/** How many of the plan's debts are not among these. What was paid to one that is deleted is not known. */
export function countMissing(
  firstPlan: FirstPlan,
  debts: readonly Pick<TrackedDebt, 'id'>[],
): number {
  return firstPlan.debts.filter(({ debtId }) => debts.every(({ id }) => id !== debtId)).length;
}

/** How many debts were added, paid off and deleted since the plan was made: their payments go on, and they are not known. */
export function countPassing({ firstPlan, removed }: Comparison): number {
  const known = new Set([
    ...firstPlan.removed.map(({ debtId }) => debtId),
    ...firstPlan.debts.map(({ debtId }) => debtId),
  ]);
  return paidOffOf(removed).filter(({ debtId }) => !known.has(debtId)).length;
}

/** With the monthly payments of the plan, where it has the debt. */
export function withFirstPayments({ debts, firstPlan }: Comparison): TrackedDebt[] {
  return debts.map((debt) => {
    const planned = firstPlan.debts.find(({ debtId }) => debtId === debt.id);
    return planned === undefined ? debt : { ...debt, paymentPence: planned.monthlyPaymentPence };
  });
}

/** Never is the latest of all. */
export function isSoonerThan(one: Month | null, other: Month | null): boolean {
  if (one === null) return false;
  return other === null || one < other;
}
