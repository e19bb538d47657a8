/** A debt as a plan looks at it: what it began with, every entry since, and how it stands. */

import type { DebtHistory } from '../ledger/ledger.store.ts';
import {
  type LedgerState,
  type LedgerStep,
  listSteps,
  type OpeningEntry,
  openingState,
} from '../ledger/replay.ts';

export type TrackedDebt = {
  readonly name: string;
  readonly opening: OpeningEntry;
  /** In the order in which they count. */
  readonly steps: readonly LedgerStep[];
  readonly state: LedgerState;
  /** What was to be paid each month when it was added, and what is now. */
  readonly firstPaymentPence: number;
  readonly paymentPence: number;
};

export function trackDebt(
  history: Pick<DebtHistory, 'opening' | 'others' | 'firstPaymentPence'> & {
    readonly debt: Pick<DebtHistory['debt'], 'creditor' | 'monthlyPaymentPence'>;
  },
  today: string,
): TrackedDebt {
  const { opening, others, firstPaymentPence, debt } = history;
  const steps = listSteps(
    opening,
    others.filter(({ on }) => on <= today),
  );
  return {
    name: debt.creditor,
    opening,
    steps,
    state: steps.at(-1)?.after ?? openingState(opening),
    firstPaymentPence,
    paymentPence: debt.monthlyPaymentPence,
  };
}

/**
 * The debts that the plan is about. Anyone who had paid everything off before a debt was added began
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
