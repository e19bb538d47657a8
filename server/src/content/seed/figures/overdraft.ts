/** What an overdraft costs by the day and the month, and how long it takes to leave it. */

import { basisPointsFromPercent } from '@debt-payoff/contract/money';
import { type DebtFigures, planOf } from '@debt-payoff/contract/planned-debt';
import { monthlyInterestPence, startRun } from '@debt-payoff/engine';
import { dailyRateOf, interestPence, monthlyRateOf, rateToType } from './effective-rates.ts';
import { clearedBy, linkedPlan } from './one-debt.ts';

export const overdraftEarPercent = 39.9;
export const overdraftPence = 100_000;

export function dailyPercent(): number {
  return dailyRateOf(overdraftEarPercent) * 100;
}

/** Interest that compounds daily on a balance that stays as it is. */
export function costOfDays(balancePence: number, days: number): number {
  return interestPence(balancePence, (1 + dailyRateOf(overdraftEarPercent)) ** days - 1);
}

export function costOfMonth(balancePence: number): number {
  return interestPence(balancePence, monthlyRateOf(overdraftEarPercent));
}

/** The interest that the calculator charges in the first month: a payment below it lowers nothing. */
export function firstMonthTyped(): number {
  return monthlyInterestPence(
    overdraftPence,
    basisPointsFromPercent(rateToType(overdraftEarPercent)),
  );
}

export function overdraftAt(paymentPence: number): DebtFigures {
  return {
    creditor: 'Example overdraft',
    type: 'Overdraft',
    balance: overdraftPence / 100,
    interestRate: rateToType(overdraftEarPercent),
    monthlyPayment: paymentPence / 100,
    termMonths: null,
  };
}

export type WayOut = {
  readonly paymentPence: number;
  readonly months: number;
  readonly interestPence: number;
};

const lower = 4_000;
const middle = 6_000;
const higher = 10_000;

export function waysOutOfOverdraft(): readonly WayOut[] {
  return [lower, middle, higher].map(wayOut);
}

/** The middle payment month by month, and what it gains on the lower one. */
export function middleWayOut() {
  const [slow, way] = [wayOut(lower), wayOut(middle)];
  return {
    paymentPence: middle,
    lowerPaymentPence: lower,
    soonerMonths: slow.months - way.months,
    lessInterestPence: slow.interestPence - way.interestPence,
    firstFallPence: overdraftPence - owedAfter(1),
    afterSixMonthsPence: owedAfter(6),
    afterTwelveMonthsPence: owedAfter(12),
  };
}

function wayOut(paymentPence: number): WayOut {
  const cleared = clearedBy(overdraftAt(paymentPence));
  return { paymentPence, months: cleared.months, interestPence: cleared.interestPence };
}

function owedAfter(months: number): number {
  const { debts, extraPayment } = linkedPlan(overdraftAt(middle));
  const run = startRun(planOf(debts, extraPayment), 'minimum');
  while (run.month < months) run.advance();
  return run.totalBalancePence;
}
