import { expect, test } from 'vitest';
import {
  dailyRateOf,
  interestPence,
  monthlyRateOf,
  rateToType,
  yearlyPercentOf,
} from './effective-rates.ts';

/** Worked out with 40 decimals in another language; £43.59, £56.10 and £85.12 are a month on £3,000. */
test.each([
  { aprPercent: 18.9, monthlyPercent: 1.45306, onThreeThousand: 4359, typed: 17.4 },
  { aprPercent: 24.9, monthlyPercent: 1.87013, onThreeThousand: 5610, typed: 22.4 },
  { aprPercent: 39.9, monthlyPercent: 2.83749, onThreeThousand: 8512, typed: 34 },
])('$aprPercent% a year compounds monthly', (row) => {
  const rate = monthlyRateOf(row.aprPercent);
  expect(rate * 100).toBeCloseTo(row.monthlyPercent, 5);
  expect(interestPence(300_000, rate)).toBe(row.onThreeThousand);
  expect(rateToType(row.aprPercent)).toBe(row.typed);
});

test('39.9% a year is 0.0920% a day', () => {
  expect(dailyRateOf(39.9) * 100).toBeCloseTo(0.0920307, 7);
});

test('twelve months of 2.2% are 29.84% a year', () => {
  expect(yearlyPercentOf(2.2)).toBeCloseTo(29.84067, 5);
});
