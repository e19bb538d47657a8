/** The literals were worked out with 40 decimals in another language. */
import { expect, test } from 'vitest';
import {
  aprTypedBothWays,
  knownMonthlyRate,
  monthOnThreeThousand,
  ratesToType,
  sampleBox,
} from './apr-examples.ts';

test.each([
  [18.9, { compoundPence: 4359, twelfthPence: 4725 }],
  [24.9, { compoundPence: 5610, twelfthPence: 6225 }],
  [39.9, { compoundPence: 8512, twelfthPence: 9975 }],
])('a month on £3,000 at %s%% APR costs less than a twelfth of the year', (apr, interest) => {
  expect(monthOnThreeThousand(apr)).toEqual(interest);
});

test('the rate to type is twelve times what the APR comes to in a month', () => {
  expect(
    ratesToType().map(({ yearlyPercent, monthlyPercent, typedPercent }) => [
      yearlyPercent,
      monthlyPercent.toFixed(2),
      typedPercent,
    ]),
  ).toEqual([
    [9.9, '0.79', 9.5],
    [18.9, '1.45', 17.4],
    [24.9, '1.87', 22.4],
    [29.9, '2.20', 26.4],
    [34.9, '2.53', 30.3],
    [39.9, '2.84', 34],
  ]);
});

test('a rate of 2.2% a month is 29.8% a year, and is typed as 26.4%', () => {
  const { yearlyPercent, typedPercent } = knownMonthlyRate();
  expect(yearlyPercent.toFixed(1)).toBe('29.8');
  expect(typedPercent).toBe(26.4);
});

test('11.7% a year is 0.926% a month', () => {
  expect(sampleBox().compoundPercent).toBeCloseTo(0.926, 3);
});

test('£3,000 at 24.9% APR and £100 a month, typed as it is and converted', () => {
  const { asItIs, converted, atApr } = aprTypedBothWays();
  expect(asItIs).toMatchObject({ months: 48, interestPence: 174_367 });
  expect(converted).toMatchObject({ months: 45, interestPence: 143_927 });
  expect(atApr).toMatchObject({ months: 45, interestPence: 144_382 });
});
