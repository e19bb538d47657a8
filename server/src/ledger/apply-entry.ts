/** What one entry makes of a debt. */
import { splitStated } from '@debt-payoff/contract/stated-balance';
import type { AmountEntry, BalanceEntry, LaterEntry, PaymentEntry, RateEntry } from './entries.ts';
import { interestDuePence, standingOn } from './interest-due.ts';
import { book, type LedgerState } from './ledger-state.ts';
import { type PaymentSplit, splitPayment } from './split-payment.ts';
import { higherRate } from './stated-rate.ts';

export type PaymentEffect = PaymentSplit & { readonly id: number };

/** What a statement, spending, a charge or a refund turned out to be; told by its place in the order of entry. */
export type EntryEffect = {
  readonly order: number;
  /** Charged by it, and in the balance since. */
  readonly interestPence: number;
  readonly adjustmentPence: number;
  /** What came back beyond all that was owed. */
  readonly excessPence: number;
  readonly balanceAfterPence: number;
};

type Step = {
  readonly state: LedgerState;
  readonly payment?: PaymentEffect;
  readonly effect?: EntryEffect;
};

export function applyEntry(state: LedgerState, entry: LaterEntry): Step {
  switch (entry.kind) {
    case 'balance':
      return stateBalance(state, entry);
    case 'rate':
      return { state: changeRate(state, entry) };
    case 'spending':
    case 'charge':
      return add(state, entry);
    case 'refund':
      return refund(state, entry);
    case 'payment':
      return entry.affectsBalance ? pay(state, entry) : passBy(state, entry);
  }
}

function pay(state: LedgerState, payment: PaymentEntry): Step {
  const split = splitPayment(state, payment);
  const booked = book(state, {
    on: payment.on,
    balanceAfterPence: split.balanceAfterPence,
    chargedPence: split.interestPence - state.unpaidInterestPence,
    adjustmentPence: split.adjustmentPence,
    paidPence: payment.amountPence,
    excessPence: split.excessPence,
  });
  return {
    state: {
      ...booked,
      accruedPence: 0,
      interestFrom: payment.on,
      highestRate: state.rate,
      unpaidInterestPence: 0,
      interestPaidPence: state.interestPaidPence + split.interestPence,
      principalPaidPence: state.principalPaidPence + split.principalPence,
    },
    payment: { id: payment.id, ...split },
  };
}

/** It is history alone: the opening balance was stated after it. */
function passBy(state: LedgerState, { id, statedBalancePence }: PaymentEntry): Step {
  const payment = {
    id,
    interestPence: 0,
    principalPence: 0,
    adjustmentPence: 0,
    excessPence: 0,
    balanceAfterPence: statedBalancePence ?? state.balancePence,
  };
  return { state, payment };
}

function stateBalance(state: LedgerState, entry: BalanceEntry): Step {
  const { on, order, balancePence, choice = null } = entry;
  const { interestPence, adjustmentPence } = splitStated(standingOn(state, on), {
    statedPence: balancePence,
    paidPence: null,
    choice,
  });
  const effect = {
    order,
    interestPence,
    adjustmentPence,
    excessPence: 0,
    balanceAfterPence: balancePence,
  };
  return { state: charge(state, { on, effect }), effect };
}

/** The interest that has fallen due stays apart: it is of the balance before. */
function add(state: LedgerState, { on, order, amountPence }: AmountEntry): Step {
  const balanceAfterPence = state.balancePence + amountPence;
  return {
    state: book(fixInterest(state, on), { on, balanceAfterPence, adjustmentPence: amountPence }),
    effect: {
      order,
      interestPence: 0,
      adjustmentPence: amountPence,
      excessPence: 0,
      balanceAfterPence,
    },
  };
}

/** One that covers the balance also covers the interest that has fallen due, as far as it goes. */
function refund(state: LedgerState, { on, order, amountPence }: AmountEntry): Step {
  const adjustmentPence = amountPence === 0 ? 0 : -amountPence;
  if (amountPence < state.balancePence) {
    const balanceAfterPence = state.balancePence - amountPence;
    const fixed = book(fixInterest(state, on), { on, balanceAfterPence, adjustmentPence });
    return {
      state: withoutMoreThanOwed(fixed),
      effect: { order, interestPence: 0, adjustmentPence, excessPence: 0, balanceAfterPence },
    };
  }
  const interestPence = interestDuePence(state, on);
  const owedPence = state.balancePence + interestPence;
  const effect = {
    order,
    interestPence,
    adjustmentPence,
    excessPence: Math.max(0, amountPence - owedPence),
    balanceAfterPence: Math.max(0, owedPence - amountPence),
  };
  return { state: charge(state, { on, effect }), effect };
}

/** Interest that is charged without a payment is in the balance, and waits there for the next one. */
function charge(
  state: LedgerState,
  { on, effect }: { readonly on: string; readonly effect: EntryEffect },
): LedgerState {
  const booked = book(state, { ...effect, on, chargedPence: effect.interestPence });
  const unpaidInterestPence = state.unpaidInterestPence + effect.interestPence;
  return withoutMoreThanOwed({
    ...booked,
    accruedPence: 0,
    interestFrom: on,
    highestRate: state.rate,
    unpaidInterestPence,
  });
}

/** Of a debt that has been corrected to less than that, no more than the rest is still to be paid. */
function withoutMoreThanOwed(state: LedgerState): LedgerState {
  const { unpaidInterestPence, balancePence } = state;
  return { ...state, unpaidInterestPence: Math.min(unpaidInterestPence, balancePence) };
}

function changeRate(
  state: LedgerState,
  { on, rate, compounds = state.compounds }: RateEntry,
): LedgerState {
  const highestRate = higherRate(state.highestRate, rate);
  return { ...fixInterest(state, on), rate, highestRate, compounds };
}

/** What has fallen due by that day, whatever the balance and the rate are later. */
export function fixInterest(state: LedgerState, on: string): LedgerState {
  return { ...state, accruedPence: interestDuePence(state, on), interestFrom: on };
}
