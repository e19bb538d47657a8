/** What an overdraft costs by the day and the month, and how long it takes to leave it. */

import type { PlannedDebt } from '@debt-payoff/contract/planned-debt';
import { dailyRateOf, monthOn } from './effective-rates.ts';
import { clearedBy, firstMonthsOf } from './one-debt.ts';

export const overdraftEarPercent = 39.9;
export const overdraftPence = 100_000;

export function dailyPercent(): number {
  return dailyRateOf(overdraftEarPercent) * 100;
}

/** Interest that compounds daily on a balance that stays as it is. */
export function costOfDays(balancePence: number, days: number): number {
  return Math.round(balancePence * ((1 + dailyRateOf(overdraftEarPercent)) ** days - 1));
}

/** What the calculator charges: a payment below it lowers nothing. */
export function costOfMonth(balancePence: number): number {
  return monthOn(balancePence, { percent: overdraftEarPercent, kind: 'ear' });
}

export function overdraftAt(paymentPence: number): PlannedDebt {
  return {
    creditor: 'Example overdraft',
    type: 'Overdraft',
    balance: overdraftPence / 100,
    interestRate: overdraftEarPercent,
    rateKind: 'ear',
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
  return firstMonthsOf(overdraftAt(middle), months).balancePence;
}
