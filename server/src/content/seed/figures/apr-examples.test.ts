/** The literals were worked out with 40 decimals in another language. */
import { expect, test } from 'vitest';
import {
  aprEnteredBothWays,
  knownMonthlyRate,
  monthlyRates,
  monthOnThreeThousand,
  sampleBox,
} from './apr-examples.ts';

test.each([
  [18.9, { compoundPence: 4359, twelfthPence: 4725 }],
  [24.9, { compoundPence: 5610, twelfthPence: 6225 }],
  [39.9, { compoundPence: 8512, twelfthPence: 9975 }],
])('a month on £3,000 at %s%% APR costs less than a twelfth of the year', (apr, interest) => {
  expect(monthOnThreeThousand(apr)).toEqual(interest);
});

test('an APR comes to so much in a month, in percent and on £3,000', () => {
  expect(
    monthlyRates().map(({ yearlyPercent, monthlyPercent, interestPence }) => [
      yearlyPercent,
      monthlyPercent.toFixed(2),
      interestPence,
    ]),
  ).toEqual([
    [9.9, '0.79', 2_369],
    [18.9, '1.45', 4_359],
    [24.9, '1.87', 5_610],
    [29.9, '2.20', 6_612],
    [34.9, '2.53', 7_578],
    [39.9, '2.84', 8_512],
  ]);
});

test('a rate of 2.2% a month is 29.8% a year, and £66.00 on £3,000', () => {
  const { yearlyPercent, twelveTimesPercent, interestPence } = knownMonthlyRate();
  expect(yearlyPercent.toFixed(1)).toBe('29.8');
  expect(twelveTimesPercent).toBe(26.4);
  expect(interestPence).toBe(6_600);
});

test('11.7% a year is 0.926% a month', () => {
  expect(sampleBox().compoundPercent).toBeCloseTo(0.926, 3);
});

test('£3,000 at 24.9% and £100 a month, as an APR and as a simple yearly rate', () => {
  const { atApr, unsaid } = aprEnteredBothWays();
  expect(atApr).toMatchObject({ months: 45, interestPence: 144_382 });
  expect(unsaid).toMatchObject({ months: 48, interestPence: 174_367 });
});
