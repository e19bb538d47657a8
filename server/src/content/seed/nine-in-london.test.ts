import { expect, it } from 'vitest';
import { nineInLondon } from './nine-in-london.ts';

it.each([
  ['2026-01-15', '2026-01-15T09:00:00.000Z'],
  ['2026-07-15', '2026-07-15T08:00:00.000Z'],
  ['2026-03-29', '2026-03-29T08:00:00.000Z'],
])('nine in the morning of %s in London is %s', (day, instant) => {
  expect(nineInLondon(day).toISOString()).toBe(instant);
});
