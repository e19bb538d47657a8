/**
 * The ledger of one debt: a pure function of its entries. Whatever is added, changed or deleted, it is
 * worked out anew from the first entry, so that no order of edits can leave a different balance.
 */
import { interestDuePence, type OwedState } from './interest-due.ts';
import { type PaymentSplit, splitPayment } from './split-payment.ts';

/** What all entries have: the day they are about, and their place among those of the same day. */
type DatedEntry = { readonly on: string; readonly order: number };

export type OpeningEntry = DatedEntry & {
  readonly kind: 'opening';
  readonly balancePence: number;
  readonly rateBasisPoints: number;
};
export type BalanceEntry = DatedEntry & { readonly kind: 'balance'; readonly balancePence: number };
export type RateEntry = DatedEntry & { readonly kind: 'rate'; readonly rateBasisPoints: number };
export type PaymentEntry = DatedEntry & {
  readonly kind: 'payment';
  readonly id: number;
  readonly amountPence: number;
  /** False for one that the opening balance already takes into account. */
  readonly affectsBalance: boolean;
  /** What the creditor said was owed after it; null where the balance is worked out. */
  readonly statedBalancePence: number | null;
};
export type LedgerEntry = OpeningEntry | BalanceEntry | RateEntry | PaymentEntry;

export type PaymentEffect = PaymentSplit & { readonly id: number };

export type LedgerState = OwedState & {
  readonly interestPaidPence: number;
  readonly principalPaidPence: number;
  /** Null while something is owed. */
  readonly paidOffOn: string | null;
};

export type ReplayResult = {
  readonly state: LedgerState;
  readonly payments: readonly PaymentEffect[];
};

type Step = { readonly state: LedgerState; readonly effect?: PaymentEffect };

export function replay(
  opening: OpeningEntry,
  others: readonly Exclude<LedgerEntry, OpeningEntry>[],
): ReplayResult {
  const payments: PaymentEffect[] = [];
  let state = openingState(opening);
  for (const entry of inOrder(opening, others)) {
    const step = apply(state, entry);
    state = step.state;
    if (step.effect !== undefined) payments.push(step.effect);
  }
  return { state, payments };
}

export type LedgerStep = {
  readonly entry: Exclude<LedgerEntry, OpeningEntry>;
  readonly before: LedgerState;
  readonly after: LedgerState;
};

/** Every entry in the order in which it counts, with how the debt stood before and after it. */
export function listSteps(
  opening: OpeningEntry,
  others: readonly LedgerStep['entry'][],
): LedgerStep[] {
  let before = openingState(opening);
  return inOrder(opening, others).map((entry) => {
    const step = { entry, before, after: apply(before, entry).state };
    before = step.after;
    return step;
  });
}

export function openingState({ on, balancePence, rateBasisPoints }: OpeningEntry): LedgerState {
  return {
    balancePence,
    rateBasisPoints,
    accruedPence: 0,
    interestFrom: on,
    interestPaidPence: 0,
    principalPaidPence: 0,
    paidOffOn: balancePence === 0 ? on : null,
  };
}

type Later = Exclude<LedgerEntry, OpeningEntry>;

/** By day, then by order of entry. What is dated before the opening counts on the opening's day. */
function inOrder(opening: OpeningEntry, others: readonly Later[]): Later[] {
  const countsOn = ({ on }: Later): string => (on < opening.on ? opening.on : on);
  return others
    .toSorted(
      (one, other) =>
        compare(countsOn(one), countsOn(other)) ||
        compare(one.on, other.on) ||
        one.order - other.order,
    )
    .map((entry) => (entry.on < opening.on ? { ...entry, on: opening.on } : entry));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function apply(state: LedgerState, entry: Later): Step {
  switch (entry.kind) {
    case 'balance':
      return { state: withBalance(state, { balancePence: entry.balancePence, on: entry.on }) };
    case 'rate':
      return {
        state: {
          ...state,
          accruedPence: interestDuePence(state, entry.on),
          interestFrom: entry.on,
          rateBasisPoints: entry.rateBasisPoints,
        },
      };
    case 'payment':
      return entry.affectsBalance ? pay(state, entry) : passBy(state, entry);
  }
}

function pay(state: LedgerState, payment: PaymentEntry): Step {
  const split = splitPayment(state, payment);
  const after = withBalance(state, { balancePence: split.balanceAfterPence, on: payment.on });
  return {
    state: {
      ...after,
      interestPaidPence: state.interestPaidPence + split.interestPence,
      principalPaidPence: state.principalPaidPence + split.principalPence,
    },
    effect: { id: payment.id, ...split },
  };
}

/** It is history alone: the opening balance was stated after it. */
function passBy(state: LedgerState, { id, statedBalancePence }: PaymentEntry): Step {
  const effect = {
    id,
    interestPence: 0,
    principalPence: 0,
    excessPence: 0,
    balanceAfterPence: statedBalancePence ?? state.balancePence,
  };
  return { state, effect };
}

function withBalance(
  state: LedgerState,
  { balancePence, on }: { balancePence: number; on: string },
): LedgerState {
  return {
    ...state,
    balancePence,
    accruedPence: 0,
    interestFrom: on,
    paidOffOn: balancePence === 0 ? (state.paidOffOn ?? on) : null,
  };
}
