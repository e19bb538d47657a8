import { expect, it } from 'vitest';
import { durationOf } from './durations.ts';

it.each([
  [0, '0 months'],
  [1, '1 month'],
  [11, '11 months'],
  [12, '1 year'],
  [60, '5 years'],
  [61, '5 years and 1 month'],
  [1_190, '99 years and 2 months'],
])('%i months read: %s', (months, words) => {
  expect(durationOf(months)).toBe(words);
});
