/** The literals were worked out with 40 decimals in another language. */
import { expect, test } from 'vitest';
import {
  costOfDays,
  costOfMonth,
  dailyPercent,
  middleWayOut,
  waysOutOfOverdraft,
} from './overdraft.ts';

test('at 39.9% EAR a day costs 0.0920%, and £500 for 14 days £6.48', () => {
  expect(dailyPercent().toFixed(4)).toBe('0.0920');
  expect(costOfDays(50_000, 14)).toBe(648);
});

test('a month costs £28.37 on £1,000 and £2.84 on £100', () => {
  expect(costOfMonth(100_000)).toBe(2_837);
  expect(costOfMonth(10_000)).toBe(284);
});

test('£1,000 clears in 45, 23 or 12 months', () => {
  expect(waysOutOfOverdraft()).toEqual([
    { paymentPence: 4_000, months: 45, interestPence: 76_669 },
    { paymentPence: 6_000, months: 23, interestPence: 37_334 },
    { paymentPence: 10_000, months: 12, interestPence: 19_281 },
  ]);
});

test('£60 a month lowers £1,000 to £796.27 in 6 months and to £555.29 in 12', () => {
  expect(middleWayOut()).toEqual({
    paymentPence: 6_000,
    lowerPaymentPence: 4_000,
    soonerMonths: 22,
    lessInterestPence: 39_335,
    firstFallPence: 3_163,
    afterSixMonthsPence: 79_627,
    afterTwelveMonthsPence: 55_529,
  });
});
