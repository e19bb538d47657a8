import { expect, it } from 'vitest';
import {
  arrearsThenCards,
  cardsWithoutFreedPayment,
  savingOfFreedPayment,
  smallerCard,
} from './priority-debts.ts';

// The literals were worked out month by month in decimal arithmetic, apart from the engine.

it('moves the payment of the arrears to the cards once £600 at £100 a month is gone', () => {
  expect(arrearsThenCards()).toEqual({
    budgetPence: 30_000,
    toCardsAtFirstPence: 20_000,
    arrearsMonths: 6,
    smallerCardMonths: 12,
    months: 17,
    interestPence: 85_728,
  });
});

it('leaves the cards with £200 a month where the freed payment goes elsewhere', () => {
  expect(cardsWithoutFreedPayment()).toEqual({
    months: 24,
    interestPence: 111_398,
    clearedInMonth: [24, 20],
  });
});

it('clears the smaller card, which has only its own payment, when the annuity formula says', () => {
  const { balance, interestRate, monthlyPayment } = smallerCard;
  const rate = interestRate / 1_200;
  const months = -Math.log(1 - (balance * rate) / monthlyPayment) / Math.log(1 + rate);
  expect(cardsWithoutFreedPayment().clearedInMonth[1]).toBe(Math.ceil(months));
});

it('tells the two apart', () => {
  expect(savingOfFreedPayment()).toEqual({ months: 7, interestPence: 25_670 });
});
