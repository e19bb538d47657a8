/** The literals come from a walk in exact fractions, written apart from the engine in another language. */
import { expect, test } from 'vitest';
import { exampleOutcome, sameOrderOutcome } from './strategy-example.ts';

test.each([
  ['avalanche', { months: 31, interestPence: 282_216, clearedInMonth: [26, 27, 31, 25] }],
  ['snowball', { months: 32, interestPence: 323_224, clearedInMonth: [6, 14, 22, 32] }],
  ['minimum', { months: 38, interestPence: 339_865, clearedInMonth: [16, 20, 33, 38] }],
] as const)('the four debts under %s', (strategy, expected) => {
  expect(exampleOutcome(strategy)).toEqual(expected);
});

test('avalanche and snowball tie where the smallest debt has the highest rate', () => {
  const expected = { months: 28, interestPence: 179_114, clearedInMonth: [6, 15, 24, 28] };
  expect(sameOrderOutcome('avalanche')).toEqual(expected);
  expect(sameOrderOutcome('snowball')).toEqual(expected);
});
