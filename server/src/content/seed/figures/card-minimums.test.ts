/** The literals were worked out with 40 decimals, in another language; those of the falling minimum are in the engine's vectors too. */
import { expect, test } from 'vitest';
import {
  cardOnMinimum,
  firstMonthAtFloor,
  floors,
  keptWithRateUnsaid,
  minimumInMonth,
  monthlyRatePercent,
  onFallingMinimum,
  onFirstMinimumKept,
} from './card-minimums.ts';
import { clearedPlan } from './cleared-plan.ts';

test('24.9% APR is 1.8701% a month', () => {
  expect(monthlyRatePercent()).toBeCloseTo(1.870132, 6);
});

test.each([
  [floors.usualPence, { months: 180, interestPence: 453_301 }],
  [floors.lowPence, { months: 341, interestPence: 539_495 }],
])('the falling minimum with a floor of %s pence', (floorPence, expected) => {
  expect(onFallingMinimum(floorPence)).toMatchObject(expected);
});

test('the first minimum, kept', () => {
  const kept = { months: 57, interestPence: 189_994 };
  expect(onFirstMinimumKept()).toMatchObject(kept);
  const card = { debts: [cardOnMinimum(floors.usualPence)], extraPayment: 0 };
  expect(clearedPlan(card, 'avalanche')).toMatchObject(kept);
  expect(clearedPlan(card, 'snowball')).toMatchObject(kept);
});

test('the same payment with 24.9% as a simple yearly rate', () => {
  expect(keptWithRateUnsaid()).toMatchObject({ months: 63, interestPence: 238_192 });
});

test.each([
  [1, { interestPence: 5_610, principalPence: 3_000, totalPence: 8_610 }],
  [2, { interestPence: 5_554, principalPence: 2_970, totalPence: 8_524 }],
  [13, { interestPence: 4_973, principalPence: 2_659, totalPence: 7_632 }],
  [61, { interestPence: 3_070, principalPence: 1_641, totalPence: 4_711 }],
])('the minimum in month %s', (month, expected) => {
  expect(minimumInMonth(month)).toEqual(expected);
});

test('the minimum comes down to its floor in month 125', () => {
  expect(firstMonthAtFloor()).toBe(125);
});
