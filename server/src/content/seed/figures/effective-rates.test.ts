import { expect, test } from 'vitest';
import { dailyRateOf, monthlyPercentOf, monthOn, yearlyPercentOf } from './effective-rates.ts';

/** Worked out with 40 decimals in another language; £43.59, £56.10 and £85.12 are a month on £3,000. */
test.each([
  { percent: 18.9, monthlyPercent: 1.45306, onThreeThousand: 4359, twelfth: 4725 },
  { percent: 24.9, monthlyPercent: 1.87013, onThreeThousand: 5610, twelfth: 6225 },
  { percent: 39.9, monthlyPercent: 2.83749, onThreeThousand: 8512, twelfth: 9975 },
])('$percent% a year compounds monthly', (row) => {
  const { percent } = row;
  expect(monthlyPercentOf(percent)).toBeCloseTo(row.monthlyPercent, 5);
  expect(monthOn(300_000, { percent, kind: 'apr' })).toBe(row.onThreeThousand);
  expect(monthOn(300_000, { percent, kind: 'ear' })).toBe(row.onThreeThousand);
  expect(monthOn(300_000, { percent, kind: 'simple' })).toBe(row.twelfth);
});

test('39.9% a year is 0.0920% a day', () => {
  expect(dailyRateOf(39.9) * 100).toBeCloseTo(0.0920307, 7);
});

test('twelve months of 2.2% are 29.84% a year', () => {
  expect(yearlyPercentOf(2.2)).toBeCloseTo(29.84067, 5);
});
