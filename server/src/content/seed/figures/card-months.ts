/** One card, walked month by month at its APR: for minimum payments, which the engine does not have. */

import { interestPence, monthlyRateOf } from './effective-rates.ts';

export type Card = { readonly balancePence: number; readonly aprPercent: number };

/** What is paid in a month, by the balance at its start and the interest on it. */
export type PaymentRule = (month: {
  readonly openingPence: number;
  readonly interestPence: number;
}) => number;

export type CardMonths = {
  readonly months: number;
  readonly interestPence: number;
  readonly principalPence: number;
  readonly balancePence: number;
};

/** Interest and 1% of the balance, as CONC 6.7.5R asks at least, and never less than the floor. */
export function minimumPayment(floorPence: number): PaymentRule {
  return (month) => Math.max(floorPence, month.interestPence + onePercentPence(month.openingPence));
}

/** Half a penny is rounded down, as in the figures that the test compares with. */
function onePercentPence(pence: number): number {
  return Math.ceil((pence - 50) / 100);
}

export function fixedPayment(pence: number): PaymentRule {
  return () => pence;
}

/** Until the card is clear, or for the given number of months. */
export function walkCard(card: Card, payment: PaymentRule, monthsMax: number): CardMonths {
  const rate = monthlyRateOf(card.aprPercent);
  let balancePence = card.balancePence;
  let interest = 0;
  let months = 0;
  while (balancePence > 0 && months < monthsMax) {
    const charged = interestPence(balancePence, rate);
    const owed = balancePence + charged;
    const due = payment({ openingPence: balancePence, interestPence: charged });
    balancePence = owed - Math.min(owed, due);
    interest += charged;
    months += 1;
  }
  return {
    months,
    interestPence: interest,
    principalPence: card.balancePence - balancePence,
    balancePence,
  };
}
