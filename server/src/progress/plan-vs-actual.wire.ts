import { lastDayOf } from '@debt-payoff/contract/days';
import { poundsFromPence } from '@debt-payoff/contract/money';
import { addMonths, type Month, monthOf } from '@debt-payoff/contract/months';
import type { PlanVsActual as PlanVsActualReply } from '@debt-payoff/contract/progress';
import type { PlanVsActual } from './plan-vs-actual.ts';

export function planVsActualReply(found: PlanVsActual): PlanVsActualReply {
  const { firstPlan, actual, startMonth, today } = found;
  return {
    plan_started_on: firstPlan?.startedOn ?? null,
    first_plan:
      firstPlan === null ? [] : monthEnds(firstPlan.balancesPence, monthOf(firstPlan.madeOn)),
    actual: monthEnds(actual, startMonth).map((point, at) =>
      at === actual.length - 1 ? { ...point, date: today } : point,
    ),
    outcome: found.outcome,
    first_plan_month: firstPlan?.month ?? null,
    forecast_month: found.forecastMonth,
    months_sooner: found.monthsSooner,
    summary: found.summary,
    is_cause_in_summary: found.isCauseInSummary,
    causes: found.causes.map(({ sentence, monthsSooner }) => ({
      sentence: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`,
      months_sooner: monthsSooner,
    })),
    interest_paid: poundsFromPence(found.interestPaidPence),
    principal_paid: poundsFromPence(found.principalPaidPence),
  };
}

function monthEnds(balances: readonly number[], from: Month) {
  return balances.map((pence, at) => ({
    date: lastDayOf(addMonths(from, at)),
    balance: poundsFromPence(pence),
  }));
}
