/** The sums of everything that somebody owes, by the rules of the dashboard. */

import { basisPointsFromPercent, penceFromPounds } from '@debt-payoff/contract/money';
import { portfolioLimits } from '@debt-payoff/contract/portfolio-limits';
import type { Debt, Portfolio } from '@debt-payoff/contract/portfolios';

export type Figures = {
  readonly balancePence: number;
  readonly originalPence: number;
  /** Of the debts that are not paid off. */
  readonly monthlyPaymentPence: number;
  readonly debtsCount: number;
  readonly paidOffCount: number;
  /** The simple mean of the yearly rates of all debts; null where there is none. */
  readonly averageRatePercent: number | null;
};

export function figuresOf(portfolios: readonly Portfolio[]): Figures {
  const debts = debtsOf(portfolios);
  const owed = debts.filter(isOwed);
  return {
    balancePence: sum(debts, ({ balance }) => penceFromPounds(balance)),
    originalPence: sum(debts, ({ original_balance }) => penceFromPounds(original_balance)),
    monthlyPaymentPence: sum(owed, ({ minimum_payment }) => penceFromPounds(minimum_payment)),
    debtsCount: debts.length,
    paidOffCount: debts.length - owed.length,
    averageRatePercent:
      debts.length === 0
        ? null
        : sum(debts, (debt) => basisPointsFromPercent(yearlyPercentOf(debt))) / debts.length / 100,
  };
}

/** A rate a month twelve times: only so can it stand beside those of a year, which stay as they are stated. */
export function yearlyPercentOf({
  interest_rate,
  rate_kind,
}: Pick<Debt, 'interest_rate' | 'rate_kind'>): number {
  return rate_kind === 'monthly' ? interest_rate * 12 : interest_rate;
}

export function debtsOf(portfolios: readonly Portfolio[]): Debt[] {
  return portfolios.flatMap(({ debts }) => debts);
}

export function isOwed(debt: Debt): boolean {
  return !debt.is_paid_off;
}

function sum<Item>(items: readonly Item[], figureOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + figureOf(item), 0);
}

/** What is owed over a share of the monthly payments, in whole months; 0 where nothing is paid. */
export function roughMonths({
  balancePence,
  monthlyPaymentPence,
}: Pick<Figures, 'balancePence' | 'monthlyPaymentPence'>): number {
  const { roughEstimatePaymentSharePercent } = portfolioLimits;
  if (monthlyPaymentPence === 0) return 0;
  // In whole numbers, so that an exact quotient is not rounded up by a hair.
  return Math.ceil((balancePence * 100) / (monthlyPaymentPence * roughEstimatePaymentSharePercent));
}
