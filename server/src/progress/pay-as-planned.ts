/** The debts, had the first plan been paid to the penny: what was paid beyond it is taken away, what was short is added. */
import { lastDayOf } from '@debt-payoff/contract/days';
import { type Month, monthOf, monthRange } from '@debt-payoff/contract/months';
import { planInMonth } from '../forecast/first-plan.ts';
import { paidBy, restOfMonthOf, statedFallOf, statedInMonth } from '../forecast/forecast.ts';
import { findFirstOwed, paymentAt, type TrackedDebt } from '../forecast/tracked-debts.ts';
import { asFirstPlanned, type Comparison, type Entry, isLater, isPlanned } from './comparison.ts';
import { MonthWalk } from './month-walk.ts';

export type PlannedPayments = {
  readonly debts: readonly TrackedDebt[];
  /** By how much more was paid than the plan had by now; below zero, less. */
  readonly morePence: number;
  /** Whether something of it was paid, or was to be, to debts that the plan did not have. */
  readonly hasOtherDebts: boolean;
};

type Walker = {
  readonly debt: TrackedDebt;
  readonly walk: MonthWalk;
  readonly paidPence: ReadonlyMap<Month, number>;
  /** Not the same for what would have been paid and what was: a debt that the plan clears takes no more. */
  readonly replayed: StatedFalls;
  readonly real: StatedFalls;
};

const found = new WeakMap<Comparison, PlannedPayments>();

/** Walks through every month since the plan was made, so it is kept: a comparison asks for it several times. */
export function payAsPlanned(compared: Comparison): PlannedPayments {
  const known = found.get(compared) ?? walkAsPlanned(compared);
  found.set(compared, known);
  return known;
}

function walkAsPlanned(compared: Comparison): PlannedPayments {
  const { firstPlan, today } = compared;
  const from = monthOf(firstPlan.madeOn);
  // What was agreed otherwise since has charged its interest all the same, and asks for no payment of the plan.
  const walkers = asFirstPlanned(compared).map((debt) => walkerOf(debt, { from, compared }));
  let morePence = 0;
  let hasOtherDebts = false;
  for (const month of monthRange({ from, to: monthOf(today) })) {
    const isOver = month < monthOf(today);
    const day = isOver ? lastDayOf(month) : today;
    for (const { walk } of walkers) walk.enter(month);
    for (const [walker, plannedPence] of plannedIn(walkers, { day, compared })) {
      const planned = { plannedPence, isOver };
      const paidPence = walker.paidPence.get(month) ?? 0;
      morePence += beyondPlan(paidPence, planned, walker.real);
      const isCounted = paidPence > 0 || (isOver && plannedPence > 0);
      if (isCounted && !isPlanned(firstPlan, walker.debt.id)) hasOtherDebts = true;
      payPlanned(walker, { ...planned, day, compared });
    }
  }
  return {
    debts: compared.debts.map((debt, at) => {
      const walked = { ...debt, ...walkers[at]?.walk.whole() };
      return { ...walked, paymentPence: paymentAt(walked, today) };
    }),
    morePence,
    hasOtherDebts,
  };
}

function walkerOf(
  debt: TrackedDebt,
  { from, compared }: { readonly from: Month; readonly compared: Comparison },
): Walker {
  const leftPence = fallsOf(debt, compared);
  return {
    debt,
    walk: new MonthWalk(debt, from),
    paidPence: paidByMonth(debt, compared),
    replayed: { leftPence },
    real: { leftPence },
  };
}

/** What really was paid, whatever would have been left to pay had the plan been followed. */
function paidByMonth({ steps }: TrackedDebt, { firstPlan }: Comparison): Map<Month, number> {
  const paid = new Map<Month, number>();
  for (const step of steps) {
    if (!isLater(firstPlan, step.entry)) continue;
    const month = monthOf(step.entry.on);
    paid.set(month, (paid.get(month) ?? 0) + paidBy(step));
  }
  return paid;
}

function fallsOf({ steps }: TrackedDebt, { firstPlan }: Comparison): number {
  return steps
    .filter(({ entry }) => isLater(firstPlan, entry))
    .reduce((sum, step) => sum + statedFallOf(step), 0);
}

type OnDay = { readonly day: string; readonly compared: Comparison };

/** What the plan asks for in the month, before anything is paid in it. */
function plannedIn(walkers: readonly Walker[], { day, compared }: OnDay): [Walker, number][] {
  const { firstPlan } = compared;
  const there = walkers.filter(({ debt }) => wasThere(debt, { day, compared }));
  const isKnown = (entry: Entry) => !isLater(firstPlan, entry);
  const knownStatedPence = (place: number): number => {
    const known = there[place]?.walk.debtWith(isKnown);
    return known === undefined ? 0 : statedInMonth(known, day);
  };
  const rest = restOfMonthOf(
    there.map(({ walk }) => walk.debtWith((entry) => !isOwnPayment(entry, compared))),
    {
      plan: planInMonth(firstPlan, day),
      today: day,
      // Balances that it had in place of payments; of later months it knew none.
      ...(monthOf(day) === monthOf(firstPlan.madeOn) && { knownStatedPence }),
    },
  );
  return there.map((walker, at) => [walker, rest[at] ?? 0]);
}

/** One entered at 0 frees nothing until something is owed on it. */
function wasThere(debt: TrackedDebt, { day, compared: { firstPlan } }: OnDay): boolean {
  if (isPlanned(firstPlan, debt.id)) return debt.opening.on <= day;
  const owed = findFirstOwed(debt, firstPlan.startedOn);
  return owed !== null && owed.on <= day;
}

/** One that came after the plan. */
function isOwnPayment(entry: Entry, { firstPlan }: Comparison): boolean {
  return entry.kind === 'payment' && entry.affectsBalance && isLater(firstPlan, entry);
}

type PlannedMonth = { readonly plannedPence: number; readonly isOver: boolean };

/** What stated balances took off without a payment: somebody who enters the balance has not paid less. */
type StatedFalls = { leftPence: number };

/** Below zero where it is short, which a month is only when it is over. */
function beyondPlan(
  paidPence: number,
  { plannedPence, isOver }: PlannedMonth,
  falls: StatedFalls,
): number {
  if (paidPence >= plannedPence) return paidPence - plannedPence;
  if (!isOver) return 0;
  const statedPence = Math.min(plannedPence - paidPence, falls.leftPence);
  falls.leftPence -= statedPence;
  return paidPence + statedPence - plannedPence;
}

/** Makes the payments of a month those of the plan. */
function payPlanned(
  { walk, replayed }: Walker,
  { day, compared, ...planned }: OnDay & PlannedMonth,
) {
  const own = walk
    .steps()
    .filter(({ entry }) => isOwnPayment(entry, compared))
    .map((step) => ({ order: step.entry.order, paidPence: paidBy(step) }));
  const paidPence = own.reduce((sum, { paidPence: pence }) => sum + pence, 0);
  const morePence = beyondPlan(paidPence, planned, replayed);
  if (morePence > 0) walk.change(reducing(own, planned.plannedPence));
  if (morePence < 0) walk.add(payment(day, -morePence));
}

type MonthPayment = { readonly order: number; readonly paidPence: number };

/** The earliest payments stay. One that is changed no longer has the balance that was stated with it. */
function reducing(
  own: readonly MonthPayment[],
  plannedPence: number,
): (entry: Entry) => Entry | null {
  let left = plannedPence;
  const amounts = new Map<number, number>();
  for (const { order, paidPence } of own) {
    const kept = Math.min(left, paidPence);
    left -= kept;
    amounts.set(order, kept);
  }
  return (entry) => {
    const amountPence = amounts.get(entry.order);
    if (amountPence === undefined || entry.kind !== 'payment') return entry;
    if (amountPence === entry.amountPence) return entry;
    return amountPence === 0 ? null : { ...entry, amountPence, statedBalancePence: null };
  };
}

/** After everything else of its day. */
function payment(on: string, amountPence: number): Entry {
  return {
    kind: 'payment',
    id: 0,
    on,
    order: Number.MAX_SAFE_INTEGER,
    amountPence,
    affectsBalance: true,
    statedBalancePence: null,
  };
}
