/** Whether an extra payment meets a goal, asked of the plan without the goal. */
import { ordersOf, type StrategyName, type UkResult } from './reference.fixture.ts';
import type { ReferenceOrder } from './reference-order.fixture.ts';
import {
  itemAt,
  type ReferencePlan,
  readPlan,
  type UkDebt,
  type UkRequest,
} from './reference-plan.fixture.ts';
import { runReference } from './reference-run.fixture.ts';

/** One strategy's result for the body of a call. */
export type Calculator = (request: UkRequest, name: StrategyName) => UkResult;

/** The same plan with what lenders ask and this extra: under a rule, own payments are left out. */
export function withGoalExtra(request: UkRequest, extraPence: bigint): UkRequest {
  return {
    ...request,
    debts: request.debts.map(withoutOwnPayments),
    extraPayment: Number(extraPence) / 100,
    targetMonths: null,
  };
}

function withoutOwnPayments(debt: UkDebt): UkDebt {
  if (!debt.minimum) return debt;
  const rateChanges = (debt.rateChanges ?? []).map((change) => ({ ...change, thenPayment: null }));
  return { ...debt, monthlyPayment: null, rateChanges };
}

type GoalFigures = { monthlyPayment: number; monthsToPayoff: number; totalInterestPaid: number };

/** The figures with which a request is in time and without a shortfall; null where it is not. */
export function goalFigures(
  calculate: Calculator,
  request: UkRequest,
  name: StrategyName,
  months: number,
): GoalFigures | null {
  const plan = readPlan(request);
  const orders = ordersOf(plan, name);
  if (orders.length > 1) return figuresOfLooks(plan, orders, months);
  const { monthlyPayment, monthsToPayoff, totalInterestPaid, shortfall } = calculate(request, name);
  if (monthsToPayoff === null || totalInterestPaid === null) return null;
  if (monthsToPayoff > months || shortfall) return null;
  return { monthlyPayment, monthsToPayoff, totalInterestPaid };
}

/** The cheapest look of all may be too late for the goal, and a dearer one in time. */
function figuresOfLooks(
  plan: ReferencePlan,
  orders: readonly ReferenceOrder[],
  months: number,
): GoalFigures | null {
  const [best] = orders
    .map((order) => runReference(plan, order, months))
    .filter((run) => run.isCleared && !run.shortfall)
    .toSorted((a, b) => Number(a.interest - b.interest) || a.months.length - b.months.length);
  if (!best) return null;
  return {
    monthlyPayment: Number(itemAt(best.months, 0).budget) / 100,
    monthsToPayoff: best.months.length,
    totalInterestPaid: Number(best.interest) / 100,
  };
}
