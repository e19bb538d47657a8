/**
 * The debts of one month that are owed, in the order in which they are served, and the two ways of spending money on
 * them.
 */
import type { MinimumRule } from './plan.ts';
import { rollsFreedPayments, type StrategyName } from './strategies.ts';

/** One debt of a run. All of its figures are numbers of one object: runs are made by the thousand. */
export class Account {
  /** Its place in the plan. */
  readonly debt: number;
  /** What goes to it each month without a rule; with terms, what it adds to the budget. */
  paymentPence: number;
  /** In hundredths of a percent a year; -1 where it is of a kind that these cannot say. */
  rateBasisPoints: number;
  /** The same for a month, as a share of the balance and in whole parts; 0 in a run without terms. */
  rateShare = 0;
  rateParts = 0;
  /** What its lender asks for; null where that is the payment. */
  rule: MinimumRule | null = null;
  /** What a strategy ranks it by, beside its balance: the higher comes first. */
  rank: number;
  /** At the start of the month, before interest; 0 once it is cleared. */
  openingPence: number;
  balancePence: number;
  /** What it really received this month, and what of it was its own payment: asked for, or all that was left. */
  paidPence = 0;
  requiredPence = 0;

  constructor(given: AccountStart) {
    this.debt = given.debt;
    this.paymentPence = given.paymentPence;
    this.rateBasisPoints = given.rateBasisPoints;
    this.rank = given.rank;
    this.openingPence = given.openingPence;
    this.balancePence = given.balancePence;
  }
}

export type AccountStart = Pick<
  Account,
  'debt' | 'paymentPence' | 'rateBasisPoints' | 'rank' | 'openingPence' | 'balancePence'
>;

/** As a strategy serves them; minimum serves all alike. Debts move by few places, if at all. */
export function putInOrder(open: Account[], strategy: StrategyName): void {
  if (!rollsFreedPayments(strategy)) return;
  const isSnowball = strategy === 'snowball';
  for (let place = 1; place < open.length; place += 1) {
    const account = open[place];
    const before = open[place - 1];
    if (account === undefined || before === undefined) continue;
    if (isSnowball ? isSmallerFirst(account, before) : isHigherFirst(account, before)) {
      moveUp(open, place, isSnowball);
    }
  }
}

function moveUp(open: Account[], place: number, isSnowball: boolean): void {
  const account = open[place];
  if (account === undefined) return;
  let to = place;
  for (; to > 0; to -= 1) {
    const before = open[to - 1];
    if (before === undefined) break;
    if (!(isSnowball ? isSmallerFirst(account, before) : isHigherFirst(account, before))) break;
    open[to] = before;
  }
  open[to] = account;
}

/** The highest rank first. */
function isHigherFirst(a: Account, b: Account): boolean {
  return a.rank === b.rank ? isFirstOfEqualRank(a, b) : a.rank > b.rank;
}

/** Of debts of the same rank the smaller balance, then the one entered first. */
export function isFirstOfEqualRank(a: Account, b: Account): boolean {
  return a.openingPence === b.openingPence ? a.debt < b.debt : a.openingPence < b.openingPence;
}

/** The smallest balance first; of equal ones the higher rank, then the one entered first. */
function isSmallerFirst(a: Account, b: Account): boolean {
  if (a.openingPence !== b.openingPence) return a.openingPence < b.openingPence;
  if (a.rank !== b.rank) return a.rank > b.rank;
  return a.debt < b.debt;
}

/** Of debts in their order. */
export function hasEqualRanks(open: readonly Account[]): boolean {
  for (let place = 1; place < open.length; place += 1) {
    if (open[place]?.rank === open[place - 1]?.rank) return true;
  }
  return false;
}

/** To one after the other, as far as it goes; gives what is left. */
export function pour(open: readonly Account[], poolPence: number): number {
  let left = poolPence;
  for (let place = 0; place < open.length && left > 0; place += 1) {
    const account = open[place];
    if (account !== undefined) left -= pay(account, left);
  }
  return left;
}

/** Evenly over all, odd pennies to the first; gives what is left. */
export function split(open: readonly Account[], poolPence: number): number {
  let left = poolPence;
  while (left > 0) {
    let takers = 0;
    for (const account of open) if (account.balancePence > 0) takers += 1;
    if (takers === 0) break;
    const share = Math.floor(left / takers);
    let odd = left - share * takers;
    for (const account of open) {
      const balance = account.balancePence;
      if (balance === 0) continue;
      const offered = odd > 0 ? share + 1 : share;
      odd -= 1;
      const taken = offered < balance ? offered : balance;
      account.balancePence = balance - taken;
      account.paidPence += taken;
      left -= taken;
    }
  }
  return left;
}

/** What the debt takes of it. */
export function pay(account: Account, offeredPence: number): number {
  const balance = account.balancePence;
  const taken = offeredPence < balance ? offeredPence : balance;
  account.balancePence = balance - taken;
  account.paidPence += taken;
  return taken;
}
