/** The literals were worked out with 40 decimals in another language. */
import { expect, test } from 'vitest';
import {
  costOfDays,
  costOfMonth,
  dailyPercent,
  firstMonthTyped,
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

test('the calculator charges £28.33 in the first month on £1,000', () => {
  expect(firstMonthTyped()).toBe(2_833);
});

test('£1,000 clears in 45, 23 or 12 months', () => {
  expect(waysOutOfOverdraft()).toEqual([
    { paymentPence: 4_000, months: 45, interestPence: 76_403 },
    { paymentPence: 6_000, months: 23, interestPence: 37_252 },
    { paymentPence: 10_000, months: 12, interestPence: 19_246 },
  ]);
});

test('£60 a month lowers £1,000 to £796.02 in 6 months and to £554.81 in 12', () => {
  expect(middleWayOut()).toEqual({
    paymentPence: 6_000,
    lowerPaymentPence: 4_000,
    soonerMonths: 22,
    lessInterestPence: 39_151,
    firstFallPence: 3_167,
    afterSixMonthsPence: 79_602,
    afterTwelveMonthsPence: 55_481,
  });
});
