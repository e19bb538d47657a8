/** The literals were worked out by hand, or with 40 decimals in another language. */
import { expect, test } from 'vitest';
import {
  costOfTransfer,
  costWithoutTransfer,
  leftAfter,
  longDealOrders,
  shortDealOrders,
  transferredBalance,
  withFee,
} from './balance-transfer.ts';

test('a fee is added to the balance', () => {
  expect(withFee(50_000, 4)).toBe(52_000);
  expect(transferredBalance()).toEqual({
    balancePence: 309_000,
    feePence: 9_000,
    clearingPaymentPence: 17_167,
  });
});

test('what is left when the deal ends is the balance less the payments', () => {
  expect(leftAfter(18)).toEqual({ balancePence: 93_000, months: 9, interestPence: 8_435 });
  expect(leftAfter(6)).toMatchObject({ balancePence: 237_000 });
});

test('a deal that lasts costs the fee and the interest on what is left', () => {
  expect(costOfTransfer(18)).toEqual({ months: 27, costPence: 9_000 + 8_435 });
  expect(costOfTransfer(6)).toEqual({ months: 31, costPence: 9_000 + 61_583 });
  expect(costWithoutTransfer()).toEqual({ months: 35, costPence: 108_169 });
});

test('beside a loan, a short deal on a large balance costs less where the later rate decides', () => {
  expect(shortDealOrders()).toMatchObject({
    rateToday: { months: 23, interestPence: 128_727 },
    rateAfter: { months: 22, interestPence: 87_056 },
  });
});

test('beside a loan, a long deal on a small balance costs less where the rate of today decides', () => {
  expect(longDealOrders()).toMatchObject({
    rateToday: { months: 15, interestPence: 31_622 },
    rateAfter: { months: 15, interestPence: 40_365 },
  });
});

test.each([shortDealOrders, longDealOrders])(
  'the order that the calculator takes costs no more than either: %o',
  (orders) => {
    const { rateToday, rateAfter, calculator } = orders();
    const either = Math.min(rateToday.interestPence, rateAfter.interestPence);
    expect(calculator.interestPence).toBeLessThanOrEqual(either);
  },
);
