/** What is compared with a first plan: the debts of its set as they stand, and the plan that is kept now. */
import type { Month } from '@debt-payoff/contract/months';
import type { FirstPlan } from '../forecast/first-plan.ts';
import type { KeptPlan } from '../forecast/forecast.ts';
import { paidOffOf, type RemovedDebt } from '../forecast/removed-debts.ts';
import { paymentAt, type TrackedDebt } from '../forecast/tracked-debts.ts';
import { type DebtTerms, type KeptPayment, noTerms } from '../ledger/debt-terms.ts';
import type { LedgerStep } from '../ledger/replay.ts';
import type { StatedRate } from '../ledger/stated-rate.ts';
import { type PaymentPath, paymentPathOf, withPayments } from './payment-path.ts';

export type Comparison = {
  readonly firstPlan: FirstPlan;
  readonly debts: readonly TrackedDebt[];
  /** Of its set, those that were deleted. */
  readonly removed: readonly RemovedDebt[];
  readonly plan: KeptPlan;
  readonly today: string;
};

export type Entry = LedgerStep['entry'];

/** Whether it came after the plan was made, and so is no part of it. A planned change never is: it stands in the terms. */
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

/** A debt as the plan had it. */
export type DebtAtFirst = {
  readonly rate: StatedRate;
  readonly terms: DebtTerms;
  readonly keptPayment: KeptPayment;
};

/** Null for one that it did not have. */
export function findAtFirst({ debts, madeOn }: FirstPlan, id: number): DebtAtFirst | null {
  const planned = debts.find(({ debtId }) => debtId === id);
  if (planned === undefined) return null;
  const { rate, rateBasisPoints, agreed = noTerms, monthlyPaymentPence } = planned;
  return {
    rate: rate ?? { kind: null, thousandths: rateBasisPoints * 10 },
    terms: agreed,
    keptPayment: { monthlyPaymentPence, paymentSetOn: madeOn },
  };
}

type FirstPart = Partial<Pick<DebtAtFirst, 'terms' | 'keptPayment'>>;

/** Those of the plan with what it had of them, as far as the function takes it. What was charged on them stays. */
export function withFirst(
  { debts, firstPlan, today }: Comparison,
  partOf: (first: DebtAtFirst, debt: TrackedDebt) => FirstPart,
): TrackedDebt[] {
  return debts.map((debt) => {
    const first = findAtFirst(firstPlan, debt.id);
    if (first === null) return debt;
    const changed = { ...debt, ...partOf(first, debt) };
    return { ...changed, paymentPence: paymentAt(changed, today) };
  });
}

/** Those of the plan as it had them: what is asked for and paid goes by it, and what was charged on them stays. */
export function asFirstPlanned(compared: Comparison): TrackedDebt[] {
  return withFirst(compared, ({ terms, keptPayment }) => ({ terms, keptPayment }));
}

/** What the plan had a debt paid from today on; null where it did not have it. */
export function findFirstPath(
  { firstPlan, today }: Pick<Comparison, 'firstPlan' | 'today'>,
  { id, state }: Pick<TrackedDebt, 'id' | 'state'>,
): PaymentPath | null {
  const first = findAtFirst(firstPlan, id);
  return first === null ? null : paymentPathOf({ ...first, state }, today);
}

/** With the monthly payments of the plan, where it has the debt, and with those that it had go with changes of rates. */
export function withFirstPayments(compared: Comparison): TrackedDebt[] {
  return compared.debts.map((debt) => {
    const path = findFirstPath(compared, debt);
    return path === null ? debt : withPayments(debt, path, compared.today);
  });
}

/** Never is the latest of all. */
export function isSoonerThan(one: Month | null, other: Month | null): boolean {
  if (one === null) return false;
  return other === null || one < other;
}
