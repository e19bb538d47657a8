import { lastDayOf } from '@debt-payoff/contract/days';
import { poundsFromPence } from '@debt-payoff/contract/money';
import { addMonths } from '@debt-payoff/contract/months';
import type { PlanVsActual as PlanVsActualReply } from '@debt-payoff/contract/progress';
import type { PlanVsActual } from './plan-vs-actual.ts';

const reasonsMost = 5;

/** The wire's names are older than ours: the first plan is `promised`, the forecast `expected`, the actual `happened`. */
export function planVsActualReply(found: PlanVsActual): PlanVsActualReply {
  const { startMonth, actual } = found;
  const monthEnd = (at: number) => lastDayOf(addMonths(startMonth, at));
  return {
    plan_started_on: found.startedOn,
    promised: found.firstPlan.map((pence, at) => ({
      date: monthEnd(at),
      balance: poundsFromPence(pence),
    })),
    happened: actual.map((pence, at) => ({
      date: at === actual.length - 1 ? found.today : monthEnd(at),
      balance: poundsFromPence(pence),
    })),
    promised_month: found.firstPlanMonth,
    expected_month: found.forecastMonth,
    months_sooner: found.monthsSooner,
    summary: found.summary,
    reasons: found.reasons.slice(0, reasonsMost).map(({ sentence }) => sentence),
    interest_paid: poundsFromPence(found.interestPaidPence),
    principal_paid: poundsFromPence(found.principalPaidPence),
  };
}
