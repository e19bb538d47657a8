/** Plans as the form, links and stored results hold them: their terms are by months of the calendar. */
import type { BalanceSeries } from '@debt-payoff/charts/balance-series';
import type { CalendarDebt, CalendarOptions } from '@debt-payoff/contract/calendar-terms';
import type { Plan } from '@debt-payoff/engine';
import type { ReactNode } from 'react';
import type { ChartDeals } from '../charts/chart-deals.ts';

export type GivenPlan = {
  readonly debts: readonly CalendarDebt[];
  readonly extraPayment: number;
  readonly customOrder?: readonly number[];
  readonly options?: CalendarOptions;
};

export type DrawnPlan = {
  readonly series: readonly BalanceSeries[];
  readonly debtNames: readonly string[];
};

/** What a page shows of a plan. */
export type ShownPlan = {
  readonly given: GivenPlan;
  readonly plan: Plan;
  /** What stands before its answer; null where there is nothing. */
  readonly before: ReactNode;
  /** What is said of a plan with terms; null for others. */
  readonly notes: ReactNode;
  /** Whether lenders would ask for more than there is. */
  readonly hasShortfall: boolean;
  /** The same in short, where they would also under the best strategy: said in place of its month where there is room for one. */
  readonly inShort?: readonly [label: string, figure: string] | null;
  /** The rates of a plan with terms, each with its kind. */
  readonly rates?: readonly string[];
  /** Where its deals end, for a chart of it. */
  readonly dealsIn?: (drawn: DrawnPlan) => ChartDeals | undefined;
};

/** What shows plans with terms, or beside what is left each month; null for one that cannot be read, or has to be awaited. */
export type Termed = { readonly show: (given: GivenPlan) => ShownPlan | null };

/** Null where something has terms: then only the code that counts them may make a plan of it. */
export function plainDebts({ debts, options }: GivenPlan): readonly PlainDebt[] | null {
  return options === undefined && debts.every(isPlain) ? debts : null;
}

type PlainDebt = CalendarDebt & { readonly terms?: never };

function isPlain(debt: CalendarDebt): debt is PlainDebt {
  return debt.terms === undefined;
}
