import { describe, expect, it } from 'vitest';
import { averagePence, churnPercent, lifetimePence, monthlyPence } from './revenue.ts';

it.each([
  [499, 416],
  [999, 833],
  // 2.5 goes up.
  [3, 3],
  [598, 498],
  [0, 0],
])('takes the VAT off %i pence once, and rounds half up', (gross, net) => {
  expect(monthlyPence(gross, { isWithoutVat: true })).toBe(net);
  expect(monthlyPence(gross, { isWithoutVat: false })).toBe(gross);
});

it('rounds the sum, not its parts', () => {
  // 5 x 4.99 is 24.95, without VAT 20.791...; 5 x 4.16 would be 20.80.
  expect(monthlyPence(5 * 499, { isWithoutVat: true })).toBe(2_079);
});

it.each([
  [0, 0, 0],
  [1_998, 2, 999],
  [1_001, 2, 501],
  [1_000, 3, 333],
])('%i pence from %i are %i on average', (mrrPence, payingCount, average) => {
  expect(averagePence(mrrPence, payingCount)).toBe(average);
});

it.each([
  [0, 0, 0],
  [3, 0, 0],
  [3, 1, 33.3],
  [3, 2, 66.7],
  [8, 1, 12.5],
  [16, 1, 6.3],
  [5, 5, 100],
])('of %i who paid, %i left: %f percent', (payingAtStart, churned, percent) => {
  expect(churnPercent({ payingAtStart, churned })).toBe(percent);
});

describe('what one who pays brings in', () => {
  const one = { mrrPence: 10_000, payingCount: 20, payingAtStart: 20, churned: 1, days: 30 };

  it('is the average over the part that leaves in 30 days', () => {
    // £5 a month, and one in twenty leaves: 20 months.
    expect(lifetimePence(one)).toBe(10_000);
    // The same number of leavers in 90 days is a third of them in a month.
    expect(lifetimePence({ ...one, days: 90 })).toBe(30_000);
    expect(lifetimePence({ ...one, days: 7 })).toBe(2_333);
  });

  it('rounds once, at the end', () => {
    // 10.00 / 3 = 3.333..., over a half: 6.666... With an average of 3.33 it would be 6.66.
    const three = { mrrPence: 1_000, payingCount: 3, payingAtStart: 2, churned: 1, days: 30 };
    expect(lifetimePence(three)).toBe(667);
  });

  it.each([
    ['nobody pays', { payingCount: 0, mrrPence: 0 }],
    ['nobody left', { churned: 0 }],
    ['nobody paid at the start', { payingAtStart: 0, churned: 0 }],
  ])('is 0 where %s', (_, changes) => {
    expect(lifetimePence({ ...one, ...changes })).toBe(0);
  });
});
