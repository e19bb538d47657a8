/** A card in persistent debt: 18 months of payments that go more to interest than to what is owed. */

import type { PlannedDebt } from '@debt-payoff/contract/planned-debt';
import { planOfCall } from '@debt-payoff/contract/termed-plan';
import { findGoal, finish } from '@debt-payoff/engine/terms';
import {
  cardOnMinimum,
  cardOnPayment,
  floors,
  minimumExample,
  minimumInMonth,
} from './card-minimums.ts';
import { firstMonthsOf, type MonthsOfDebt } from './one-debt.ts';

/** The card of the article on minimum payments, with the same floor. */
export const card = minimumExample;
export const minimumFloorPence = floors.usualPence;

export function firstMinimumPence(): number {
  return minimumInMonth(1).totalPence;
}

export function onMinimums(months: number): MonthsOfDebt {
  return firstMonthsOf(cardOnMinimum(minimumFloorPence), months);
}

export function eighteenMonthsAt(paymentPence: number): MonthsOfDebt {
  return firstMonthsOf(cardOnPayment(paymentPence), 18);
}

/** The smallest payment in whole pounds with which interest does not outweigh principal. */
export function smallestPaymentOutPence(): number {
  for (let paymentPence = 100; paymentPence <= card.balancePence; paymentPence += 100) {
    if (!isPersistent(eighteenMonthsAt(paymentPence))) return paymentPence;
  }
  throw new Error('No payment up to the balance is enough');
}

/** What is owed after 36 months of minimums, with the smallest payment that clears it in so many months. */
export function afterThirtySixMonths(withinMonths: number): PlannedDebt {
  const left = { ...cardOnPayment(0), balance: onMinimums(36).balancePence / 100 };
  const asked = { ...left, minimum: { floor: 0 } };
  const plan = planOfCall({ debts: [asked], extraPayment: 0 }, { targetMonths: withinMonths });
  const goal = finish(findGoal(plan, 'minimum', withinMonths));
  if (goal === null) throw new Error('Some payment clears it');
  return { ...left, monthlyPayment: goal.monthlyPaymentPence / 100 };
}

/** The payment of the 37th month. */
export function minimumAfterThirtySixMonths(): number {
  return minimumInMonth(37).totalPence;
}

function isPersistent({ interestPence, principalPence }: MonthsOfDebt): boolean {
  return interestPence > principalPence;
}
