/** One payoff run: a plan walked month by month under one strategy, in whole pence. */

import type { Account } from './accounts.ts';
import { invariant } from './invariant.ts';
import { balanceCeilingPence, monthsMax, type Plan, type Shortfall } from './plan.ts';
import { rollsFreedPayments, type StrategyName } from './strategies.ts';

export type RunState = 'running' | 'cleared' | 'never';

const noDebts: readonly number[] = [];

/** What runs have in common, with or without terms: how a month begins and ends, and what is read from it. */
export abstract class Run {
  month = 0;
  state: RunState = 'running';
  availableExtraPence = 0;
  totalBalancePence = 0;
  totalInterestPence = 0;
  /** The first month in which lenders ask for more than the budget; never in a plan without terms. */
  shortfall: Shortfall | null = null;
  /** Those that this month's payments cleared, in the plan's order. */
  clearedDebts: readonly number[] = noDebts;
  /** In the plan's order. */
  readonly accounts: readonly Account[];

  /** Those that are owed, as the strategy serves them. */
  protected readonly open: Account[];
  protected readonly strategy: StrategyName;
  protected readonly isRolling: boolean;
  protected readonly extraPence: number;

  protected constructor(
    { extraPence }: Plan,
    { strategy, accounts }: { readonly strategy: StrategyName; readonly accounts: Account[] },
  ) {
    invariant(isPence(extraPence), 'The extra payment is a whole number of pence');
    this.strategy = strategy;
    this.isRolling = rollsFreedPayments(strategy);
    this.extraPence = extraPence;
    this.accounts = accounts;
    this.open = [];
    for (const account of accounts) {
      invariant(
        isPence(account.balancePence) && account.balancePence <= balanceCeilingPence,
        'A balance is a whole number of pence up to the ceiling',
      );
      this.totalBalancePence += account.balancePence;
      if (account.balancePence > 0) this.open.push(account);
    }
    if (this.open.length === 0) this.state = 'cleared';
  }

  /** Walks one month. The caller reads the month from the fields, and stops when the state is not 'running'. */
  abstract advance(): void;

  protected beginMonth(): void {
    invariant(this.state === 'running', 'A finished run has no further month');
    if (this.clearedDebts.length > 0) this.#forgetCleared();
    this.month += 1;
  }

  #forgetCleared(): void {
    for (const debt of this.clearedDebts) {
      const account = this.accounts[debt];
      if (account === undefined) continue;
      account.openingPence = account.paidPence = account.requiredPence = 0;
    }
    this.clearedDebts = noDebts;
  }

  /** Takes what the month charged and what was paid, both in total. */
  protected endMonth(interestPence: number, paidPence: number): void {
    this.totalInterestPence += interestPence;
    this.totalBalancePence += interestPence - paidPence;
    let totalPence = 0;
    let highestPence = 0;
    let lowestPence = Number.POSITIVE_INFINITY;
    for (const { balancePence } of this.open) {
      totalPence += balancePence;
      if (balancePence < lowestPence) lowestPence = balancePence;
      if (balancePence > highestPence) highestPence = balancePence;
    }
    invariant(lowestPence >= 0, 'A balance never goes below zero');
    invariant(
      totalPence === this.totalBalancePence,
      'Opening balance and interest, less payments, is the closing balance',
    );
    if (lowestPence === 0) this.#takeOut();
    if (this.open.length === 0) this.state = 'cleared';
    else if (this.month >= monthsMax || highestPence > balanceCeilingPence) this.state = 'never';
  }

  #takeOut(): void {
    const { open } = this;
    const cleared: number[] = [];
    let kept = 0;
    for (const account of open) {
      if (account.balancePence === 0) cleared.push(account.debt);
      else open[kept++] = account;
    }
    open.length = kept;
    this.clearedDebts = cleared.length > 1 ? cleared.sort((a, b) => a - b) : cleared;
  }
}

export function isPence(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
