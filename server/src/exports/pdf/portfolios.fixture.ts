/** Portfolios for tests, worked out by the engine from how their debts stand. */
import { addMonths, monthOf } from '@debt-payoff/contract/months';
import type { StrategyName } from '@debt-payoff/engine';
import { type ForecastInput, forecast, monthlyBudgetPence } from '@debt-payoff/engine/forecast';
import type { PortfolioReport, SavedDebt } from '../portfolio-report.ts';

export const madeOn = '2026-11-17';

/** `interestDuePence` has fallen due since the last entry, so it is owed beyond the balance. */
type StandingDebt = Omit<SavedDebt, 'month'> & { readonly interestDuePence: number };
export type SpokenSavedDebt = Partial<StandingDebt>;

export function aSavedDebt(spoken: SpokenSavedDebt = {}): StandingDebt {
  return {
    name: 'Barclaycard',
    type: 'Credit Card',
    rateBasisPoints: 1_890,
    rateKind: null,
    terms: '',
    paymentPence: 9_000,
    originalPence: 240_000,
    balancePence: 180_000,
    interestPaidPence: 12_345,
    paidOffOn: null,
    interestDuePence: 0,
    ...spoken,
  };
}

export function aPortfolio(
  spoken: readonly SpokenSavedDebt[],
  more: Partial<PortfolioReport> = {},
): PortfolioReport {
  const saved = spoken.map(aSavedDebt);
  const input = forecastInput(saved, more.strategy ?? 'avalanche', more.extraPence ?? 0);
  const ahead = forecast(input);
  const start = monthOf(madeOn);
  const debts = saved.map(({ interestDuePence, ...debt }, at) => {
    const months = ahead.debts[at]?.monthsAhead ?? null;
    return { ...debt, month: months === null ? null : addMonths(start, months) };
  });
  const owed = debts.filter(({ balancePence }) => balancePence > 0);
  const sum = (of: (debt: SavedDebt) => number) => debts.reduce((all, debt) => all + of(debt), 0);
  return {
    madeOn,
    name: 'Household',
    description: '',
    strategy: 'avalanche',
    extraPence: 0,
    freedPence: 0,
    budgetPence: monthlyBudgetPence(input),
    outcome: outcomeOf(debts, ahead.monthsAhead),
    shortfall: null,
    goal: null,
    goalGap: null,
    isPaused: false,
    oneOffs: [],
    pauses: [],
    debts,
    lines: {
      month: start,
      debts: owed.map((debt) => {
        const at = debts.indexOf(debt);
        const toPayPence = ahead.debts[at]?.restPence ?? 0;
        return {
          ...{ debt: at, isFirst: ahead.debts[at]?.isFirst ?? false },
          ...{ plannedPence: toPayPence + 2_000, paidPence: 2_000, toPayPence },
          ...{ dueOn: '2026-11-28', countsFrom: null },
          ...{ isPriority: false, takesExtra: true },
          ...{ requiredPence: debt.paymentPence, oneOffPence: 0 },
        };
      }),
    },
    forecast: {
      input,
      debts: debts.map(({ balancePence }, debt) => ({ debt, balancePence })),
    },
    progress: {
      startedOn: '2026-01-05',
      summary: 'You are 2 months ahead of your first plan.',
      causes: ['You paid £120.00 more than planned.'],
      firstPlan: balances(
        sum(({ originalPence }) => originalPence),
        30,
      ),
      actual: balances(
        sum(({ originalPence }) => originalPence),
        10,
      ).slice(0, 6),
      repaidPence: sum(({ originalPence, balancePence }) =>
        Math.max(0, originalPence - balancePence),
      ),
      originalPence: sum(({ originalPence }) => originalPence),
      interestPaidPence: sum(({ interestPaidPence }) => interestPaidPence),
      principalPaidPence: sum(({ originalPence, balancePence }) =>
        Math.max(0, originalPence - balancePence),
      ),
    },
    payments: [],
    schedules: [],
    missedCount: 0,
    ...more,
  };
}

function forecastInput(
  debts: readonly StandingDebt[],
  strategy: StrategyName,
  extraPence: number,
): ForecastInput {
  return {
    strategy,
    extraPence,
    budgetCorrectionPence: 0,
    debts: debts.map(({ balancePence, interestDuePence, rateBasisPoints, paymentPence }) => {
      const owedPence = balancePence + interestDuePence;
      return {
        ...{ owedPence, rateBasisPoints, monthlyPaymentPence: paymentPence },
        ...{ startBalancePence: balancePence, startRateBasisPoints: rateBasisPoints },
        ...{ startOwedPence: owedPence, paidPence: 0, isNew: false },
      };
    }),
  };
}

function outcomeOf(
  debts: readonly SavedDebt[],
  monthsAhead: number | null,
): PortfolioReport['outcome'] {
  const start = monthOf(madeOn);
  const none = { month: null, monthWithoutMortgage: null, neverCleared: [] };
  if (debts.length === 0) return { kind: 'no_debts', ...none };
  if (debts.every(({ balancePence }) => balancePence === 0)) {
    return { kind: 'debt_free', ...none, month: monthOf('2026-09-01') };
  }
  if (monthsAhead === null) {
    const neverCleared = debts.flatMap(({ month, balancePence }, at) =>
      month === null && balancePence > 0 ? [at] : [],
    );
    return { kind: 'never', ...none, neverCleared };
  }
  return { kind: 'clears', ...none, month: addMonths(start, monthsAhead) };
}

/** In a straight line to nothing. */
function balances(pence: number, months: number): { date: string; pence: number }[] {
  return Array.from({ length: months + 1 }, (_, at) => ({
    date: `${addMonths(monthOf('2026-01-01'), at)}-05`,
    pence: Math.round((pence * (months - at)) / months),
  }));
}
