import { expect, it } from 'vitest';
import { placesOf } from './strategies.ts';

it.each([
  ['all debts', [2, 0, 1], [1, 2, 0]],
  ['some of them', [2], [1, 2, 0]],
  ['none', [], [0, 1, 2]],
  ['more places than there are debts', [4, 1, 3, 2], [4, 1, 3]],
])('an own order that names %s puts those it leaves out last, as entered', (_, order, places) => {
  expect(placesOf(order, 3).slice(0, 3)).toEqual(places);
});
