/** A debt as its course is told: what it began with, every entry since, and how it stands. */
import {
  type LedgerState,
  type LedgerStep,
  listSteps,
  type OpeningEntry,
  openingState,
} from '../ledger/replay.ts';
import type { DebtHistory } from '../progress/progress.store.ts';

export type TrackedDebt = {
  readonly name: string;
  readonly opening: OpeningEntry;
  /** In the order in which they count. */
  readonly steps: readonly LedgerStep[];
  readonly state: LedgerState;
  /** What was to be paid each month when it was added, and what is now. */
  readonly promisedPaymentPence: number;
  readonly paymentPence: number;
};

export function trackDebt(
  history: Pick<DebtHistory, 'opening' | 'others' | 'promisedPaymentPence'> & {
    readonly debt: Pick<DebtHistory['debt'], 'creditor' | 'monthlyPaymentPence'>;
  },
  today: string,
): TrackedDebt {
  const { opening, others, promisedPaymentPence, debt } = history;
  const steps = listSteps(
    opening,
    others.filter(({ on }) => on <= today),
  );
  return {
    name: debt.creditor,
    opening,
    steps,
    state: steps.at(-1)?.after ?? openingState(opening),
    promisedPaymentPence,
    paymentPence: debt.monthlyPaymentPence,
  };
}

/**
 * The debts that the plan is about. Whoever had paid everything off before a debt was added began
 * anew with it. One that was never owed belongs to no plan.
 */
export function newestSet(debts: readonly TrackedDebt[]): TrackedDebt[] {
  let set: TrackedDebt[] = [];
  const owed = debts.filter(
    ({ opening, state }) => opening.balancePence > 0 || state.balancePence > 0,
  );
  for (const debt of owed.toSorted((a, b) => compareDays(a.opening.on, b.opening.on))) {
    const isFresh = set.every(({ state }) => isPaidOffBefore(state, debt.opening.on));
    set = isFresh ? [debt] : [...set, debt];
  }
  return set;
}

function isPaidOffBefore({ paidOffOn }: LedgerState, day: string): boolean {
  return paidOffOn !== null && paidOffOn < day;
}

function compareDays(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
