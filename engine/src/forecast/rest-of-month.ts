/**
 * What is still to be paid this month. Each debt gets its own payment less what it has had; the pool is
 * shared out as it was at the start of the month, and shrinks by what was paid beyond own payments.
 */

import { Account, pour, putInOrder, split } from '../accounts.ts';
import { invariant } from '../invariant.ts';
import { type Ordering, placesOf, rollsFreedPayments } from '../strategies.ts';

export type MonthDebtState = {
  /** What would clear it today; 0 where it is paid off. */
  readonly owedPence: number;
  readonly monthlyPaymentPence: number;
  /** As the month began: they decide the order for all of it. */
  readonly startBalancePence: number;
  readonly startRateBasisPoints: number;
  /** The balance at the start with the interest that the month charged. */
  readonly startOwedPence: number;
  /** Paid in this month so far, without what was too much. */
  readonly paidPence: number;
};

export type MonthBudget = {
  readonly ordering: Ordering;
  readonly extraPence: number;
  /** In total, where freed payments roll over. */
  readonly budgetPence: number;
};

/** Pence for each debt, in the order given. Recording any of it leaves the rest as it was. */
export function restOfMonth(debts: readonly MonthDebtState[], budget: MonthBudget): number[] {
  const own = debts.map(ownPayments);
  const rest = own.map(({ duePence }) => duePence);
  let poolPence = poolOfMonth(own, budget) - sum(own, ({ beyondPence }) => beyondPence);
  for (const [at, sharePence] of sharesOf(debts, { own, budget })) {
    const wishedPence = sharePence - (own[at]?.beyondPence ?? 0);
    const pence = Math.max(0, Math.min(wishedPence, poolPence));
    rest[at] = (rest[at] ?? 0) + pence;
    poolPence -= pence;
  }
  invariant(
    debts.every(({ owedPence }, at) => (rest[at] ?? 0) <= owedPence),
    'Nobody is asked for more than is owed',
  );
  return rest;
}

/** The debt that comes first this month, by how things stood at its start; null where none does. */
export function firstOfMonth(debts: readonly MonthDebtState[], ordering: Ordering): number | null {
  if (!rollsFreedPayments(ordering.strategy)) return null;
  const [first] = [startAccount, lateAccount].flatMap((accountOf) =>
    shareOut(debts.flatMap(accountOf), { debts, ordering, poolPence: 0 }),
  );
  return first?.at ?? null;
}

type OwnPayments = {
  /** What the debt had and what is due of its own payment, together that of the whole month. */
  readonly hadPence: number;
  readonly duePence: number;
  readonly beyondPence: number;
  /** What it could take this month beyond its own payment, with what it has had. */
  readonly roomPence: number;
};

function ownPayments({ owedPence, monthlyPaymentPence, paidPence }: MonthDebtState): OwnPayments {
  const hadPence = Math.min(paidPence, monthlyPaymentPence);
  const duePence = Math.min(monthlyPaymentPence - hadPence, owedPence);
  return {
    hadPence,
    duePence,
    beyondPence: paidPence - hadPence,
    roomPence: owedPence + paidPence - hadPence - duePence,
  };
}

function poolOfMonth(own: readonly OwnPayments[], budget: MonthBudget): number {
  return poolBeyond(
    sum(own, ({ hadPence, duePence }) => hadPence + duePence),
    budget,
  );
}

/** What there is to share out beyond the debts' own payments. */
function poolBeyond(ownPence: number, { ordering, extraPence, budgetPence }: MonthBudget): number {
  return rollsFreedPayments(ordering.strategy)
    ? Math.max(extraPence, budgetPence - ownPence)
    : extraPence;
}

/**
 * What each gets of the pool over the whole month, in the order in which it is served. Made of what a
 * payment of this month does not change, so that recording one changes no share.
 */
function sharesOf(
  debts: readonly MonthDebtState[],
  { own, budget }: { readonly own: readonly OwnPayments[]; readonly budget: MonthBudget },
): Map<number, number> {
  const shares = new Map<number, number>();
  let leftPence = poolOfMonth(own, budget);
  const roomOf = (at: number): number => (own[at]?.roomPence ?? 0) - (shares.get(at) ?? 0);
  const give = (at: number, wishedPence: number): void => {
    const pence = Math.min(wishedPence, roomOf(at), leftPence);
    shares.set(at, (shares.get(at) ?? 0) + pence);
    leftPence -= pence;
  };

  const { ordering } = budget;
  const targets = shareOutAtStart(debts, budget);
  for (const { at, paidPence } of targets) give(at, paidPence);
  // What has come up since the start: more to spend, or less owed.
  const since = targets.map((account) => ({ ...account, balancePence: roomOf(account.at) }));
  for (const accounts of [since, debts.flatMap(lateAccount)]) {
    const shared = shareOut(accounts, { debts, ordering, poolPence: leftPence });
    for (const { at, paidPence } of shared) give(at, paidPence);
  }
  for (const at of debts.keys()) give(at, leftPence);
  return shares;
}

/** In the strategy's order, with what each was to get of the pool. */
function shareOutAtStart(debts: readonly MonthDebtState[], budget: MonthBudget): Share[] {
  const ownPence = sum(debts, ({ monthlyPaymentPence, startOwedPence }) =>
    Math.min(monthlyPaymentPence, startOwedPence),
  );
  return shareOut(debts.flatMap(startAccount), {
    debts,
    ordering: budget.ordering,
    poolPence: poolBeyond(ownPence, budget),
  });
}

/** What a strategy sees of a debt while it spends the pool. */
type Owed = {
  /** Its place among the debts. */
  readonly at: number;
  readonly openingPence: number;
  readonly balancePence: number;
};

type Share = Owed & { readonly paidPence: number };

function shareOut(owed: readonly Owed[], { debts, ordering, poolPence }: SharedPool): Share[] {
  const { strategy, customOrder = [] } = ordering;
  const places = strategy === 'custom' ? placesOf(customOrder, debts.length) : null;
  const open = owed.map(({ at, openingPence, balancePence }) => {
    const { monthlyPaymentPence = 0, startRateBasisPoints = 0 } = debts[at] ?? {};
    return new Account({
      debt: at,
      paymentPence: monthlyPaymentPence,
      rateBasisPoints: startRateBasisPoints,
      rank: places === null ? startRateBasisPoints : -(places[at] ?? 0),
      openingPence,
      balancePence,
    });
  });
  putInOrder(open, strategy);
  if (rollsFreedPayments(strategy)) pour(open, poolPence);
  else split(open, poolPence);
  return open.map(({ debt, openingPence, balancePence, paidPence }) => ({
    at: debt,
    openingPence,
    balancePence,
    paidPence,
  }));
}

type SharedPool = {
  readonly debts: readonly MonthDebtState[];
  readonly ordering: Ordering;
  readonly poolPence: number;
};

function startAccount(debt: MonthDebtState, at: number): Owed[] {
  const { monthlyPaymentPence, startBalancePence, startOwedPence } = debt;
  if (startOwedPence === 0) return [];
  const balancePence = Math.max(0, startOwedPence - monthlyPaymentPence);
  return [{ at, openingPence: startBalancePence, balancePence }];
}

/** Of a debt on which nothing was owed at the start: it comes after all that were, by what has come up since. */
function lateAccount(debt: MonthDebtState, at: number): Owed[] {
  const openingPence = debt.owedPence + debt.paidPence;
  if (debt.startOwedPence > 0 || openingPence === 0) return [];
  return [{ at, openingPence, balancePence: ownPayments(debt).roomPence }];
}

function sum<Item>(items: readonly Item[], penceOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + penceOf(item), 0);
}
