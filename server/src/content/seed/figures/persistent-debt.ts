/** A card in persistent debt: 18 months of payments that go more to interest than to what is owed. */

import { basisPointsFromPercent } from '@debt-payoff/contract/money';
import type { DebtFigures } from '@debt-payoff/contract/planned-debt';
import { smallestClearingPaymentPence } from '@debt-payoff/engine/clearing-payment';
import { floors, minimumExample, minimumInMonth } from './card-minimums.ts';
import { type CardMonths, fixedPayment, minimumPayment, walkCard } from './card-months.ts';
import { rateToType } from './effective-rates.ts';
import { cardDebt } from './one-debt.ts';

/** The card of the article on minimum payments, with the same floor. */
export const card = minimumExample;
export const minimumFloorPence = floors.usualPence;
const minimum = minimumPayment(minimumFloorPence);

export function firstMinimumPence(): number {
  return minimumInMonth(1).totalPence;
}

export function onMinimums(months: number): CardMonths {
  return walkCard(card, minimum, months);
}

export function eighteenMonthsAt(paymentPence: number): CardMonths {
  return walkCard(card, fixedPayment(paymentPence), 18);
}

/** The smallest payment in whole pounds with which interest does not outweigh principal. */
export function smallestPaymentOutPence(): number {
  for (let paymentPence = 100; paymentPence <= card.balancePence; paymentPence += 100) {
    if (!isPersistent(eighteenMonthsAt(paymentPence))) return paymentPence;
  }
  throw new Error('No payment up to the balance is enough');
}

/** The same pounds every month, as the calculator takes them. */
export function cardAtPayment(paymentPence: number): DebtFigures {
  return asTyped(card.balancePence, paymentPence);
}

/** What is owed after 36 months of minimums, with the smallest payment that clears it in so many months. */
export function afterThirtySixMonths(withinMonths: number): DebtFigures {
  const { balancePence } = onMinimums(36);
  const rateBasisPoints = basisPointsFromPercent(rateToType(card.aprPercent));
  return asTyped(
    balancePence,
    smallestClearingPaymentPence({ balancePence, rateBasisPoints }, withinMonths),
  );
}

/** The payment of the 37th month. */
export function minimumAfterThirtySixMonths(): number {
  return minimumInMonth(37).totalPence;
}

function isPersistent({ interestPence, principalPence }: CardMonths): boolean {
  return interestPence > principalPence;
}

function asTyped(balancePence: number, paymentPence: number): DebtFigures {
  return cardDebt({ balancePence, interestRate: rateToType(card.aprPercent), paymentPence });
}
