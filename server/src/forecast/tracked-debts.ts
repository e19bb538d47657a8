/** A debt as a plan looks at it: what it began with, every entry since, and how it stands. */
import type { DebtType } from '@debt-payoff/contract/debt-types';
import { type DebtTerms, type KeptPayment, paymentOn, termsOfDebt } from '../ledger/debt-terms.ts';
import type { DebtHistory } from '../ledger/ledger.store.ts';
import {
  type LedgerState,
  type LedgerStep,
  listSteps,
  type OpeningEntry,
  openingState,
} from '../ledger/replay.ts';

export type TrackedDebt = {
  readonly id: number;
  readonly name: string;
  readonly debtType: DebtType;
  readonly opening: OpeningEntry;
  /** As they were entered: in a step, one dated before the opening has the opening's day. */
  readonly entries: readonly LedgerStep['entry'][];
  /** In the order in which they count. */
  readonly steps: readonly LedgerStep[];
  readonly state: LedgerState;
  /** What was to be paid each month when it was added, and what is now. */
  readonly firstPaymentPence: number;
  readonly paymentPence: number;
  /** What its owner set, from which planned changes go on. */
  readonly keptPayment: KeptPayment;
  readonly terms: DebtTerms;
};

export function trackDebt(
  history: Pick<DebtHistory, 'opening' | 'others' | 'firstPaymentPence'> & {
    readonly debt: Pick<
      DebtHistory['debt'],
      'id' | 'creditor' | 'debtType' | keyof KeptPayment | keyof DebtTerms
    >;
  },
  today: string,
): TrackedDebt {
  const { opening, others, firstPaymentPence, debt } = history;
  const { monthlyPaymentPence, paymentSetOn } = debt;
  const terms = termsOfDebt(debt);
  const walked = walkEntries({ opening, terms }, others, today);
  const keptPayment = { monthlyPaymentPence, paymentSetOn };
  return {
    id: debt.id,
    name: debt.creditor,
    debtType: debt.debtType,
    opening,
    ...walked,
    firstPaymentPence,
    keptPayment,
    paymentPence: paymentAt({ keptPayment, terms, state: walked.state }, today),
    terms,
  };
}

/** What is to be paid each month, as of a day. */
export function paymentAt(
  { keptPayment, terms, state }: Pick<TrackedDebt, 'keptPayment' | 'terms' | 'state'>,
  day: string,
): number {
  const { rateChanges } = terms;
  return paymentOn({ ...keptPayment, rateChanges, paidOffOn: state.paidOffOn }, day);
}

export type FirstOwed = {
  readonly on: string;
  readonly state: LedgerState;
  /** Of the entry by which it came to be owed; null where it was opened with something. */
  readonly entryOrder: number | null;
};

/** How a debt stood when something was first owed on it, from a day on before which nothing was. */
export function findFirstOwed({ opening, steps }: TrackedDebt, from: string): FirstOwed | null {
  if (opening.on >= from && opening.balancePence > 0) {
    return { on: opening.on, state: openingState(opening), entryOrder: null };
  }
  const step = steps.find(({ entry, after }) => entry.on >= from && after.balancePence > 0);
  if (step === undefined) return null;
  return { on: step.entry.on, state: step.after, entryOrder: step.entry.order };
}

/** The same debt, had its entries been these. */
export function withEntries(
  debt: TrackedDebt,
  entries: readonly LedgerStep['entry'][],
  today: string,
): TrackedDebt {
  return { ...debt, ...walkEntries(debt, entries, today) };
}

/** The same debt, had it been agreed so. */
export function withTerms(debt: TrackedDebt, terms: DebtTerms, today: string): TrackedDebt {
  const walked = walkEntries({ ...debt, terms }, debt.entries, today);
  const paymentPence = paymentAt({ ...debt, terms, state: walked.state }, today);
  return { ...debt, terms, ...walked, paymentPence };
}

function walkEntries(
  { opening, terms }: Pick<TrackedDebt, 'opening' | 'terms'>,
  entries: readonly LedgerStep['entry'][],
  today: string,
): Pick<TrackedDebt, 'entries' | 'steps' | 'state'> {
  const past = entries.filter(({ on }) => on <= today);
  const steps = listSteps({ opening, others: past, changes: terms.rateChanges }, today);
  return { entries: past, steps, state: steps.at(-1)?.after ?? openingState(opening) };
}

export type DayBalance = {
  readonly day: string;
  readonly highestPence: number;
  readonly endPence: number;
};

/** How the debt stood within each day on which something changed, and at its end, in the order of the days. */
export function dayBalances({ opening, steps }: TrackedDebt): DayBalance[] {
  const byDay = new Map<string, DayBalance>();
  const note = (day: string, pence: number): void => {
    const highestPence = Math.max(byDay.get(day)?.highestPence ?? 0, pence);
    byDay.set(day, { day, highestPence, endPence: pence });
  };
  note(opening.on, opening.balancePence);
  for (const { entry, after } of steps) note(entry.on, after.balancePence);
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}
