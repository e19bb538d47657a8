/** The sums of everything that somebody owes, by the rules of the dashboard. */
import { portfolioLimits } from '@debt-payoff/contract/limits';
import { basisPointsFromPercent, penceFromPounds } from '@debt-payoff/contract/money';
import type { Debt, Portfolio } from '@debt-payoff/contract/portfolios';
import { type Plan, strategies, summarise } from '@debt-payoff/engine';
import { clearingExtraSentence } from '../payoff-plan/clearing.ts';

export type Figures = {
  readonly balancePence: number;
  readonly originalPence: number;
  /** Of the debts that are not paid off. */
  readonly monthlyPaymentPence: number;
  readonly debtsCount: number;
  readonly paidOffCount: number;
  /** The simple mean over debts; null where there is none. */
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
        : sum(debts, ({ interest_rate }) => basisPointsFromPercent(interest_rate)) /
          debts.length /
          100,
  };
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

export type DebtFreeOutcome =
  | { readonly kind: 'no debts' }
  | { readonly kind: 'paid off' }
  | { readonly kind: 'clears'; readonly months: number }
  | {
      readonly kind: 'never clears';
      /** The sentence on what would clear them. */
      readonly wayOut: string;
    };

/** The payments stay as they are in sum, and what becomes free goes to the highest rate. */
export function debtFreeOutcomeOf(portfolios: readonly Portfolio[]): DebtFreeOutcome {
  const debts = debtsOf(portfolios);
  if (debts.length === 0) return { kind: 'no debts' };
  const plan: Plan = { debts: debts.filter(isOwed).map(planDebt), extraPence: 0 };
  if (plan.debts.length === 0) return { kind: 'paid off' };
  const outcome = summarise(plan, strategies.avalanche);
  return outcome.neverPaysOff
    ? { kind: 'never clears', wayOut: clearingExtraSentence(plan, 'avalanche') }
    : { kind: 'clears', months: outcome.months };
}

function planDebt({ balance, interest_rate, monthly_payment }: Debt): Plan['debts'][number] {
  return {
    balancePence: penceFromPounds(balance),
    rateBasisPoints: basisPointsFromPercent(interest_rate),
    monthlyPaymentPence: penceFromPounds(monthly_payment),
  };
}
