/** The forecast of a portfolio, read from the database: what every page that names a debt-free month asks for. */
import { type DebtHistory, readHistories } from '../ledger/ledger.store.ts';
import type { Calculations } from '../platform/capacity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Reader } from '../platform/database/database.ts';
import { type AtPortfolio, requirePortfolio } from '../portfolios/portfolio-ownership.ts';
import { listPortfolioRows, type PortfolioRow } from '../portfolios/portfolios.store.ts';
import { type CurrentSet, currentSet } from './current-set.ts';
import { type FirstPlan, firstPlanOf } from './first-plan.ts';
import { findFirstPlan, findFirstPlans } from './forecast.store.ts';
import { type DebtsForecast, forecastDebts, keptPlanOf } from './forecast.ts';
import { type TrackedDebt, trackDebt } from './tracked-debts.ts';

export type ForecastDeps = {
  readonly db: Reader;
  readonly clock: Clock;
  /** Gives each forecast its turn: one of some hundred debts takes long enough to hold others up. */
  readonly forecasts: Pick<Calculations, 'goOn'>;
};

/** What a forecast is made of, as it is stored. */
export type ForecastBasis = {
  readonly portfolio: PortfolioRow;
  readonly histories: readonly DebtHistory[];
  readonly kept: FirstPlan | null;
};

export type PortfolioForecast = DebtsForecast & {
  readonly portfolio: PortfolioRow;
  /** All of them, those of former sets too. */
  readonly debts: readonly TrackedDebt[];
  readonly set: CurrentSet;
  readonly firstPlan: FirstPlan | null;
  readonly today: string;
};

export async function findForecast(
  { db, clock, forecasts }: ForecastDeps,
  at: AtPortfolio,
): Promise<PortfolioForecast> {
  const basis = await readForecastBasis(db, at);
  return forecasts.goOn(() => forecastBasis(basis, clock.today()));
}

export async function readForecastBasis(db: Reader, at: AtPortfolio): Promise<ForecastBasis> {
  return {
    portfolio: await requirePortfolio(db, at),
    histories: await readHistories(db, at),
    kept: await findFirstPlan(db, at.portfolioId),
  };
}

/** Of all portfolios of a person, in the order in which they were made; asked for at once. */
export async function listForecasts(
  { db, clock, forecasts }: ForecastDeps,
  userId: number,
): Promise<PortfolioForecast[]> {
  const portfolios = await listPortfolioRows(db, userId);
  const histories = Map.groupBy(
    await readHistories(db, { userId }),
    ({ debt }) => debt.portfolioId,
  );
  const kept = await findFirstPlans(
    db,
    portfolios.map(({ id }) => id),
  );
  const found: PortfolioForecast[] = [];
  for (const portfolio of portfolios) {
    const basis = {
      portfolio,
      histories: histories.get(portfolio.id) ?? [],
      kept: kept.get(portfolio.id) ?? null,
    };
    found.push(await forecasts.goOn(() => forecastBasis(basis, clock.today())));
  }
  return found;
}

export function forecastBasis(
  { portfolio, histories, kept }: ForecastBasis,
  today: string,
): PortfolioForecast {
  const debts = histories.map((history) => trackDebt(history, today));
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
