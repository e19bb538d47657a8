import { poundsFromPence } from '@debt-payoff/contract/money';
import type { PlanVsActual as PlanVsActualReply } from '@debt-payoff/contract/progress';
import { type DatedBalance, datedBalances } from './dated-balances.ts';
import { causeLines, type PlanVsActual } from './plan-vs-actual.ts';

export function planVsActualReply(found: PlanVsActual): PlanVsActualReply {
  const { firstPlan, actual } = datedBalances(found);
  return {
    plan_started_on: found.firstPlan?.startedOn ?? null,
    first_plan: firstPlan.map(pointReply),
    actual: actual.map(pointReply),
    outcome: found.outcome,
    first_plan_month: found.firstPlan?.month ?? null,
    forecast_month: found.forecastMonth,
    months_sooner: found.monthsSooner,
    summary: found.summary,
    is_cause_in_summary: found.isCauseInSummary,
    causes: causeLines(found).map(({ sentence, monthsSooner }) => ({
      sentence,
      months_sooner: monthsSooner,
    })),
    interest_paid: poundsFromPence(found.interestPaidPence),
    principal_paid: poundsFromPence(found.principalPaidPence),
  };
}

function pointReply({ date, pence }: DatedBalance) {
  return { date, balance: poundsFromPence(pence) };
}
