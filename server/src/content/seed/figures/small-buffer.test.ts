/** The literals come from a walk in exact fractions, written apart from the engine in another language. */
import { expect, test } from 'vitest';
import {
  bufferCost,
  monthlySharePence,
  withBillOnCard,
  withBufferKept,
  withBufferPaidIn,
} from './small-buffer.ts';

test('the card with the buffer kept aside, and with £500 paid in', () => {
  expect(withBufferKept()).toMatchObject({ months: 36, interestPence: 106_135 });
  expect(withBufferPaidIn(500)).toMatchObject({ months: 27, interestPence: 61_062 });
});

test.each([
  [200, { interestPence: 20_276, months: 4 }],
  [500, { interestPence: 45_073, months: 9 }],
  [1_000, { interestPence: 74_560, months: 17 }],
])('what a buffer of £%s costs', (buffer, expected) => {
  expect(bufferCost(buffer)).toEqual(expected);
});

test('a bill of £500 after a year that goes back on the card', () => {
  expect(withBillOnCard()).toEqual({ months: 34, interestPence: 83_731 });
});

test('a twelfth of £480 is £40', () => {
  expect(monthlySharePence()).toBe(4_000);
});
