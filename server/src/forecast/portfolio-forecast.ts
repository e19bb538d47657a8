/** The forecast of a portfolio, read from the database: what every page that names a debt-free month asks for. */
import { readHistories } from '../ledger/ledger.store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Reader } from '../platform/database/database.ts';
import { type AtPortfolio, requirePortfolio } from '../portfolios/portfolio-ownership.ts';
import type { PortfolioRow } from '../portfolios/portfolios.store.ts';
import { type CurrentSet, currentSet } from './current-set.ts';
import { type FirstPlan, firstPlanOf } from './first-plan.ts';
import { findFirstPlan } from './forecast.store.ts';
import { type DebtsForecast, forecastDebts, keptPlanOf } from './forecast.ts';
import { type TrackedDebt, trackDebt } from './tracked-debts.ts';

export type ForecastDeps = { readonly db: Reader; readonly clock: Clock };

export type PortfolioForecast = DebtsForecast & {
  readonly portfolio: PortfolioRow;
  /** All of them, those of former sets too. */
  readonly debts: readonly TrackedDebt[];
  readonly set: CurrentSet;
  readonly firstPlan: FirstPlan | null;
  readonly today: string;
};

export async function findForecast(
  { db, clock }: ForecastDeps,
  at: AtPortfolio,
): Promise<PortfolioForecast> {
  const portfolio = await requirePortfolio(db, at);
  const today = clock.today();
  const debts = (await readHistories(db, at)).map((history) => trackDebt(history, today));
  const kept = await findFirstPlan(db, at.portfolioId);
  return forecastPortfolio({ portfolio, debts, kept, today });
}

export function forecastPortfolio(given: {
  readonly portfolio: PortfolioRow;
  readonly debts: readonly TrackedDebt[];
  readonly kept: FirstPlan | null;
  readonly today: string;
}): PortfolioForecast {
  const { portfolio, debts, kept, today } = given;
  const set = currentSet(debts);
  return {
    portfolio,
    debts,
    set,
    firstPlan: firstPlanOf(set, kept),
    today,
    ...forecastDebts(set.debts, { plan: keptPlanOf(portfolio), today }),
  };
}
