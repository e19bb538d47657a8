/** The debts, had the first plan been paid to the penny: what was paid beyond it is taken away, what was short is added. */
import { lastDayOf } from '@debt-payoff/contract/days';
import { type Month, monthOf, monthRange } from '@debt-payoff/contract/months';
import { keptPlanOf, paidBy, restOfMonthOf } from '../forecast/forecast.ts';
import { findFirstOwed, type TrackedDebt, withEntries } from '../forecast/tracked-debts.ts';
import { payoffAmountPence } from '../ledger/interest-due.ts';
import {
  type Comparison,
  type Entry,
  isLater,
  isPlanned,
  withFirstPayments,
} from './comparison.ts';

export type PaidAsPlanned = {
  readonly debts: readonly TrackedDebt[];
  /** By how much more was paid than the plan had by now; below zero, less. */
  readonly morePence: number;
  /** Whether something of it was paid, or was to be, to debts that the plan did not have. */
  readonly hasOtherDebts: boolean;
};

type Walker = {
  readonly debt: TrackedDebt;
  /** Of the months walked so far as planned, of the others as they are. */
  entries: readonly Entry[];
  /** Not the same for what would have been paid and what was: a debt that the plan clears takes no more. */
  readonly replayed: StatedFalls;
  readonly real: StatedFalls;
};

const found = new WeakMap<Comparison, PaidAsPlanned>();

/** Walks through every month since the plan was made, so it is kept: a comparison asks for it several times. */
export function payAsPlanned(compared: Comparison): PaidAsPlanned {
  const known = found.get(compared) ?? walkAsPlanned(compared);
  found.set(compared, known);
  return known;
}

function walkAsPlanned(compared: Comparison): PaidAsPlanned {
  const { firstPlan, today } = compared;
  const walkers = withFirstPayments(compared).map((debt): Walker => {
    const leftPence = fallsOf(debt, compared);
    return { debt, entries: debt.entries, replayed: { leftPence }, real: { leftPence } };
  });
  let morePence = 0;
  let hasOtherDebts = false;
  for (const month of monthRange({ from: monthOf(firstPlan.madeOn), to: monthOf(today) })) {
    const isOver = month < monthOf(today);
    const day = isOver ? lastDayOf(month) : today;
    for (const [walker, plannedPence] of plannedIn(walkers, { month, day, compared })) {
      const planned = { plannedPence, isOver };
      const paidPence = paidPenceIn(walker.debt, { month, compared });
      morePence += beyondPlan(paidPence, planned, walker.real);
      const isCounted = paidPence > 0 || (isOver && plannedPence > 0);
      if (isCounted && !isPlanned(firstPlan, walker.debt.id)) hasOtherDebts = true;
      payPlanned(walker, { ...planned, month, day, compared });
    }
  }
  return {
    debts: compared.debts.map((debt) => {
      const entries = walkers.find((walker) => walker.debt.id === debt.id)?.entries ?? [];
      return withEntries(debt, entries, today);
    }),
    morePence,
    hasOtherDebts,
  };
}

/** Makes the entries of a month those of the plan. */
function payPlanned(
  walker: Walker,
  { day, ...at }: InMonth & Planned & { readonly day: string },
): void {
  const own = paymentsIn(walker, at);
  const paidPence = own.reduce((sum, { paidPence: pence }) => sum + pence, 0);
  const morePence = beyondPlan(paidPence, at, walker.replayed);
  if (morePence > 0) walker.entries = reduced(walker.entries, own, at.plannedPence);
  if (morePence < 0) walker.entries = [...walker.entries, payment(day, -morePence)];
}

type Planned = { readonly plannedPence: number; readonly isOver: boolean };

/** What stated balances took off without a payment: somebody who enters the balance has not paid less. */
type StatedFalls = { leftPence: number };

/** Below zero where it is short, which a month is only when it is over. */
function beyondPlan(
  paidPence: number,
  { plannedPence, isOver }: Planned,
  falls: StatedFalls,
): number {
  if (paidPence >= plannedPence) return paidPence - plannedPence;
  if (!isOver) return 0;
  const statedPence = Math.min(plannedPence - paidPence, falls.leftPence);
  falls.leftPence -= statedPence;
  return paidPence + statedPence - plannedPence;
}

/** What really was paid, whatever would have been left to pay had the plan been followed. */
function paidPenceIn({ steps }: TrackedDebt, { month, compared: { firstPlan } }: InMonth): number {
  return steps
    .filter(({ entry }) => isLater(firstPlan, entry) && monthOf(entry.on) === month)
    .reduce((sum, step) => sum + paidBy(step), 0);
}

function fallsOf({ steps }: TrackedDebt, { firstPlan }: Comparison): number {
  return steps
    .filter(({ entry }) => entry.kind === 'balance' && isLater(firstPlan, entry))
    .reduce(
      (sum, { entry, before, after }) =>
        sum + Math.max(0, payoffAmountPence(before, entry.on) - after.balancePence),
      0,
    );
}

type InMonth = { readonly month: Month; readonly compared: Comparison };

/** What the plan asks for in the month, before anything is paid in it. */
function plannedIn(
  walkers: readonly Walker[],
  { month, day, compared }: InMonth & { readonly day: string },
): [Walker, number][] {
  const there = walkers.filter(({ debt }) => wasThere(debt, { day, compared }));
  const rest = restOfMonthOf(
    there.map((walker) => {
      const { debt, entries } = walker;
      const own = new Set(paymentsIn(walker, { month, compared }).map(({ entry }) => entry));
      return withEntries(
        debt,
        entries.filter((entry) => !own.has(entry)),
        day,
      );
    }),
    { plan: keptPlanOf(compared.firstPlan), today: day },
  );
  return there.map((walker, at) => [walker, rest[at] ?? 0]);
}

/** One entered at 0 frees nothing until something is owed on it. */
function wasThere(
  debt: TrackedDebt,
  { day, compared: { firstPlan } }: { readonly day: string; readonly compared: Comparison },
): boolean {
  if (isPlanned(firstPlan, debt.id)) return debt.opening.on <= day;
  const owed = findFirstOwed(debt, firstPlan.startedOn);
  return owed !== null && owed.on <= day;
}

type MonthPayment = { readonly entry: Entry; readonly paidPence: number };

/** What came after the plan, in the order in which it counts. */
function paymentsIn({ debt, entries }: Walker, { month, compared }: InMonth): MonthPayment[] {
  const { firstPlan, today } = compared;
  const countsOn = ({ on }: Entry): string => (on < debt.opening.on ? debt.opening.on : on);
  const own = entries.filter(
    (entry) =>
      entry.kind === 'payment' &&
      entry.affectsBalance &&
      isLater(firstPlan, entry) &&
      monthOf(countsOn(entry)) === month,
  );
  if (own.length === 0) return [];
  const byOrder = new Map(own.map((entry) => [entry.order, entry]));
  return withEntries(debt, entries, today).steps.flatMap((step) => {
    const entry = byOrder.get(step.entry.order);
    return entry === undefined ? [] : [{ entry, paidPence: paidBy(step) }];
  });
}

/** The earliest payments stay. One that is changed no longer has the balance that was stated with it. */
function reduced(
  entries: readonly Entry[],
  own: readonly MonthPayment[],
  plannedPence: number,
): Entry[] {
  let left = plannedPence;
  const amounts = new Map<Entry, number>();
  for (const { entry, paidPence } of own) {
    const kept = Math.min(left, paidPence);
    left -= kept;
    amounts.set(entry, kept);
  }
  return entries.flatMap((entry): Entry[] => {
    const amountPence = amounts.get(entry);
    if (amountPence === undefined || entry.kind !== 'payment') return [entry];
    if (amountPence === entry.amountPence) return [entry];
    return amountPence === 0 ? [] : [{ ...entry, amountPence, statedBalancePence: null }];
  });
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
