/** One payoff run: a plan walked month by month under one strategy, in whole pence. */

import { monthlyInterestPence } from './interest.ts';
import { invariant } from './invariant.ts';

export type Debt = {
  readonly balancePence: number;
  /** The nominal annual rate in hundredths of a percent: 18.9% is 1890. */
  readonly rateBasisPoints: number;
  readonly monthlyPaymentPence: number;
};

export type Plan = {
  readonly debts: readonly Debt[];
  readonly extraPence: number;
  /**
   * What is spent each month in total where freed payments roll over. Without it: all monthly payments
   * and the extra. Own payments and the extra are paid even where they are above the budget.
   */
  readonly budgetPence?: number;
  /** The order of the strategy 'custom': positions in `debts`, first to last. */
  readonly customOrder?: readonly number[] | undefined;
};

/** What a strategy sees of a debt while it spends the pool, and what a month's entry is read from. */
export type Account = {
  readonly inputIndex: number;
  readonly monthlyPaymentPence: number;
  rateBasisPoints: number;
  /** The balance at the start of the month, before interest. */
  openingPence: number;
  balancePence: number;
  paidPence: number;
};

export type Order = (a: Account, b: Account) => number;

export type Strategy<Name extends string = string> = {
  readonly name: Name;
  /** Whether payments that cleared debts no longer need join the extra payment. */
  readonly rollsFreedPayments: boolean;
  /** Which debt comes first; null where none does. */
  readonly order: Order | null;
  /** Spends the pool on the open accounts, which it may reorder, and returns what it spent. */
  readonly spend: (open: Account[], poolPence: number) => number;
};

export const monthsMax = 1_200;
export const balanceCeilingPence = 100_000_000_000;

export type RunState = 'running' | 'cleared' | 'never';

export class Run {
  readonly accounts: readonly Account[];
  readonly monthlyPaymentPence: number;
  month = 0;
  state: RunState = 'running';
  availableExtraPence = 0;
  totalBalancePence = 0;
  totalInterestPence = 0;
  /** Accounts that this month's payments cleared, in input order. */
  clearedThisMonth: readonly Account[] = [];

  readonly #strategy: Strategy;
  readonly #extraPence: number;
  readonly #budgetPence: number;
  #open: Account[];

  constructor(plan: Plan, strategy: Strategy) {
    this.#strategy = strategy;
    this.#extraPence = plan.extraPence;
    this.accounts = plan.debts.map(openAccount);
    this.monthlyPaymentPence = plan.extraPence;
    for (const account of this.accounts) {
      this.monthlyPaymentPence += account.monthlyPaymentPence;
      this.totalBalancePence += account.balancePence;
    }
    this.#budgetPence = plan.budgetPence ?? this.monthlyPaymentPence;
    invariant(isPence(plan.extraPence), 'The extra payment is a whole number of pence');
    invariant(Number.isSafeInteger(this.#budgetPence), 'A budget is a whole number of pence');
    this.#open = this.accounts.filter((account) => account.balancePence > 0);
    if (this.#open.length === 0) this.state = 'cleared';
  }

  /** Walks one month. The caller reads the month from the fields, and stops when the state is not 'running'. */
  advance(): void {
    invariant(this.state === 'running', 'A finished run has no further month');
    for (const account of this.clearedThisMonth) account.paidPence = 0;
    this.month += 1;

    const openingPence = this.totalBalancePence;
    const charge = this.#chargeAndPay();
    const poolPence = this.#strategy.rollsFreedPayments
      ? Math.max(this.#extraPence, this.#budgetPence - charge.paidPence)
      : this.#extraPence;
    const spentPence = poolPence > 0 ? this.#strategy.spend(this.#open, poolPence) : 0;
    invariant(spentPence >= 0 && spentPence <= poolPence, 'A strategy spends only its pool');

    this.availableExtraPence = poolPence;
    this.totalInterestPence += charge.interestPence;
    this.#close();
    invariant(
      this.totalBalancePence ===
        openingPence + charge.interestPence - charge.paidPence - spentPence,
      'Opening balance and interest, less payments, is the closing balance',
    );
  }

  #chargeAndPay(): { interestPence: number; paidPence: number } {
    let interestPence = 0;
    let paidPence = 0;
    for (const account of this.#open) {
      const interest = monthlyInterestPence(account.balancePence, account.rateBasisPoints);
      const owed = account.balancePence + interest;
      const payment = account.monthlyPaymentPence < owed ? account.monthlyPaymentPence : owed;
      account.openingPence = account.balancePence;
      account.balancePence = owed - payment;
      account.paidPence = payment;
      interestPence += interest;
      paidPence += payment;
    }
    return { interestPence, paidPence };
  }

  #close(): void {
    let totalPence = 0;
    let clearedCount = 0;
    let highestPence = 0;
    for (const account of this.#open) {
      const balance = account.balancePence;
      invariant(balance >= 0, 'A balance never goes below zero');
      totalPence += balance;
      if (balance === 0) clearedCount += 1;
      else if (balance > highestPence) highestPence = balance;
    }
    this.totalBalancePence = totalPence;
    this.clearedThisMonth = noAccounts;
    if (clearedCount > 0) {
      this.clearedThisMonth = this.#open
        .filter((account) => account.balancePence === 0)
        .sort((a, b) => a.inputIndex - b.inputIndex);
      this.#open = this.#open.filter((account) => account.balancePence > 0);
    }
    if (this.#open.length === 0) this.state = 'cleared';
    else if (this.month >= monthsMax || highestPence > balanceCeilingPence) this.state = 'never';
  }
}

const noAccounts: readonly Account[] = [];

function openAccount(debt: Debt, inputIndex: number): Account {
  invariant(
    isPence(debt.balancePence) && debt.balancePence <= balanceCeilingPence,
    'A balance is a whole number of pence up to the ceiling',
  );
  invariant(isPence(debt.monthlyPaymentPence), 'A monthly payment is a whole number of pence');
  invariant(
    Number.isInteger(debt.rateBasisPoints) &&
      debt.rateBasisPoints >= 0 &&
      debt.rateBasisPoints <= 10_000,
    'A rate is 0 to 100%, in whole hundredths of a percent',
  );
  return {
    inputIndex,
    monthlyPaymentPence: debt.monthlyPaymentPence,
    rateBasisPoints: debt.rateBasisPoints,
    openingPence: debt.balancePence,
    balancePence: debt.balancePence,
    paidPence: 0,
  };
}

function isPence(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
