/** A card that is paid by its minimum, which falls, and by the same amount every month. */
import type { PlainLinkedPlan } from '@debt-payoff/contract/plan-link';
import { monthsMax } from '@debt-payoff/engine';
import { type CardMonths, fixedPayment, minimumPayment, walkCard } from './card-months.ts';
import { type ClearedPlan, clearedPlan } from './cleared-plan.ts';
import { monthlyRateOf, rateToType } from './effective-rates.ts';
import { cardDebt, linkedPlan } from './one-debt.ts';

export const minimumExample = { balancePence: 300_000, aprPercent: 24.9 } as const;
export const floors = { usualPence: 2_500, lowPence: 500 } as const;

export function monthlyRatePercent(): number {
  return monthlyRateOf(minimumExample.aprPercent) * 100;
}

export function onFallingMinimum(floorPence: number): CardMonths {
  return walkCard(minimumExample, minimumPayment(floorPence), monthsMax);
}

export type MinimumParts = {
  readonly interestPence: number;
  readonly principalPence: number;
  readonly totalPence: number;
};

/** The minimum of that month, with the usual floor. */
export function minimumInMonth(month: number): MinimumParts {
  const before = walkFor(month - 1);
  const after = walkFor(month);
  const interestPence = after.interestPence - before.interestPence;
  const principalPence = after.principalPence - before.principalPence;
  return { interestPence, principalPence, totalPence: interestPence + principalPence };
}

/** The first month in which the minimum is no longer above the usual floor. */
export function firstMonthAtFloor(): number {
  for (let month = 1; month <= monthsMax; month += 1) {
    if (minimumInMonth(month).totalPence <= floors.usualPence) return month;
  }
  throw new Error('The minimum never comes down to its floor');
}

/** The first minimum, paid every month. */
export function onFirstMinimumKept(): CardMonths {
  return walkCard(minimumExample, fixedPayment(minimumInMonth(1).totalPence), monthsMax);
}

/** The same as the calculator takes it, with the rate whose twelfth is nearest to the month's. */
export function keptMinimumPlan(
  ratePercent: number = rateToType(minimumExample.aprPercent),
): PlainLinkedPlan {
  const { balancePence } = minimumExample;
  const paymentPence = minimumInMonth(1).totalPence;
  return linkedPlan(cardDebt({ balancePence, interestRate: ratePercent, paymentPence }));
}

export function keptInCalculator(ratePercent?: number): ClearedPlan {
  return clearedPlan(keptMinimumPlan(ratePercent), 'minimum');
}

function walkFor(months: number): CardMonths {
  return walkCard(minimumExample, minimumPayment(floors.usualPence), months);
}
