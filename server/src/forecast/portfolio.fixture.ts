/** A portfolio's row as forecasts need it, and the forecast of debts that are told in pounds. */
import type { StrategyName } from '@debt-payoff/engine';
import type { FirstPlan } from './first-plan.ts';
import { forecastPortfolio, type PortfolioForecast } from './portfolio-forecast.ts';
import { aTrackedDebt } from './tracked-debt.fixture.ts';

type SpokenPlan = {
  strategy?: StrategyName;
  order?: number[];
  extra?: number;
  correction?: number;
};
export type SpokenDebt = Parameters<typeof aTrackedDebt>[0];

const day = new Date('2026-01-01T00:00:00Z');

export function aPortfolioRow({
  strategy = 'avalanche',
  order,
  extra = 0,
  correction = 0,
}: SpokenPlan = {}) {
  return {
    id: 1,
    userId: 1,
    name: 'Household',
    description: '',
    strategy,
    customOrderIds: order ?? null,
    extraPence: extra * 100,
    budgetCorrectionPence: correction * 100,
    budgetCorrectionSetOn: '2026-01-10',
    oneOffs: [],
    pauses: [],
    debtFreeBy: null,
    lookAhead: null,
    lookChosenFor: null,
    predatesPlans: true,
    createdAt: day,
    updatedAt: day,
    version: 1,
  };
}

export function aForecast(
  today: string,
  debts: readonly SpokenDebt[],
  { plan = {}, kept = null }: { plan?: SpokenPlan; kept?: FirstPlan | null } = {},
): PortfolioForecast {
  return forecastPortfolio({
    portfolio: aPortfolioRow(plan),
    debts: debts.map((debt, at) => aTrackedDebt({ id: at + 1, ...debt }, today)),
    removed: [],
    firstPlans: kept === null ? [] : [kept],
    today,
  });
}
