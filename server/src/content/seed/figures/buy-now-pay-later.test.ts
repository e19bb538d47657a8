import { expect, it } from 'vitest';
import {
  instalmentsBesideCard,
  lateFeesMaxPence,
  scheduleDifferencePence,
} from './buy-now-pay-later.ts';

// The literals were worked out month by month in decimal arithmetic, apart from the engine.

it('lets £300 at £50 a month run for its six months while the extra goes to the card', () => {
  expect(instalmentsBesideCard('avalanche')).toEqual({
    months: 15,
    interestPence: 30_274,
    clearedInMonth: [6, 15],
  });
});

it('clears £300 at £50 and £40 extra a month in the fourth month', () => {
  expect(instalmentsBesideCard('snowball')).toEqual({
    months: 15,
    interestPence: 31_441,
    clearedInMonth: [4, 15],
  });
});

it('tells the two apart', () => {
  expect(scheduleDifferencePence()).toBe(1_167);
});

// By hand: a quarter of £30 is £7.50 and of £40 is £10; two fees of £5 are £10.
it('caps late fees at a quarter of the order, and at two fees', () => {
  expect([3_000, 4_000, 30_000].map(lateFeesMaxPence)).toEqual([750, 1_000, 1_000]);
});
