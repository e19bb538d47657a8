/** What the forecast and the first plan make of a plain history, by names of our own. */
import {
  type Forecast,
  type ForecastDebt,
  type ForecastInput,
  forecastMonths,
  freedPence,
  monthlyBudgetPence,
  servedOrder,
} from '@debt-payoff/engine/forecast';
import { type CurrentSet, currentSet } from './current-set.ts';
import { type FirstPlan, firstPlanOf, planFromToday } from './first-plan.ts';
import { type CurrentPlan, forecastDebts, restOfMonthOf } from './forecast.ts';
import type { PlainHistory } from './plain-histories.fixture.ts';
import { currentPlan, trackedOn } from './plain-ledger.fixture.ts';
import { lineOf } from './plain-ledger-lines.fixture.ts';
import { freedByRemoved, lastMonthsOf, type RemovedDebt, removedDebtOf } from './removed-debts.ts';
import type { TrackedDebt } from './tracked-debts.ts';

export function forecastLines(history: PlainHistory): string[] {
  const { today } = history;
  const { set, plan } = standAt(history, today);
  const { input, forecast, month, isDebtFree } = forecastDebts(set.debts, { plan, today });
  const first = firstPlanOf(set, { stored: [], plan, predatesPlans: false });
  return [
    lineOf('set', [set.startedOn, set.clearedOn, set.debts.map(({ id }) => id)]),
    lineOf('forecast', { month, isDebtFree, ...forecastFigures(forecast) }),
    lineOf('of', input.debts.map(forecastDebtFigures)),
    lineOf('removed', input.removed?.map(forecastDebtFigures)),
    lineOf('budget', [input.budgetCorrectionPence, monthlyBudgetPence(input), freedPence(input)]),
    lineOf('order', [input.customOrder, servedOrder(plan.strategy, input.debts)]),
    lineOf('rest', restOfMonthOf(set.debts, { plan, today })),
    ...monthLines(input, set.debts),
    lineOf('first plan', first === null ? null : planFigures(first)),
  ];
}

function monthLines(input: ForecastInput, debts: readonly TrackedDebt[]): string[] {
  const balances = debts.map(({ state }) => state.balancePence);
  return Array.from(forecastMonths(input, balances), (told) =>
    lineOf(`month ${told.month}`, [
      [told.interestPence, told.paidPence, told.balancePence],
      ...told.debts.map((debt) => [
        debt.debt,
        debt.openingPence,
        debt.interestPence,
        debt.paidPence,
        debt.balancePence,
      ]),
    ]),
  );
}

/** The plan of an earlier day, as it was then. */
export function madeLines(history: PlainHistory): string[] {
  const { madeOn } = history;
  const { set, plan } = standAt(history, madeOn);
  const { startedOn } = set;
  if (startedOn === null) return [];
  return [
    lineOf(
      `made on ${madeOn}`,
      planFigures(planFromToday(set, { plan, today: madeOn, startedOn })),
    ),
  ];
}

type Stand = { readonly set: CurrentSet; readonly plan: CurrentPlan };

function standAt({ debts, removed, plan }: PlainHistory, day: string): Stand {
  const isRemoved = removed !== null && removed.on <= day;
  const there = removed === null || isRemoved ? debts : [...debts, removed.debt];
  const set = currentSet(
    there
      .filter(({ openedOn }) => openedOn <= day)
      .toSorted((one, other) => one.id - other.id)
      .map((debt) => trackedOn(debt, day)),
    isRemoved ? removedOf(removed) : [],
  );
  const budgetCorrectionPence = plan.budgetCorrectionPence + freedByRemoved(set.removed);
  return {
    set,
    plan: currentPlan({ ...plan, budgetCorrectionPence }, lastMonthsOf(set.removed, day)),
  };
}

/** None where nothing was ever owed on it. */
function removedOf({ debt, on }: NonNullable<PlainHistory['removed']>): RemovedDebt[] {
  const removed = removedDebtOf(trackedOn(debt, on), on);
  return removed === null ? [] : [removed];
}

function forecastFigures(forecast: Forecast) {
  return {
    months: forecast.monthsAhead,
    interest: forecast.interestPence,
    beginsNextMonth: forecast.beginsNextMonth,
    debts: forecast.debts.map((debt) => [
      debt.isFirst,
      debt.restPence,
      debt.nextMonthPence,
      debt.monthsAhead,
    ]),
    balances: forecast.balancesPence,
  };
}

/** But for its rates, which the months are made with. */
function forecastDebtFigures(debt: ForecastDebt) {
  return {
    owed: debt.owedPence,
    payment: debt.monthlyPaymentPence,
    startBalance: debt.startBalancePence,
    startOwed: debt.startOwedPence,
    paid: debt.paidPence,
    isNew: debt.isNew,
  };
}

function planFigures(plan: FirstPlan) {
  return {
    setStartedOn: plan.setStartedOn,
    startedOn: plan.startedOn,
    madeOn: plan.madeOn,
    lastEntry: plan.lastEntryOrder,
    strategy: plan.strategy,
    order: plan.customOrderIds,
    extra: plan.extraPence,
    correction: plan.budgetCorrectionPence,
    month: plan.month,
    debts: plan.debts.map((debt) => ({ id: debt.debtId, ...forecastDebtFigures(debt) })),
    balances: plan.balancesPence,
  };
}
