/** A debt as a plan takes it, whether it was typed, saved or linked to. */

import type { Plan } from '@debt-payoff/engine';
import type { RateKind } from '@debt-payoff/engine/terms';
import { basisPointsFromPercent, penceFromPounds } from './money.ts';

/** What every debt has. */
export type DebtFigures = {
  readonly creditor: string;
  readonly type: string;
  readonly balance: number;
  readonly interestRate: number;
  readonly monthlyPayment: number;
  readonly termMonths: number | null;
};

export type PlannedDebt = PlannedFigures & { readonly termMonths: number | null };

/** As calls carry it: nothing is worked out with its term. */
export type PlannedFigures = PlannedTerms &
  Omit<DebtFigures, 'termMonths'> & {
    readonly termMonths?: number | null | undefined;
    /** Those by months of the calendar are not for a plan to take: `planMonthsOf` counts its months from them. */
    readonly terms?: never;
  };

/** What a debt may have beyond that, in months of the plan; null is the same as absent. */
export type PlannedTerms = {
  /** Without it, simple yearly. */
  readonly rateKind?: RateKind | null | undefined;
  readonly rateChanges?: readonly PlannedRateChange[] | null | undefined;
  /** Added to the balance before the first month. */
  readonly fee?: number | null | undefined;
  readonly minimum?: PlannedMinimum | null | undefined;
  readonly priority?: boolean | null | undefined;
  readonly takesExtra?: boolean | null | undefined;
};

/** `lastMonth` is the last month of the plan that is charged at the rate before. */
export type PlannedRateChange = {
  readonly lastMonth: number;
  readonly thenRate: number;
  readonly thenPayment?: number | null | undefined;
};

/** What a lender asks for. */
export type PlannedMinimum = {
  readonly floor: number;
  readonly percent?: number | null | undefined;
  readonly plusInterest?: boolean | null | undefined;
};

/** What a plan may have beyond its debts and its extra. */
export type PlanOptions = {
  readonly oneOffs?: readonly PlannedOneOff[] | null | undefined;
  readonly pauses?: readonly PlannedPause[] | null | undefined;
};

/** The same of a call, which may also ask what it takes to be debt free in time. */
export type CallOptions = PlanOptions & {
  /** Debt free within so many months. */
  readonly targetMonths?: number | null | undefined;
};

export type PlannedOneOff = {
  readonly month: number;
  readonly amount: number;
  /** A position in the debts. */
  readonly debt?: number | null | undefined;
};

export type PlannedPause = { readonly fromMonth: number; readonly toMonth: number };

/** What nothing is said of but rates and payments that stay. */
export type PlainFigures = DebtSums & { readonly [Name in keyof PlannedTerms]?: never } & {
  readonly terms?: never;
};

/** Of debts that have no terms, by their type: counted without them, those that have some would be another plan. */
export function planOf(debts: readonly PlainFigures[], extraPayment: number): Plan {
  return plainFigures(debts, extraPayment);
}

type DebtSums = Pick<DebtFigures, 'balance' | 'interestRate' | 'monthlyPayment'>;

/** What a plan is before anything is said of its terms. */
export function plainFigures(debts: readonly DebtSums[], extraPayment: number): Plan {
  return {
    debts: debts.map((debt) => ({
      balancePence: penceFromPounds(debt.balance),
      rateBasisPoints: basisPointsFromPercent(debt.interestRate),
      monthlyPaymentPence: penceFromPounds(debt.monthlyPayment),
    })),
    extraPence: penceFromPounds(extraPayment),
  };
}
