/**
 * What is still to be paid this month. Each debt gets what its lender asks for less what it has had; the pool is
 * shared out as it was at the start of the month, and shrinks by what was paid beyond that. What a one-off brings to
 * the debt that it names shrinks only by what was paid beyond that to this debt.
 */

import { Account, pay, pour, putInOrder, split } from '../accounts.ts';
import { invariant } from '../invariant.ts';
import { type Ordering, placesOf, rollsFreedPayments } from '../strategies.ts';
import { partsPerSimpleBasisPoint } from '../terms/rate-parts.ts';
import type { ForecastTerms } from './forecast-terms.ts';

export type MonthDebtState = {
  /** What would clear it today; 0 where it is paid off. */
  readonly owedPence: number;
  /** What it adds to the budget. Without terms it is also what its lender asks for. */
  readonly monthlyPaymentPence: number;
  /** As the month began: they decide the order for all of it. */
  readonly startBalancePence: number;
  readonly startRateBasisPoints: number;
  /** The balance at the start with the interest that the month charged. */
  readonly startOwedPence: number;
  /** Paid in this month so far, without what was too much. */
  readonly paidPence: number;
  readonly terms?:
    | Pick<ForecastTerms, 'startRateParts' | 'requiredPence' | 'isPriority' | 'takesExtra'>
    | undefined;
};

export type MonthBudget = {
  readonly ordering: Ordering & {
    /** How avalanche ranks the debts where it looks ahead, the higher first; else by their rates. */
    readonly ranks?: readonly number[] | undefined;
  };
  readonly extraPence: number;
  /** In total, where freed payments roll over. */
  readonly budgetPence: number;
  /** Those of this month, which name debts by their positions. */
  readonly oneOffs?: readonly MonthOneOff[] | undefined;
  /** Whether nothing is paid but what lenders ask for, and one-offs. */
  readonly isPaused?: boolean | undefined;
};

type MonthOneOff = { readonly pence: number; readonly debt?: number | undefined };

export type RestOfMonth = {
  /** Still to be paid, in pence for each debt, in the order given. */
  readonly restPence: readonly number[];
  /** What lenders ask for in all of the month, and by how much that passes the budget; null where it does not. */
  readonly shortfall: { readonly pence: number; readonly askedPence: number } | null;
};

/** Recording any of it leaves the rest as it was. */
export function restOfMonth(debts: readonly MonthDebtState[], budget: MonthBudget): RestOfMonth {
  const own = debts.map(ownPayments);
  const rest = own.map(({ duePence }) => duePence);
  const inAll = own.map(({ hadPence, duePence }) => hadPence + duePence);
  const money = moneyOf(debts.map(couldPay), { debts, ownPence: total(inAll), budget });
  const shares = sharesOf(debts, { own, budget, poolPence: money.poolPence });
  let poolPence = money.poolPence - sum([...shares.named.values()], (pence) => pence);
  for (const [at, { beyondPence }] of own.entries()) {
    const namedPence = shares.named.get(at) ?? 0;
    rest[at] = (rest[at] ?? 0) + Math.max(0, namedPence - beyondPence);
    poolPence -= Math.max(0, beyondPence - namedPence);
  }
  for (const [at, sharePence] of shares.pooled) {
    const namedPence = shares.named.get(at) ?? 0;
    const hadPence = Math.max(0, (own[at]?.beyondPence ?? 0) - namedPence);
    const pence = Math.max(0, Math.min(sharePence - hadPence, poolPence));
    rest[at] = (rest[at] ?? 0) + pence;
    poolPence -= pence;
  }
  invariant(
    debts.every(({ owedPence }, at) => (rest[at] ?? 0) <= owedPence),
    'Nobody is asked for more than is owed',
  );
  return { restPence: rest, shortfall: money.shortfall };
}

/** The debt that comes first this month, by how things stood at its start; null where none does. */
export function firstOfMonth(
  debts: readonly MonthDebtState[],
  budget: Pick<MonthBudget, 'ordering' | 'oneOffs' | 'isPaused'>,
): number | null {
  const { ordering, oneOffs = [], isPaused = false } = budget;
  if (!rollsFreedPayments(ordering.strategy)) return null;
  if (isPaused && oneOffs.every(({ debt }) => debt !== undefined)) return null;
  for (const isOfGroup of groupsOf(debts)) {
    for (const accountOf of [startAccount, lateAccount]) {
      const accounts = debts.flatMap(accountOf).filter(isOfGroup).map(accountIn(debts, ordering));
      putInOrder(accounts, ordering.strategy);
      const [first] = accounts;
      if (first !== undefined) return first.debt;
    }
  }
  return null;
}

type OwnPayments = {
  /** What the debt had and what is due of what is asked for, together that of the whole month. */
  readonly hadPence: number;
  readonly duePence: number;
  readonly beyondPence: number;
  /** What it could take this month beyond its own payment, with what it has had. */
  readonly roomPence: number;
};

function ownPayments(debt: MonthDebtState): OwnPayments {
  const { owedPence, paidPence } = debt;
  const askedPence = askedOf(debt);
  const hadPence = Math.min(paidPence, askedPence);
  const duePence = Math.min(askedPence - hadPence, owedPence);
  return {
    hadPence,
    duePence,
    beyondPence: paidPence - hadPence,
    roomPence: owedPence + paidPence - hadPence - duePence,
  };
}

/** What its lender asks for this month. */
export function askedOf({ terms, monthlyPaymentPence }: MonthDebtState): number {
  return terms?.requiredPence ?? monthlyPaymentPence;
}

function couldPay({ owedPence, paidPence }: MonthDebtState): number {
  return owedPence + paidPence;
}

type Money = {
  /** What there is to share out beyond what lenders ask for, with all one-offs. */
  readonly poolPence: number;
  readonly shortfall: RestOfMonth['shortfall'];
};

/** `owed` is what each debt could take in the month; a correction takes nothing from the extra or own payments. */
function moneyOf(
  owed: readonly number[],
  {
    debts,
    ownPence,
    budget,
  }: {
    readonly debts: readonly MonthDebtState[];
    readonly ownPence: number;
    readonly budget: MonthBudget;
  },
): Money {
  const { ordering, extraPence, oneOffs = [], isPaused = false } = budget;
  const sharesPence = debts.reduce(
    (pence, { monthlyPaymentPence }, at) => pence + Math.min(monthlyPaymentPence, owed[at] ?? 0),
    0,
  );
  const budgetPence = Math.max(budget.budgetPence, extraPence + sharesPence);
  const beyondPence = rollsFreedPayments(ordering.strategy)
    ? Math.max(0, budgetPence - ownPence)
    : extraPence;
  return {
    poolPence: (isPaused ? 0 : beyondPence) + sum(oneOffs, ({ pence }) => pence),
    shortfall:
      ownPence > budgetPence ? { pence: ownPence - budgetPence, askedPence: ownPence } : null,
  };
}

type Shares = {
  /** Of one-offs that name it. */
  readonly named: ReadonlyMap<number, number>;
  /** Of the pool, in the order in which it is served. */
  readonly pooled: ReadonlyMap<number, number>;
};

/**
 * What each gets over the whole month beyond what is asked for. Made of what a payment of this month does not change,
 * so that recording one changes no share.
 */
function sharesOf(
  debts: readonly MonthDebtState[],
  {
    own,
    budget,
    poolPence,
  }: {
    readonly own: readonly OwnPayments[];
    readonly budget: MonthBudget;
    readonly poolPence: number;
  },
): Shares {
  const named = new Map<number, number>();
  const pooled = new Map<number, number>();
  let leftPence = poolPence;
  const roomOf = (at: number): number =>
    (own[at]?.roomPence ?? 0) - (named.get(at) ?? 0) - (pooled.get(at) ?? 0);
  const give = (shares: Map<number, number>, at: number, wishedPence: number): void => {
    const pence = Math.min(wishedPence, roomOf(at), leftPence);
    shares.set(at, (shares.get(at) ?? 0) + pence);
    leftPence -= pence;
  };

  const { ordering } = budget;
  const atStart = shareOutAtStart(debts, budget);
  for (const { at, namedPence } of atStart) if (namedPence > 0) give(named, at, namedPence);
  for (const isOfGroup of groupsOf(debts)) {
    const targets = atStart.filter(isOfGroup);
    for (const { at, poolPence: wishedPence } of targets) give(pooled, at, wishedPence);
    // What has come up since the start: more to spend, or less owed.
    const since = targets.map((account) => ({ ...account, balancePence: roomOf(account.at) }));
    for (const owed of [since, debts.flatMap(lateAccount).filter(isOfGroup)]) {
      const accounts = owed.map(accountIn(debts, ordering));
      spend(accounts, { ordering, poolPence: leftPence });
      for (const { debt, paidPence } of accounts) give(pooled, debt, paidPence);
    }
    for (const at of debts.keys()) if (isOfGroup({ at })) give(pooled, at, leftPence);
  }
  return { named, pooled };
}

/** Which debts the pool is for, those of priority first; of those that take no extra none. */
function groupsOf(
  debts: readonly MonthDebtState[],
): readonly ((place: { readonly at: number }) => boolean)[] {
  const isTaker = ({ at }: { readonly at: number }) => debts[at]?.terms?.takesExtra ?? true;
  if (!debts.some(({ terms }) => terms?.isPriority)) return [isTaker];
  const isFirst = ({ at }: { readonly at: number }) => debts[at]?.terms?.isPriority ?? false;
  return [
    (place) => isTaker(place) && isFirst(place),
    (place) => isTaker(place) && !isFirst(place),
  ];
}

type Share = Owed & { readonly namedPence: number; readonly poolPence: number };

/** In the strategy's order, with what each was to get of one-offs that name it, and of the pool. */
function shareOutAtStart(debts: readonly MonthDebtState[], budget: MonthBudget): Share[] {
  const { ordering, oneOffs = [] } = budget;
  const owed = debts.map(({ startOwedPence }) => startOwedPence);
  const ownPence = debts.reduce(
    (pence, debt) => pence + Math.min(askedOf(debt), debt.startOwedPence),
    0,
  );
  let { poolPence } = moneyOf(owed, { debts, ownPence, budget });
  const accounts = debts.flatMap(startAccount).map(accountIn(debts, ordering));
  const accountOf = new Map(accounts.map((account) => [account.debt, account]));
  for (const { debt, pence } of oneOffs) {
    const named = debt === undefined ? undefined : accountOf.get(debt);
    if (named !== undefined) poolPence -= pay(named, pence);
  }
  const namedPence = new Map(accounts.map(({ debt, paidPence }) => [debt, paidPence]));
  const served: Account[] = [];
  for (const isOfGroup of groupsOf(debts)) {
    const group = accounts.filter(({ debt: at }) => isOfGroup({ at }));
    poolPence = spend(group, { ordering, poolPence });
    served.push(...group);
  }
  const others = accounts.filter((account) => !served.includes(account));
  return [...served, ...others].map(({ debt: at, openingPence, balancePence, paidPence }) => {
    const named = namedPence.get(at) ?? 0;
    return { at, openingPence, balancePence, namedPence: named, poolPence: paidPence - named };
  });
}

/** Puts them in order, and gives what is left. */
function spend(
  accounts: Account[],
  { ordering, poolPence }: { readonly ordering: Ordering; readonly poolPence: number },
): number {
  putInOrder(accounts, ordering.strategy);
  return rollsFreedPayments(ordering.strategy)
    ? pour(accounts, poolPence)
    : split(accounts, poolPence);
}

/** What a strategy sees of a debt while it spends the pool. */
type Owed = {
  /** Its place among the debts. */
  readonly at: number;
  readonly openingPence: number;
  readonly balancePence: number;
};

function accountIn(
  debts: readonly MonthDebtState[],
  { strategy, customOrder = [], ranks }: MonthBudget['ordering'],
): (owed: Owed) => Account {
  const places = strategy === 'custom' ? placesOf(customOrder, debts.length) : null;
  return ({ at, openingPence, balancePence }) => {
    const { monthlyPaymentPence = 0, startRateBasisPoints = 0, terms } = debts[at] ?? {};
    const rateParts = terms?.startRateParts ?? startRateBasisPoints * partsPerSimpleBasisPoint;
    return new Account({
      debt: at,
      paymentPence: monthlyPaymentPence,
      rateBasisPoints: startRateBasisPoints,
      rank: places === null ? (ranks?.[at] ?? rateParts) : -(places[at] ?? 0),
      openingPence,
      balancePence,
    });
  };
}

function startAccount(debt: MonthDebtState, at: number): Owed[] {
  const { startBalancePence, startOwedPence } = debt;
  if (startOwedPence === 0) return [];
  const balancePence = Math.max(0, startOwedPence - askedOf(debt));
  return [{ at, openingPence: startBalancePence, balancePence }];
}

/** Of a debt on which nothing was owed at the start: it comes after all that were, by what has come up since. */
function lateAccount(debt: MonthDebtState, at: number): Owed[] {
  const openingPence = debt.owedPence + debt.paidPence;
  if (debt.startOwedPence > 0 || openingPence === 0) return [];
  return [{ at, openingPence, balancePence: ownPayments(debt).roomPence }];
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((pence, number) => pence + number, 0);
}

function sum<Item>(items: readonly Item[], penceOf: (item: Item) => number): number {
  return items.reduce((pence, item) => pence + penceOf(item), 0);
}
