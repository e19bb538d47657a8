/** Plans as the server sends them, for tests. */
import type { PlanLine, PortfolioPlan } from '@debt-payoff/contract/plan';

export function aPlanLine(creditor: string, given: Partial<PlanLine> = {}): PlanLine {
  return {
    debt_id: 1,
    creditor,
    is_first: false,
    first_reason: null,
    planned_amount: 50,
    required_amount: 50,
    is_priority: false,
    takes_extra: true,
    one_off_amount: 0,
    paid_amount: 0,
    stated_amount: 0,
    to_pay: 50,
    counts_from: null,
    due: null,
    debt_free_month: '2028-12',
    ...given,
  };
}

type ForecastDebt = PortfolioPlan['forecast_input']['debts'][number];

/** £1,000 at 24%, of which £10 a month do not cover the £20 of interest, if nothing is added. */
export function aForecastDebt(given: Partial<ForecastDebt> = {}): ForecastDebt {
  return {
    owedPence: 100_000,
    rateBasisPoints: 2_400,
    monthlyPaymentPence: 1_000,
    startBalancePence: 100_000,
    startRateBasisPoints: 2_400,
    startOwedPence: 100_000,
    paidPence: 0,
    isNew: false,
    ...given,
  };
}

/** Terms that say no more than the debt does without them. */
export function forecastTerms(
  given: Partial<NonNullable<ForecastDebt['terms']>> = {},
): NonNullable<ForecastDebt['terms']> {
  return {
    rateParts: 60_000_000_000,
    startRateParts: 60_000_000_000,
    rateChanges: [],
    paymentChanges: [],
    minimum: null,
    requiredPence: 1_000,
    isPriority: false,
    takesExtra: true,
    ...given,
  };
}

export function aPlan(given: Partial<PortfolioPlan> = {}): PortfolioPlan {
  return {
    portfolio_id: 1,
    portfolio_name: 'Household',
    outcome: 'clears',
    debt_free_month: '2028-12',
    debt_free_month_without_mortgage: null,
    strategy: 'snowball',
    extra_payment: 0,
    freed_sum: 0,
    monthly_budget: 10,
    shortfall: null,
    is_paused: false,
    one_offs: [],
    pauses: [],
    debt_free_by: null,
    goal: null,
    goal_gap: null,
    ending_deals: [],
    never_cleared: [],
    month: '2026-11',
    lines: [],
    first_plan_month: null,
    debt_ids: [1],
    version: 1,
    forecast_input: {
      strategy: 'snowball',
      extraPence: 0,
      budgetCorrectionPence: 0,
      removed: [],
      debts: [aForecastDebt()],
    },
    ...given,
  };
}
