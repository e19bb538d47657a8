/** The engine behind the interface that the properties ask. */
import { listMonths, type Month } from '../months.ts';
import { monthlyPaymentPence, resultOf } from '../outcome.ts';
import type { DebtTerms, Plan } from '../plan.ts';
import { findGoal, finish, type Goal, partsOf, termsOf } from '../terms/terms.ts';
import type { MonthlyDetail, StrategyName, Target, UkResult } from './reference.fixture.ts';
import {
  itemAt,
  type ReferenceDebt,
  readPlan,
  termsIn,
  type UkDebt,
  type UkRequest,
} from './reference-plan.fixture.ts';

export function engineResult(request: UkRequest, name: StrategyName): UkResult {
  return resultOfPlan(request, termedPlan(request), name);
}

/** Of a request whose debts use no new field, by the path that such plans have of their own. */
export function plainEngineResult(request: UkRequest, name: StrategyName): UkResult {
  return resultOfPlan(request, plainPlan(request), name);
}

function resultOfPlan(request: UkRequest, plan: Plan, name: StrategyName): UkResult {
  const { outcome, shortfall } = resultOf(plan, name);
  const look = name === 'avalanche' ? plan.terms?.lookAhead(plan) : undefined;
  const { targetMonths } = request;
  const { debts } = readPlan(request);
  return {
    monthsToPayoff: outcome.neverPaysOff ? null : outcome.months,
    totalInterestPaid: outcome.neverPaysOff ? null : outcome.totalInterestPence / 100,
    totalFees: (plan.terms?.feesPence ?? 0) / 100,
    monthlyPayment: monthlyPaymentPence(plan, name) / 100,
    neverPaysOff: outcome.neverPaysOff,
    shortfall: shortfall ? { month: shortfall.month, amount: shortfall.pence / 100 } : null,
    ...(look === undefined ? {} : { lookAhead: look }),
    ...(targetMonths == null
      ? {}
      : { target: targetOf(finish(findGoal(plan, name, targetMonths))) }),
    monthlyDetails: listMonths(plan, name).map((month) => detailOf(debts, month)),
  };
}

export function plainPlan(request: UkRequest): Plan {
  return {
    debts: request.debts.map((debt) => ({
      balancePence: pence(debt.balance),
      rateBasisPoints: Math.round(debt.interestRate * 1_000) / 10,
      monthlyPaymentPence: pence(debt.monthlyPayment ?? 0),
    })),
    extraPence: pence(request.extraPayment ?? 0),
    customOrder: request.customOrder ?? undefined,
  };
}

export function termedPlan(request: UkRequest): Plan {
  const oneOffs = (request.oneOffs ?? []).map(({ month, amount, debt }) => ({
    month,
    pence: pence(amount),
    debt: debt ?? undefined,
  }));
  const debts = request.debts.map(debtTerms);
  return {
    ...plainPlan(request),
    terms: termsOf({ debts, oneOffs, pauses: request.pauses ?? [] }),
  };
}

function debtTerms(debt: UkDebt): DebtTerms {
  const kind = debt.rateKind ?? 'simple';
  return {
    rateParts: partsOf(kind, debt.interestRate),
    rateChanges: (debt.rateChanges ?? []).map(({ lastMonth, thenRate, thenPayment }) => ({
      lastMonth,
      thenParts: partsOf(kind, thenRate),
      thenPaymentPence: thenPayment == null ? undefined : pence(thenPayment),
    })),
    feePence: pence(debt.fee ?? 0),
    minimum: debt.minimum
      ? {
          floorPence: pence(debt.minimum.floor),
          percentBasisPoints: pence(debt.minimum.percent ?? 0),
          plusInterest: debt.minimum.plusInterest ?? false,
        }
      : null,
    isPriority: debt.priority ?? false,
    takesExtra: debt.takesExtra ?? true,
  };
}

function targetOf(goal: Goal | null): Target | null {
  return (
    goal && {
      months: goal.months,
      extraPayment: goal.extraPence / 100,
      monthlyPayment: goal.monthlyPaymentPence / 100,
      monthsToPayoff: goal.monthsToPayoff,
      totalInterestPaid: goal.totalInterestPence / 100,
    }
  );
}

/** The engine keeps no typed rates: those of the entries are the request's. */
function detailOf(entered: readonly ReferenceDebt[], month: Month): MonthlyDetail {
  const creditor = (index: number) => itemAt(entered, index).creditor;
  return {
    month: month.month,
    total_balance: month.totalBalancePence / 100,
    available_extra: month.availableExtraPence / 100,
    total_interest_paid: month.totalInterestPence / 100,
    paid_off_this_month: month.clearedDebts.map(creditor),
    debts: month.debts.map(({ balancePence, paidPence }, index) => ({
      creditor: creditor(index),
      balance: balancePence / 100,
      interest_rate: termsIn(itemAt(entered, index), month.month).typedRate,
      monthly_payment: paidPence / 100,
      paid_off: balancePence === 0,
    })),
  };
}

const pence = (pounds: number): number => Math.round(pounds * 100);
