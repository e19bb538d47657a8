/** The forecast of a portfolio, read from the database: what every page that names a debt-free month asks for. */
import type { DebtHistory } from '../ledger/ledger.store.ts';
import type { Calculations } from '../platform/capacity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { atOneMoment } from '../platform/database/one-moment.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import type { PortfolioRow } from '../portfolios/portfolios.store.ts';
import { type CurrentSet, currentSet } from './current-set.ts';
import { type FirstPlan, firstPlanOf } from './first-plan.ts';
import { listForecastBases, readForecastBasis } from './forecast.store.ts';
import { type CurrentPlan, type DebtsForecast, forecastDebts } from './forecast.ts';
import { freedByRemoved, lastMonthsOf, type RemovedDebt } from './removed-debts.ts';
import { type TrackedDebt, trackDebt } from './tracked-debts.ts';

export type ForecastDeps = {
  readonly db: Database;
  readonly clock: Clock;
  /** Gives each forecast its turn: one of some hundred debts takes long enough to hold others up. */
  readonly forecasts: Pick<Calculations, 'goOn'>;
};

/** What a forecast is made of, as it is stored. */
export type ForecastBasis = {
  readonly portfolio: PortfolioRow;
  readonly histories: readonly DebtHistory[];
  readonly removed: readonly RemovedDebt[];
  readonly firstPlans: readonly FirstPlan[];
};

export type PortfolioForecast = DebtsForecast & {
  readonly portfolio: PortfolioRow;
  /** All of them, those of former sets too. */
  readonly debts: readonly TrackedDebt[];
  /** The same of those that were deleted. */
  readonly removed: readonly RemovedDebt[];
  readonly set: CurrentSet;
  readonly plan: CurrentPlan;
  readonly firstPlan: FirstPlan | null;
  readonly today: string;
};

export async function findForecast(
  { db, clock, forecasts }: ForecastDeps,
  at: AtPortfolio,
): Promise<PortfolioForecast> {
  const basis = await atOneMoment(db, (tx) => readForecastBasis(tx, at));
  return forecasts.goOn(() => forecastBasis(basis, clock.today()));
}

/** Of all portfolios of a person, in the order in which they were made. */
export async function listForecasts(
  { db, clock, forecasts }: ForecastDeps,
  userId: number,
): Promise<PortfolioForecast[]> {
  const found: PortfolioForecast[] = [];
  const bases = await atOneMoment(db, (tx) => listForecastBases(tx, userId));
  for (const basis of bases) {
    found.push(await forecasts.goOn(() => forecastBasis(basis, clock.today())));
  }
  return found;
}

export function forecastBasis(
  { histories, ...basis }: ForecastBasis,
  today: string,
): PortfolioForecast {
  const debts = histories.map((history) => trackDebt(history, today));
  return forecastPortfolio({ ...basis, debts, today });
}

export function forecastPortfolio(given: {
  readonly portfolio: PortfolioRow;
  readonly debts: readonly TrackedDebt[];
  readonly removed: readonly RemovedDebt[];
  readonly firstPlans: readonly FirstPlan[];
  readonly today: string;
}): PortfolioForecast {
  const { portfolio, debts, removed, today } = given;
  const set = currentSet(debts, removed);
  const plan = currentPlanOf(portfolio, { set, today });
  return {
    portfolio,
    debts,
    removed,
    set,
    plan,
    firstPlan: firstPlanOf(set, {
      stored: given.firstPlans,
      plan,
      predatesPlans: portfolio.predatesPlans,
    }),
    today,
    ...forecastDebts(set.debts, { plan, today }),
  };
}

/** What was corrected by hand counts for the debts of then; what deleted debts have freed goes on. */
export function currentPlanOf(
  { strategy, customOrderIds, extraPence, oneOffs, pauses, lookAhead, ...portfolio }: PortfolioRow,
  { set, today }: { readonly set: CurrentSet; readonly today: string },
): CurrentPlan {
  const { budgetCorrectionPence: pence, budgetCorrectionSetOn: setOn } = portfolio;
  const isOfSet = setOn !== null && setOn === set.startedOn;
  return {
    strategy,
    customOrderIds,
    extraPence,
    oneOffs,
    pauses,
    lookAhead,
    budgetCorrectionPence: (isOfSet ? pence : 0) + freedByRemoved(set.removed),
    removed: lastMonthsOf(set.removed, today),
  };
}
