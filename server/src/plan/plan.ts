/** The plan of a portfolio: what to pay this month to whom, by the one forecast, with the dates that are due. */

import { firstDayOf, lastDayOf } from '@debt-payoff/contract/days';
import { addMonths, type Month, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import type { GoalGap } from '@debt-payoff/contract/plan';
import { termLimits } from '@debt-payoff/contract/term-limits';
import type { FirstReason } from '@debt-payoff/engine/first-debt';
import { type ForecastDebt, freedPence, monthlyBudgetPence } from '@debt-payoff/engine/forecast';
import { forecastFirstReason } from '@debt-payoff/engine/forecast-first';
import type { ForecastGoal } from '@debt-payoff/engine/forecast-goal';
import { type EndingDeal, endingDeals } from '../forecast/ending-deals.ts';
import { statedInMonth } from '../forecast/forecast.ts';
import {
  type ForecastDeps,
  findForecast,
  listForecasts,
  type PortfolioForecast,
} from '../forecast/portfolio-forecast.ts';
import type { TrackedDebt } from '../forecast/tracked-debts.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import {
  type FullSchedule,
  listSchedules,
  listSchedulesOfPerson,
} from '../schedules/schedules.store.ts';
import { unsettledDates } from '../schedules/unsettled-dates.ts';
import type { GoalSearches } from './goal-searches.ts';

export type PlanLine = {
  readonly debtId: number;
  readonly creditor: string;
  readonly isMortgage: boolean;
  readonly isFirst: boolean;
  /** By which rule; null for all others, and where there is no choice. */
  readonly firstReason: FirstReason | null;
  readonly isPriority: boolean;
  readonly takesExtra: boolean;
  /** What its lender asks for in the month. */
  readonly requiredPence: number;
  /** What one-offs of the month bring to it. */
  readonly oneOffPence: number;
  readonly paidPence: number;
  /** What of it was not paid by a recorded payment, but stands in a balance that was stated. */
  readonly statedPence: number;
  readonly toPayPence: number;
  readonly countsFrom: Month | null;
  readonly due: { readonly scheduleId: number; readonly dueOn: string } | null;
  readonly isOwed: boolean;
  readonly month: Month | null;
};

export type PortfolioPlan = {
  readonly found: PortfolioForecast;
  /** The month of the lines. */
  readonly month: Month;
  readonly lines: readonly PlanLine[];
  readonly freedPence: number;
  /** What it takes to be debt free by the month that its owner has set; null without one, and where there is a gap. */
  readonly goal: PlanGoal | null;
  readonly goalGap: GoalGap | null;
  readonly endingDeals: readonly EndingDeal[];
  /** What goes to all debts in a month, as things stand. */
  readonly budgetPence: number;
};

export type PlanGoal = ForecastGoal & {
  readonly month: Month;
  /** What that is above what goes to all debts in a month as things stand. */
  readonly morePence: number | null;
  /** Whether the plan as it is clears by then, but with months in which lenders ask for more than the budget. */
  readonly isOverBudget: boolean;
};

type FoundGoal = Pick<PortfolioPlan, 'goal' | 'goalGap'>;
const noGoal: FoundGoal = { goal: null, goalGap: null };

export type PlanDeps = ForecastDeps & { readonly goals: GoalSearches };

export async function getPlan(deps: PlanDeps, at: AtPortfolio): Promise<PortfolioPlan> {
  const schedules = await listSchedules(deps.db, at);
  const found = await findForecast(deps, at);
  const plan = await deps.forecasts.goOn(() => planOf(found, schedules));
  return { ...plan, ...(await findPlanGoal(deps, found)) };
}

/** Of all portfolios of a person, in the order in which they were made. */
export async function listPlans(deps: ForecastDeps, userId: number): Promise<PortfolioPlan[]> {
  const schedules = await listSchedulesOfPerson(deps.db, userId);
  const plans: PortfolioPlan[] = [];
  for (const found of await listForecasts(deps, userId)) {
    plans.push(await deps.forecasts.goOn(() => planOf(found, schedules)));
  }
  return plans;
}

export function planOf(
  found: PortfolioForecast,
  schedules: readonly FullSchedule[],
): PortfolioPlan {
  const thisMonth = monthOf(found.today);
  const { beginsNextMonth } = found.forecast;
  const month = beginsNextMonth ? addMonths(thisMonth, 1) : thisMonth;
  return {
    found,
    month,
    lines: linesOf({ found, month, schedules }),
    freedPence: freedPence(found.input),
    ...noGoal,
    endingDeals: endingDeals(found),
    budgetPence: monthlyBudgetPence(found.input),
  };
}

/** Many forecasts; the plan of a portfolio that is shown by itself has it. */
export async function findPlanGoal(
  { goals }: Pick<PlanDeps, 'goals'>,
  { portfolio, today, input, forecast, isDebtFree }: PortfolioForecast,
): Promise<FoundGoal> {
  const { debtFreeBy: month, userId } = portfolio;
  const isOwed = input.debts.some(({ owedPence }) => owedPence > 0);
  if (month === null || isDebtFree || !isOwed) return noGoal;
  const monthsAhead = monthsBetween({ from: monthOf(today), to: month });
  if (monthsAhead < 0) return { goal: null, goalGap: 'past' };
  if (input.debts.length > termLimits.goalDebtsMax) {
    return { goal: null, goalGap: 'too_many_debts' };
  }
  const found = await goals.find(input, { monthsAhead, userId });
  if (found === null) return { goal: null, goalGap: 'too_often' };
  const { extraPence, isInTime } = found;
  const morePence = extraPence === null ? null : Math.max(0, extraPence - input.extraPence);
  const endsInTime = forecast.monthsAhead !== null && forecast.monthsAhead <= monthsAhead;
  const isOverBudget = endsInTime && !isInTime;
  return { goal: { month, extraPence, morePence, isInTime, isOverBudget }, goalGap: null };
}

function linesOf(given: {
  readonly found: PortfolioForecast;
  readonly month: Month;
  readonly schedules: readonly FullSchedule[];
}): PlanLine[] {
  const { found, month, schedules } = given;
  const { beginsNextMonth } = found.forecast;
  const thisMonth = monthOf(found.today);
  const firstReason = forecastFirstReason(found.input, found.forecast);
  return found.set.debts.flatMap((debt, at): PlanLine[] => {
    const input = found.input.debts[at];
    const ahead = found.forecast.debts[at];
    if (input === undefined || ahead === undefined) return [];
    if (!isOfMonth(input)) return [];
    const countsLater = input.isNew && !beginsNextMonth;
    const own = schedules.filter(({ debtId, isActive }) => debtId === debt.id && isActive);
    const paidPence = beginsNextMonth ? 0 : input.paidPence;
    const toPayPence = beginsNextMonth ? ahead.nextMonthPence : ahead.restPence;
    const beyondPence = Math.max(0, paidPence + toPayPence - ahead.requiredPence);
    return [
      {
        debtId: debt.id,
        creditor: debt.name,
        isMortgage: debt.debtType === 'Mortgage',
        isFirst: ahead.isFirst,
        firstReason: ahead.isFirst ? firstReason : null,
        isPriority: debt.terms.isPriority,
        takesExtra: debt.terms.takesExtra,
        requiredPence: ahead.requiredPence,
        oneOffPence: countsLater ? 0 : Math.min(oneOffIn(debt, month), beyondPence),
        paidPence,
        statedPence: beginsNextMonth ? 0 : statedInMonth(debt, found.today),
        toPayPence,
        countsFrom: countsLater ? addMonths(thisMonth, 1) : null,
        due: countsLater ? null : findDue(own, month),
        isOwed: input.owedPence > 0,
        month: ahead.monthsAhead === null ? null : addMonths(thisMonth, ahead.monthsAhead),
      },
    ];
  });
}

/** Of which it gets what it can take in the month. */
function oneOffIn({ terms }: TrackedDebt, month: Month): number {
  return terms.oneOffs
    .filter((one) => one.month === month)
    .reduce((sum, { pence }) => sum + pence, 0);
}

/** One that was paid off before this month has nothing to do with it. */
function isOfMonth({ owedPence, startOwedPence, paidPence, isNew }: ForecastDebt): boolean {
  return owedPence > 0 || (!isNew && (startOwedPence > 0 || paidPence > 0));
}

/** The first date in that month which nobody has settled. */
function findDue(schedules: readonly FullSchedule[], month: Month): PlanLine['due'] {
  const [first] = schedules
    .flatMap((schedule) =>
      unsettledDates(schedule, { to: lastDayOf(month) })
        .filter(({ dueOn }) => dueOn >= firstDayOf(month))
        .map(({ dueOn }) => ({ scheduleId: schedule.id, dueOn })),
    )
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  return first ?? null;
}
