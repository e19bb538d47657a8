/** What is worked out: debts, what is paid in a month, and what a plan may have beyond that. */
import type { StrategyOutcome } from './outcome.ts';
import type { Run } from './run.ts';
import type { StrategyName } from './strategies.ts';

export type Debt = {
  readonly balancePence: number;
  /**
   * The nominal annual rate in hundredths of a percent: 18.9% is 1890. Of a debt with terms of its own it is only
   * the figure that was typed; what it costs is for the terms to say.
   */
  readonly rateBasisPoints: number;
  readonly monthlyPaymentPence: number;
};

export type Plan = {
  readonly debts: readonly Debt[];
  readonly extraPence: number;
  /**
   * What is spent in the first month in total where freed payments roll over. Without it: all monthly payments
   * and the extra. Own payments and the extra are paid even where they are above the budget.
   */
  readonly budgetPence?: number;
  /** The order of the strategy 'custom': positions in `debts`, first to last; those that it leaves out follow as entered. */
  readonly customOrder?: readonly number[] | undefined;
  /** Rates that change, minimums that fall, one-offs and the like. */
  readonly terms?: Terms | undefined;
};

/** The first month in which lenders ask for more than the budget, by how much, and what they ask in that month. */
export type Shortfall = {
  readonly month: number;
  readonly pence: number;
  readonly askedPence: number;
};

/**
 * What a plan has beyond rates and payments that stay, and how it is walked. They are made by `termsOf` in a module of
 * its own, so that a page whose plans have none need not load it.
 */
export type Terms = {
  readonly debts: readonly DebtTerms[];
  readonly oneOffs: readonly OneOff[];
  readonly pauses: readonly Pause[];
  readonly hasRateChanges: boolean;
  /** Whether a debt adds to the budget what is paid to it, and a rule that asks for more does not raise that. */
  readonly keepsShares: boolean;
  /** Whether avalanche chooses among orders that look ahead: rates change, and several debts take extra. */
  readonly looksAhead: boolean;
  readonly feesPence: number;
  /** Avalanche begins with the order that it chose. */
  readonly start: (plan: Plan, strategy: StrategyName) => Run;
  readonly resultOf: (plan: Plan, strategy: StrategyName) => StrategyOutcome;
  /** What is paid in the first month: the budget, or under 'minimum' what the lenders ask and the extra. */
  readonly monthlyPaymentPence: (plan: Plan, strategy: StrategyName) => number;
  /** The first month's interest on a debt with its fee. */
  readonly firstInterestPence: (plan: Plan, debt: number) => number;
  /** What the lender asks for in the first month; without a rule the monthly payment. */
  readonly firstRequiredPence: (plan: Plan, debt: number) => number;
  /** How far ahead avalanche looks; null for the rate after the last change, undefined where it does not look. */
  readonly lookAhead: (plan: Plan) => number | null | undefined;
  /** Those of one debt alone, with the one-offs that name it. */
  readonly of: (debt: number) => Terms;
};

/** In parts of `wholeParts`, so that the month's rate of every kind is a whole number. */
export type RateChange = {
  /** The last month of the plan whose interest is charged at the rate before. */
  readonly lastMonth: number;
  readonly thenParts: number;
  readonly thenPaymentPence?: number | undefined;
};

/** From this month of the plan on. */
export type PaymentChange = { readonly month: number; readonly paymentPence: number };

/** What a lender asks for each month: the floor, or a share of the balance where that is more. */
export type MinimumRule = {
  readonly floorPence: number;
  /** In hundredths of a percent. */
  readonly percentBasisPoints: number;
  /** Of the opening balance, with the month's interest on top; else of the balance with its interest. */
  readonly plusInterest: boolean;
};

export type DebtTerms = {
  readonly rateParts: number;
  /** In ascending order of months. */
  readonly rateChanges: readonly RateChange[];
  /** Those that come in other months than those of the rate. In ascending order. */
  readonly paymentChanges?: readonly PaymentChange[] | undefined;
  readonly feePence: number;
  /** Null where it is the monthly payment. */
  readonly minimum: MinimumRule | null;
  readonly isPriority: boolean;
  readonly takesExtra: boolean;
};

export type OneOff = {
  readonly month: number;
  readonly pence: number;
  /** A position in `debts`; without it, it goes where the strategy says. */
  readonly debt?: number | undefined;
};

/** Both months included. */
export type Pause = { readonly fromMonth: number; readonly toMonth: number };

export const monthsMax = 1_200;
export const balanceCeilingPence = 100_000_000_000;
