/** When the debts will be gone as they stand today, if the payments go on as they are. */
import { addMonths, type Month, monthOf } from '@debt-payoff/contract/months';
import { balanceCeilingPence, type Debt, strategies, summarise } from '@debt-payoff/engine';
import { payoffAmountPence } from '../ledger/interest-due.ts';
import type { TrackedDebt } from './tracked-debts.ts';

/** Null where they would never be. */
export function forecastMonth(debts: readonly TrackedDebt[], today: string): Month | null {
  const thisMonth = monthOf(today);
  const lastPayoff = findLastPayoff(debts);
  if (lastPayoff !== null) return monthOf(lastPayoff);
  const ahead = payRestOfMonth(debts.map((debt) => startOfRest(debt, today)));
  if (ahead.some(({ balancePence }) => balancePence > balanceCeilingPence)) return null;
  const outcome = summarise({ debts: ahead, extraPence: 0 }, strategies.avalanche);
  return outcome.neverPaysOff ? null : addMonths(thisMonth, outcome.months);
}

/** Null while something is owed. */
function findLastPayoff(debts: readonly TrackedDebt[]): string | null {
  const days = debts.map(({ state }) => state.paidOffOn);
  return days.reduce(
    (latest, day) => (latest === null || day === null ? null : max(latest, day)),
    '',
  );
}

function max(one: string, other: string): string {
  return one > other ? one : other;
}

/** A debt, and what is still to be paid towards it this month. */
type Rest = Debt & { readonly isNew: boolean; readonly paidPence: number };

/** Paid-off debts stay in the plan, since what they needed goes on to the others. */
function startOfRest({ opening, steps, state, paymentPence }: TrackedDebt, today: string): Rest {
  const paidPence = steps.reduce(
    (sum, { entry }) =>
      entry.kind === 'payment' && entry.affectsBalance && isSameMonth(entry.on, today)
        ? sum + entry.amountPence
        : sum,
    0,
  );
  return {
    balancePence: state.balancePence === 0 ? 0 : payoffAmountPence(state, today),
    rateBasisPoints: state.rateBasisPoints,
    monthlyPaymentPence: paymentPence,
    isNew: isSameMonth(opening.on, today),
    paidPence,
  };
}

function isSameMonth(one: string, other: string): boolean {
  return monthOf(one) === monthOf(other);
}

/**
 * Nobody is late before the month is over: what has not been paid yet this month still will be. To a
 * debt that was added this month the first payment is due in the next.
 */
function payRestOfMonth(debts: readonly Rest[]): Debt[] {
  const due = debts.filter(({ isNew }) => !isNew);
  let leftPence = Math.max(
    0,
    due.reduce(
      (sum, { monthlyPaymentPence, paidPence }) => sum + monthlyPaymentPence - paidPence,
      0,
    ),
  );
  const balances = new Map(debts.map((debt) => [debt, debt.balancePence]));
  const pay = (debt: Rest, wishedPence: number): void => {
    const owedPence = balances.get(debt) ?? 0;
    const pence = Math.max(0, Math.min(wishedPence, owedPence, leftPence));
    balances.set(debt, owedPence - pence);
    leftPence -= pence;
  };
  for (const debt of due) pay(debt, debt.monthlyPaymentPence - debt.paidPence);
  const dearestFirst = due.toSorted(
    (a, b) => b.rateBasisPoints - a.rateBasisPoints || a.balancePence - b.balancePence,
  );
  for (const debt of dearestFirst) pay(debt, leftPence);
  return debts.map((debt) => ({ ...debt, balancePence: balances.get(debt) ?? 0 }));
}
