/**
 * The ledger of one debt: a pure function of its entries. Whatever is added, changed or deleted, it is
 * worked out anew from the first entry, so that no order of edits can leave a different balance.
 */
import { monthOf, monthsBetween } from '@debt-payoff/contract/months';
import { monthlyInterestPence } from '@debt-payoff/engine';

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

/** What a payment turned out to be. Where it affects the balance, the three add up to its amount. */
export type PaymentEffect = {
  readonly id: number;
  readonly interestPence: number;
  /** Below zero where the payment did not cover the interest: the balance has grown. */
  readonly principalPence: number;
  /** What was paid beyond all that was owed. */
  readonly excessPence: number;
  readonly balanceAfterPence: number;
};

export type LedgerState = {
  readonly balancePence: number;
  readonly rateBasisPoints: number;
  /** Interest that fell due at former rates and that no payment has borne yet. */
  readonly accruedPence: number;
  /** From this day's month on, interest falls due at the rate in force. */
  readonly interestFrom: string;
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

/** What a payment on that day would have to be to clear the debt. */
export function payoffAmountPence(
  state: Pick<LedgerState, 'balancePence' | 'rateBasisPoints' | 'accruedPence' | 'interestFrom'>,
  today: string,
): number {
  return state.balancePence + interestDuePence(state, today);
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

/** One month's interest for each turn of the month, at the rate in force when it turned. */
function interestDuePence(
  state: Pick<LedgerState, 'balancePence' | 'rateBasisPoints' | 'accruedPence' | 'interestFrom'>,
  on: string,
): number {
  const { balancePence, rateBasisPoints, accruedPence, interestFrom } = state;
  const turns = Math.max(0, monthsBetween({ from: monthOf(interestFrom), to: monthOf(on) }));
  return accruedPence + turns * monthlyInterestPence(balancePence, rateBasisPoints);
}

function pay(state: LedgerState, payment: PaymentEntry): Step {
  const { id, on, amountPence, statedBalancePence } = payment;
  const split =
    statedBalancePence === null
      ? splitByInterest(state, payment)
      : splitByStatement(state, { amountPence, statedBalancePence });
  const after = withBalance(state, { balancePence: split.balanceAfterPence, on });
  return {
    state: {
      ...after,
      interestPaidPence: state.interestPaidPence + split.interestPence,
      principalPaidPence: state.principalPaidPence + split.principalPence,
    },
    effect: { id, ...split },
  };
}

type Split = Omit<PaymentEffect, 'id'>;

/** Interest first, the rest is principal; beyond what is owed it is excess. */
function splitByInterest(state: LedgerState, { on, amountPence }: PaymentEntry): Split {
  const interestPence = interestDuePence(state, on);
  const owedPence = state.balancePence + interestPence;
  const balanceAfterPence = Math.max(0, owedPence - amountPence);
  return {
    interestPence,
    principalPence: state.balancePence - balanceAfterPence,
    excessPence: Math.max(0, amountPence - owedPence),
    balanceAfterPence,
  };
}

/** By how much the balance fell is principal, the rest of the payment was interest; no interest is below zero. */
function splitByStatement(
  state: LedgerState,
  { amountPence, statedBalancePence }: { amountPence: number; statedBalancePence: number },
): Split {
  const fellPence = state.balancePence - statedBalancePence;
  const interestPence = Math.max(0, amountPence - fellPence);
  return {
    interestPence,
    principalPence: amountPence - interestPence,
    excessPence: 0,
    balanceAfterPence: statedBalancePence,
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
